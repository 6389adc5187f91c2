export interface GeneratedFile {
  /** Its path from the root. */
  readonly file: string;
  /** What it is made of, as its header says. */
  readonly sources: readonly string[];
  readonly text: string;
}

export function formatted(
  root: string,
  output: {
    readonly file: string;
    readonly sources: readonly string[];
    readonly body: string;
    readonly unchecked?: boolean;
  },
): Promise<GeneratedFile>;
export function driftedFiles(root: string, files: readonly GeneratedFile[]): GeneratedFile[];
export function writeFiles(root: string, files: readonly GeneratedFile[]): void;
