/** `config.json` of the state directory: what may be set there, and what holds where it is not. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isAddress } from "./address.js";
import { has, isFiniteNumber, isIntegerFrom, isObject, type JsonObject } from "./json.js";
import { StartError } from "./start-error.js";

/** The daemon's settings, with every default filled in. */
export type Config = {
  /** TCP port of the app socket; 0 lets the system choose. */
  readonly wssPort: number;
  /** IP address that links tell apps to dial, and that the app socket is bound to. */
  readonly advertisedIp: string;
  /** How long a suspended session waits for a resume, in seconds. */
  readonly graceSeconds: number;
  /** How long a new socket may stay silent, in milliseconds (WIRE-04). */
  readonly preClaimTimeoutMs: number;
  /** Time between two pings of an app, in seconds. */
  readonly keepaliveIntervalSeconds: number;
  /** How long a link lives when `link.create` does not say, in seconds. */
  readonly linkTtlSeconds: number;
};

const DEFAULTS: Config = {
  wssPort: 0,
  advertisedIp: "127.0.0.1",
  graceSeconds: 120,
  preClaimTimeoutMs: 10_000,
  keepaliveIntervalSeconds: 15,
  linkTtlSeconds: 300,
};

type Rule = { readonly accepts: (value: unknown) => boolean; readonly takes: string };

const POSITIVE: Rule = {
  accepts: (value) => isFiniteNumber(value) && value > 0,
  takes: "a number greater than 0",
};

const RULES: Readonly<Record<keyof Config, Rule>> = {
  wssPort: {
    accepts: (value) => isIntegerFrom(0, value) && value <= 65_535,
    takes: "an integer from 0 to 65535",
  },
  advertisedIp: { accepts: isAddress, takes: "an IPv4 or IPv6 address" },
  graceSeconds: POSITIVE,
  preClaimTimeoutMs: POSITIVE,
  keepaliveIntervalSeconds: POSITIVE,
  linkTtlSeconds: POSITIVE,
};

/**
 * Reads `config.json`; a missing file means the defaults, and keys it does not know are ignored.
 *
 * @throws StartError when the file is no JSON object, or a known key has a value of the wrong type; the message names the key
 */
export async function readConfig(stateDir: string): Promise<Config> {
  const path = join(stateDir, "config.json");
  const text = await readIfPresent(path);
  return text === undefined ? DEFAULTS : parseConfig(text, path);
}

function parseConfig(text: string, path: string): Config {
  const given = parseObject(text, path);
  for (const [key, { accepts, takes }] of Object.entries(RULES)) {
    if (has(given, key) && !accepts(given[key])) throw new StartError(`${path}: ${key} must be ${takes}`);
  }
  return { ...DEFAULTS, ...given };
}

function parseObject(text: string, path: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartError(`${path} is not valid JSON`);
  }
  if (!isObject(value)) throw new StartError(`${path} must hold a JSON object`);
  return value;
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StartError(`cannot read ${path}: ${String(error)}`);
  }
}
