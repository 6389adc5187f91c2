/**
 * A daemon that misbehaves in the one way that its arguments name: `node main.mjs BEHAVIOUR [DETAIL]`. What it does
 * not spoil is done by the reference daemon, in this process, so that every alarm is about the misbehaviour.
 */
import { conversations } from "./conversations.mjs";
import { dials } from "./dials.mjs";
import { groups } from "./groups.mjs";
import { launches } from "./launches.mjs";

const behaviours = { ...launches, ...conversations, ...dials, ...groups };
const [name, detail] = process.argv.slice(2);
const behave = behaviours[name];
if (behave === undefined) {
  process.stderr.write(`${name} is none of ${Object.keys(behaviours).join(", ")}\n`);
  process.exit(64);
}
await behave(detail);
