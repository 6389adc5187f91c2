/**
 * Frames of an app as cases hold them: texts with placeholders for what is known only when a case is performed
 * (`$SESSION`, `$OTHER`, `$ALIAS`, `$CALL`, `$TOKEN`).
 */

/** A text frame; one in which `$BYTES` stands for bytes, in hexadecimal; or a binary frame with the bytes of a text. */
export type AppFrame =
  { readonly text: string } | { readonly text: string; readonly bytes: string } | { readonly binary: string };

/** The text of a frame of the app's own session: `members` is the JSON text of its further members. */
export function ownFrame(type: string, members: string): string {
  return `{"type":${JSON.stringify(type)},"session_id":"$SESSION"${members === "" ? "" : `,${members}`}}`;
}

/** Members that make an `event` of a type: what would be right if the type were. */
export const eventMembers = '"name":"probe","payload":null,"ts":1';

/** A well-formed event of the app's own session. */
export const ownEvent = ownFrame("event", eventMembers);

/** A well-formed snapshot of the app's own session: one tool called `changed`. */
export const ownSnapshot = ownFrame(
  "tool_registry_snapshot",
  '"tools":[{"name":"changed","description":"Must not be listed."}]',
);

/** The text with its placeholders filled in, each value escaped as the inside of a JSON string. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$([A-Z]+)/gu, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : JSON.stringify(value).slice(1, -1);
  });
}

/** Whether the frame has the placeholder. */
export function mentions(frame: AppFrame, placeholder: string): boolean {
  return Object.values(frame).some((content) => content.includes(placeholder));
}
