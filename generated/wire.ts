// Generated from schema/*.schema.json by `npm run generate`. Do not edit.

/** Something that the app announces to whoever listens (app to daemon, clause WIRE-09). */
export interface AppEvent {
  type: "event";
  /** The id of the session. */
  session_id: string;
  /** The name of the event. */
  name: string;
  /** Any JSON value. */
  payload?: unknown;
  /** When it happened. */
  ts: Timestamp;
}

/** Every frame that an app may send. */
export type AppFrame =
  | SessionClaim
  | SessionResume
  | ToolRegistrySnapshot
  | ToolRegistryDelta
  | ToolResult
  | ToolError
  | ToolCallProgress
  | AppEvent;

/** What a link says, decoded (clause WIRE-01). */
export interface BootstrapPayload {
  /** The version byte. */
  version: 2;
  /** The family byte: IPv4 or IPv6. */
  family: 4 | 6;
  /** The address of the daemon, without brackets. */
  address: string;
  /** The port of the daemon. */
  port: number;
  /** The id of the session: 1 to 255 bytes of UTF-8, so at most 255 code units. */
  sessionId: string;
  /** The claim token: 32 bytes in base64url, without padding. */
  token: string;
  /** When the link expires, in unix seconds. */
  expiresAt: number;
}

/** Why a check failed, and how to see it again. */
export interface CheckFailure {
  /** What kind of failure it is, in a word that stays the same between runs. */
  code: string;
  /** The clause that is broken. */
  clause: ClauseReference;
  /** What is wrong, for a person. */
  message: string;
  /** What the clause asks for. */
  expected: unknown;
  /** What the target did. */
  actual: unknown;
  /** The smallest input found that shows it. */
  counterexample: unknown;
  /** The frames exchanged, in order. */
  transcript: TranscriptEntry[];
  /** What the target wrote to its standard error meanwhile. */
  stderr: string;
  /** The command that runs just this again. */
  replay: string;
  /** How often the failure came back when it was tried again on a fresh target. */
  confirmed: {
    /** How often it was seen. */
    seen: number;
    /** How often it was tried. */
    of: number;
  };
  /** How many steps the counterexample was shrunk by. */
  shrinks: number;
  /** The file that holds the failing case, for `replay`; where one was written. */
  bundle?: string;
}

/** How a check finds its cases: from the fixtures, by generation, or by playing a sequence of steps. */
export type CheckKind = "vector" | "property" | "scenario";

/** How one check ended. */
export interface CheckResult {
  /** The permanent id of the check. */
  id: string;
  /** The suite it belongs to. */
  suite: string;
  /** The clauses it checks, at least one. */
  clauses: ClauseReference[];
  level: Level;
  kind: CheckKind;
  verdict: Verdict;
  /** How many cases were run. */
  runs: number;
  /** How long it took, in milliseconds. */
  durationMs: number;
  /** Why it was not run; with the verdicts `n/a` and `untestable`. */
  reason?: string;
  /** Why it failed; with the verdicts that are failures. */
  failure?: CheckFailure;
  expected?: ExpectedFailure;
}

/** There where the failure is an expected one, which does not make the gate red. */
export interface ExpectedFailure {
  /** Why the target fails. */
  reason: string;
  /** Where the fix is tracked. */
  link: string;
  /** The last day on which the failure is expected, in UTC. */
  expires?: string;
}

/** The id of a clause: its family in capitals and a number of two digits. */
export type ClauseReference = string;

/** Every frame that a daemon may send. */
export type DaemonFrame = SessionAck | ToolCall | ToolCancel;

/** The result of `daemon.status`. */
export interface DaemonStatus {
  /** The daemon's version. */
  version: string;
  /** The daemon's process id. */
  pid: number;
  /** When it started. */
  startedAt: Timestamp;
  /** The port on which apps connect. */
  wssPort: number;
  /** Its sessions, or how many there are. */
  sessions: unknown[] | number;
}

/** The kinds of event that a daemon announces. */
export type EventKind =
  | "session_claimed"
  | "session_suspended"
  | "session_resumed"
  | "session_revoked"
  | "session_expired"
  | "tools_changed"
  | "app_event"
  | "tool_call_started"
  | "tool_call_progress"
  | "tool_call_finished"
  | "link_created"
  | "link_expired";

/** What a subscribed connection is told: a JSON-RPC notification with the method `event`. */
export interface EventNotification {
  jsonrpc: "2.0";
  method: "event";
  params: DaemonEvent;
}

/** What happened, and to which session. */
export interface DaemonEvent {
  /** One of the kinds of event; a daemon may have more. */
  kind: string;
  /** The id of the session it is about. */
  sessionId?: string;
  /** The alias of that session. */
  alias?: string;
  /** When it happened. */
  ts: Timestamp;
  /** What happened: `{ toolCount }` for `tools_changed`, `{ name, payload }` for `app_event`. */
  data: unknown;
  /** The number of the event, ascending. */
  seq: number;
}

/** The params of `events.subscribe`. */
export interface EventsSubscribeParams {
  /** Only events of this session, by id or by alias. */
  sessionSelector?: string;
  /** Only events of these kinds. */
  kinds?: EventKind[];
}

/** An expectation that does not hold, which makes the gate red. */
export interface ExpectationProblem {
  /**
   * What is wrong with it: nothing fails so any more, it fails in another way, there is nothing it could
   * be about, its last day is over, or its reason is still to be written.
   */
  kind: "unexpected-pass" | "changed-failure" | "unmatched" | "expired" | "unexplained";
  /** The check that the entry names. */
  check?: string;
  /** The clause that the entry names. */
  clause?: ClauseReference;
  /** Where the entry stands in its file, counted from 1. */
  line?: number;
  /** What is wrong and what to do, for a person. */
  message: string;
}

/**
 * A failure that is known and waits to be fixed. It names a check or a clause, and a code or the
 * beginning of a message.
 */
export interface Expectation {
  /** The check that fails, by its id. */
  check?: string;
  /** The clause that is broken: every check that fails by it. */
  clause?: ClauseReference;
  /** The code of the failure. */
  code?: string;
  /** How the failure's message begins. */
  message?: string;
  /** Why the target fails. */
  reason: string;
  /** Where the fix is tracked. */
  link: string;
  /** The last day on which the failure is expected, in UTC. */
  expires?: string;
}

/** An expectations file: the failures that do not make the gate red. */
export type Expectations = Expectation[];

/** One failure with all that it takes to see it again: what `appduct-conformance replay` performs. */
export interface FailureBundle {
  /** The version of this form. */
  schema: "appduct-conformance-bundle/1";
  /** The kit that found it. */
  kit: {
    /** Its name. */
    name: string;
    /** Its version. */
    version: string;
  };
  /** The specification that was checked. */
  specification: {
    /** Its version. */
    version: string;
  };
  /** When it was found, in ISO 8601. */
  recordedAt: string;
  /** The permanent id of the check that failed. */
  check: string;
  /** What was checked, and how it was started. */
  target: {
    kind: TargetKind;
    /** As `--target` takes it; left out for the bundled reference. */
    command?: string;
    /** What was added to its environment. */
    env?: Record<string, unknown>;
    /** Where it was started, if not where the kit was. */
    cwd?: string;
  };
  profile: Profile;
  /** The seed of the run that found it. */
  seed: number;
  /** How many cases a property had in that run. */
  runs: number;
  /** How long the target was given for a reply, in milliseconds. */
  timeoutMs: number;
  verdict: Verdict;
  /** The case that fails, as the check performs it. */
  case: unknown;
  /** The name of the case, where it has one. */
  vector?: string;
  /** The cases that have to be performed before it, oldest first. */
  after: unknown[];
  /** How it failed. */
  failure: {
    /** What kind of failure it is. */
    code: string;
    /** The clause that is broken. */
    clause: ClauseReference;
    /** What is wrong, for a person. */
    message: string;
    /** What the clause asks for. */
    expected: unknown;
    /** What the target did. */
    actual: unknown;
  };
  /** The frames exchanged, in order. */
  transcript: TranscriptEntry[];
  /** What the target wrote to its standard error meanwhile. */
  stderr: string;
}

/** Links, and what each decodes to. */
export type BootstrapPayloadFixtures = BootstrapPayloadFixture[];

/** A link. */
export interface BootstrapPayloadFixture {
  /** The name of the case, unique in its file. */
  name: string;
  /** The payload in base64url. */
  link: string;
  /** Whether it decodes. */
  valid: boolean;
  /** What it decodes to; only of a valid one. */
  decoded?: BootstrapPayload;
  /** The clause it is about. */
  clause: ClauseReference;
  /** Why the verdict is what it is. */
  why: string;
}

/** Registries, and what `tools.list` answers on them. */
export type ListQueryFixtures = ListQueryFixture[];

/** A registry, and what is asked of it. */
export interface ListQueryFixture {
  /** The name of the case, unique in its file. */
  name: string;
  /** The profiles it holds in. */
  profiles: Profile[];
  /** The clause it is about. */
  clause: ClauseReference;
  /** Why the verdict is what it is. */
  why: string;
  /** The tools, in the order of registration. */
  registry: ToolDescriptorBase[];
  /** What is asked, and what comes back. */
  queries: ListQuery[];
}

/** One request and its answer: exactly one of `result` and `error`. */
export interface ListQuery {
  /** The params of `tools.list`; absent means that the request has none. */
  params?: unknown;
  /** What the result must say. */
  result?: {
    /** The names on the page, in order. */
    names: string[];
    /** The number of matches before paging. */
    total: number;
    /** The summary, where it is part of the case. */
    groups?: GroupBucket[];
  };
  /** The `data.type` of the error that must come instead. */
  error?: string;
  /** The JSON-RPC code of an error that may come in place of `error`, whatever its `data`. */
  or?: number;
}

/** Descriptors as the text that a peer sends, each with the verdict it must get. */
export type RawDescriptorFixtures = RawDescriptorFixture[];

/** A descriptor as a text. */
export interface RawDescriptorFixture {
  /** The name of the case, unique in its file. */
  name: string;
  /** The text, which a JSON value in a fixture could not keep as it is. */
  json: string;
  /** The verdict; `either` where both stand, but one must be reached. */
  valid: true | false | "either";
  /** The profiles it holds in; absent means all three. */
  profiles?: Profile[];
  /** The clause it is about. */
  clause: ClauseReference;
  /** Why the verdict is what it is. */
  why: string;
}

/** Descriptors as JSON values, each with the verdict it must get. */
export type ToolDescriptorFixtures = ToolDescriptorFixture[];

/** A descriptor as a JSON value. */
export interface ToolDescriptorFixture {
  /** The name of the case, unique in its file. */
  name: string;
  /** The descriptor; any JSON value. */
  descriptor: unknown;
  /** The verdict. */
  valid: boolean;
  /** The profiles it holds in; absent means all three. */
  profiles?: Profile[];
  /** The clause it is about. */
  clause: ClauseReference;
  /** Why the verdict is what it is. */
  why: string;
}

/**
 * One line of the groups summary: a group and the number of tools in it (clauses GRP-03 and GRP-04).
 * `null` stands for the tools without a group.
 */
export interface GroupBucket {
  /** The group, or `null` for the ungrouped tools. */
  group: GroupNameSubgroups | null;
  /** How many tools of the registry are in it; an empty bucket is not listed. */
  total: number;
}

/**
 * The name of a group in the profile `groups`: one segment, formed like a tool's name (clause
 * DESC-07).
 */
export type GroupNameGroups = string;

/**
 * The name of a group in the profile `subgroups`: one segment, or two joined by a single `/` (clause
 * DESC-07).
 */
export type GroupNameSubgroups = string;

/** How binding a clause is, in the words of RFC 2119. */
export type Level = "MUST" | "SHOULD";

/** The params of `link.create`. */
export interface LinkCreateParams {
  /** How long the link may be claimed, in seconds. */
  ttlSeconds?: number;
  /** The address to advertise instead of the daemon's own. */
  addressOverride?: string;
}

/** The result of `link.create`: a session that waits to be claimed. */
export interface LinkCreateResult {
  /** The id of the session. */
  sessionId: string;
  /** The bootstrap payload in base64url, without padding (clause WIRE-01). */
  deepLinkPayload: string;
  /** Where the app connects. */
  endpoint: {
    /** The family of the address: IPv4 or IPv6; how it is written is open. */
    family: number | string;
    /** The address, without brackets. */
    address: string;
    /** The port. */
    port: number;
  };
  /** When the link can no longer be claimed. */
  expiresAt: Timestamp;
  /** The SHA-256 of the certificate's SPKI: `sha256/` and standard base64 (clause WIRE-11). */
  pin: string;
}

/**
 * The result of a method that has nothing to say but that it is done: `daemon.shutdown`,
 * `sessions.revoke`, `events.subscribe`.
 */
export interface OkResult {
  ok: true;
}

/**
 * A revision of the protocol: `groups` has one flat group per tool, `subgroups` has groups of one or
 * two segments joined by `/`, `base` does not know groups.
 */
export type Profile = "groups" | "subgroups" | "base";

/** What one run of the kit found: its JSON report. */
export interface Report {
  /** The version of this form. */
  schema: "appduct-conformance-report/1";
  /** The kit that made it. */
  kit: {
    /** Its name. */
    name: string;
    /** Its version. */
    version: string;
  };
  /** The specification that was checked. */
  specification: {
    /** Its version. */
    version: string;
  };
  /** What was checked. */
  target: {
    kind: TargetKind;
    /** Its name, or the command that starts it. */
    name: string;
    /** Its version, where it says one. */
    version?: string;
  };
  profile: Profile;
  /** The seed of the generated cases. */
  seed: number;
  /** How many cases a property generates. */
  runs: number;
  /** How many were asked for: a slow target gets fewer. */
  requestedRuns: number;
  /** When the run began, in ISO 8601. */
  startedAt: string;
  /** How long it took, in milliseconds. */
  durationMs: number;
  summary: VerdictCounts;
  musts: MustCoverage;
  shard?: Shard;
  scope: Scope;
  /** The exit code of the run. */
  exitCode: number;
  expectations?: ExpectationsReport;
  /** Every check of the run. */
  checks: CheckResult[];
  /** What else a reader should know. */
  notes: string[];
}

/** How many checks ended in each verdict. */
export interface VerdictCounts {
  /** Checks with the verdict `pass`. */
  pass: number;
  /** Checks with the verdict `fail`. */
  fail: number;
  /** Checks with the verdict `warn`. */
  warn: number;
  /** Checks with the verdict `n/a`. */
  "n/a": number;
  /** Checks with the verdict `untestable`. */
  untestable: number;
  /** Checks with the verdict `flaky`. */
  flaky: number;
  /** Checks with the verdict `crash`. */
  crash: number;
  /** Checks with the verdict `hang`. */
  hang: number;
  /** Checks with the verdict `kit-bug`. */
  "kit-bug": number;
}

/** How many of the profile's MUST clauses were checked. */
export interface MustCoverage {
  /** Those that a check was run for. */
  checked: number;
  /** All of them. */
  of: number;
  /** The others, and why. */
  unchecked: {
    clause: ClauseReference;
    /** Why it was not checked. */
    reason: string;
    /** Present where no check of the kit can speak for it. */
    gap?: true;
  }[];
}

/** The part of the checks that was run, where they were shared out over several runs. */
export interface Shard {
  /** Which of the parts, counted from 1. */
  index: number;
  /** How many parts there are. */
  of: number;
}

/** How much of the profile's checks the report is about. One that lacks something proves less. */
export interface Scope {
  /** All checks of the profile, in the version of the specification that was checked. */
  checks: number;
  /** The checks that the report has no result of, by reason. */
  missing: MissingChecks[];
  /** Why checks that were run got fewer cases than usual; empty when they got all. */
  reduced: string[];
}

export interface MissingChecks {
  /** Not selected, in another shard, or selected and not run. */
  because: "selection" | "shard" | "unfinished";
  /** The reason in words. */
  why: string;
  /** Their ids. */
  checks: string[];
}

/** What became of the expectations of the run; there where it was given some. */
export interface ExpectationsReport {
  /** The file they come from. */
  file?: string;
  /** All of them, as the file has them. */
  entries: Expectation[];
  /** How many checks failed as is expected. */
  expected: number;
  /** Those that do not hold. Each makes the run red. */
  problems: ExpectationProblem[];
}

/**
 * The error of a JSON-RPC reply. An application error says what it is in `data.type`; its code is
 * open.
 */
export interface RpcError {
  /** The JSON-RPC code: `-32700`, `-32600`, `-32601`, or any other for an application error. */
  code: number;
  /** What went wrong, for a person. */
  message: string;
  /** Further facts; of an application error an object with a `type`. */
  data?: unknown;
}

/** A JSON-RPC reply that carries an error. */
export interface RpcFailure {
  jsonrpc: "2.0";
  id: RpcId;
  error: RpcError;
}

/**
 * The id of a JSON-RPC message. A reply carries the request's, unchanged in type and value (clause
 * RPC-03); `null` in a reply means that the request had none that could be read.
 */
export type RpcId = string | number | null;

/** A JSON-RPC 2.0 request, or, without an `id`, a notification (clauses RPC-04 and RPC-07). */
export interface RpcRequest {
  jsonrpc: "2.0";
  /** Absent in a notification. */
  id?: RpcId;
  /** The name of the method. */
  method: string;
  /** Absent or `null` means `{}` to `tools.list` (clause LIST-12). */
  params?: Record<string, unknown> | unknown[] | null;
}

/** A JSON-RPC reply: exactly one of `result` and `error` (clause RPC-03). */
export type RpcResponse = RpcSuccess | RpcFailure;

/** A JSON-RPC reply that carries a result. */
export interface RpcSuccess {
  jsonrpc: "2.0";
  id: RpcId;
  /** What the method answers. */
  result: unknown;
}

/** The answer to a claim or a resume (daemon to app, clause WIRE-11). */
export interface SessionAck {
  type: "session_ack";
  /** The id of the session. */
  session_id: string;
  status: "ok";
  /** The alias of the session. */
  alias: string;
  /** What the next resume has to show. */
  resume_token: string;
  /** How often to ping, in seconds. */
  keepalive_interval_s: number;
  /** How long a suspended session waits for a resume, in seconds. */
  grace_s: number;
}

/** The first frame of an app that follows a link (app to daemon). */
export interface SessionClaim {
  type: "session_claim";
  /** The id of the session. */
  session_id: string;
  protocol_version: 2;
  /** The token of the bootstrap payload: 32 bytes in base64url, without padding. */
  token: string;
  /** Who made the device. */
  device_manufacturer?: string;
  /** The model; the alias is made of it (clause WIRE-10). */
  device_model?: string;
  /** The operating system. */
  device_os?: string;
}

/** The first frame of an app that comes back (app to daemon). */
export interface SessionResume {
  type: "session_resume";
  /** The id of the session. */
  session_id: string;
  protocol_version: 2;
  /** The token of the last ack; it works once (clause WIRE-03). */
  resume_token: string;
}

/** The params of `sessions.describe` and `sessions.revoke`. */
export interface SessionSelectorParams {
  /** The session, by id or by alias. Without it: the only live session (clause SEL-02). */
  selector?: string;
}

/** One session, as `sessions.list` and `sessions.describe` tell of it. */
export interface SessionSummary {
  /** The id of the session. */
  sessionId: string;
  /** The alias; `null` where a session that nobody has claimed has none. */
  alias: string | null;
  /** The state: `active` and `suspended` are the live ones. */
  state: string;
  /** What the app said of its device. */
  device: unknown;
  /** When the session was created. */
  createdAt: Timestamp;
  /** The size of its registry. */
  toolCount: number;
}

/** The result of `sessions.list`. */
export type SessionsListResult = SessionSummary[];

/** What kind of implementation is under test. */
export type TargetKind = "daemon" | "sdk" | "mcp" | "cli" | "discovery";

/** One product to be checked, in its several kinds: what `--target x.json` names. */
export interface TargetManifest {
  /** For editors. */
  $schema?: string;
  /** What reports call the target. */
  name: string;
  /** The revision of the protocol that it keeps. */
  profile?: Profile;
  /** The daemon. */
  daemon?: TargetSection;
  /** The command that starts the stdio MCP server. */
  mcp?: TargetSection;
  /** The `appduct` command. */
  cli?: TargetSection;
  /** The shim around the SDK. */
  sdk?: TargetSection;
  /** The shim around the discovery host. */
  discovery?: TargetSection;
  /** Its expectations file; a relative path is taken from the manifest's folder. */
  expectations?: string;
}

/** How the target of one kind is started. */
export interface TargetSection {
  /**
   * As `--target` takes it. A program given by a relative path with a slash, and a relative socket, are
   * looked for in the manifest's folder.
   */
  command: string;
  /** Added to its environment. */
  env?: Record<string, unknown>;
  /** Where it is started; a relative one is taken from the manifest's folder, which is also the default. */
  cwd?: string;
}

/** A point in time. The protocol leaves its form open: a number, or a text such as ISO 8601. */
export type Timestamp = number | string;

/** Hints on what a tool does. No other key is allowed (clause DESC-05). */
export interface ToolAnnotations {
  /** The tool changes nothing. */
  readOnlyHint?: boolean;
  /** The tool may destroy something. */
  destructiveHint?: boolean;
  /** Calling the tool twice does no more than calling it once. */
  idempotentHint?: boolean;
}

/** How far a call has come (app to daemon). */
export interface ToolCallProgress {
  type: "tool_call_progress";
  /** The id of the session. */
  session_id: string;
  /** The id of the call, as `tool_call` gave it. */
  id: string;
  /** How much is done. */
  progress?: number;
  /** What is being done, for a person. */
  message?: string;
}

/** Asks the app to run a tool (daemon to app, clause WIRE-06). */
export interface ToolCall {
  type: "tool_call";
  /** The id of the session. */
  session_id: string;
  /** The id of the call. */
  id: string;
  /** The name of the tool. */
  name: string;
  /** The arguments, as the caller gave them. */
  args: unknown;
}

/** Asks the app to give up a call (daemon to app, clause WIRE-06). */
export interface ToolCancel {
  type: "tool_cancel";
  /** The id of the session. */
  session_id: string;
  /** The id of the call, as `tool_call` gave it. */
  id: string;
  /** Why. */
  reason: string;
}

/**
 * What an app says of one of its tools, as a daemon of the profile `base` reads it: `group` is an
 * unknown member there and is not looked at. Unknown members are ignored (clause DESC-09); an explicit
 * `null` is not absence (clause DESC-08).
 */
export interface ToolDescriptorBase {
  /** Unique in the registry of one session. */
  name: ToolName;
  /**
   * What the tool does, in 1 to 4096 UTF-16 code units (clause DESC-03). `maxLength` counts code points,
   * so it is necessary; `x-maxCodeUnits` is exact.
   */
  description: string;
  /** The JSON Schema of the arguments. Its content is not inspected. */
  input_schema?: Record<string, unknown>;
  /** The JSON Schema of the result. Its content is not inspected. */
  output_schema?: Record<string, unknown>;
  /** Hints on what the tool does. */
  annotations?: ToolAnnotations;
  /**
   * How long a call may take, in milliseconds: a number whose value is a positive integer, `5000.0` and
   * `5e3` included (clause DESC-06). Above 2^53-1 either verdict stands.
   */
  timeout_ms?: number;
  /** Not looked at in the profile `base`. */
  group?: unknown;
}

/**
 * What an app says of one of its tools, in the profile `groups`: `group` is absent or one flat segment
 * (clause DESC-07).
 */
export interface ToolDescriptorGroups extends ToolDescriptorBase {
  /** The group of the tool. Absent for an ungrouped tool, never `null`. */
  group?: GroupNameGroups;
}

/**
 * What an app says of one of its tools, in the profile `subgroups`: `group` is absent or one or two
 * segments joined by `/` (clause DESC-07).
 */
export interface ToolDescriptorSubgroups extends ToolDescriptorBase {
  /** The group of the tool. Absent for an ungrouped tool, never `null`. */
  group?: GroupNameSubgroups;
}

/**
 * A tool as `tools.list` lists it: the members of its descriptor, and any further ones (clause
 * LIST-09). In the profile `base` what becomes of `group` is open. The limits of a descriptor that a
 * daemon may stretch while it rewrites what it got (lone surrogates, numbers no double holds) are not
 * repeated here.
 */
export interface ToolEntryBase {
  /** Unique in the listing. */
  name: ToolName;
  /** What the tool does. */
  description: string;
  /** The JSON Schema of the arguments. */
  input_schema?: Record<string, unknown>;
  /** The JSON Schema of the result. */
  output_schema?: Record<string, unknown>;
  /** Hints on what the tool does. */
  annotations?: ToolAnnotations;
  /** How long a call may take, in milliseconds. */
  timeout_ms?: number;
  /** Open in the profile `base`. */
  group?: unknown;
}

/** A tool as `tools.list` lists it in the profile `groups` (clauses LIST-09 and LIST-10). */
export interface ToolEntryGroups extends ToolEntryBase {
  /** The group of the tool; absent or `null` for an ungrouped one. */
  group?: string | null;
}

/**
 * A tool as `tools.list` lists it in the profile `subgroups`, where `group` is always there (clauses
 * LIST-09 and LIST-10).
 */
export interface ToolEntrySubgroups extends ToolEntryBase {
  /** The group of the tool; `null` for an ungrouped one. */
  group: string | null;
}

/** Why a tool did not answer (app to daemon, clause WIRE-06). */
export interface ToolError {
  type: "tool_error";
  /** The id of the session. */
  session_id: string;
  /** The id of the call, as `tool_call` gave it. */
  id: string;
  /** The error, handed on to the caller. */
  error: {
    /**
     * `tool_not_found`, `tool_input_validation_error`, `tool_output_validation_error`,
     * `tool_execution_error`, `tool_serialization_error`, `tool_timeout`, `tool_cancelled`, or another.
     */
    type: string;
    /** What went wrong, for a person. */
    message: string;
    /** Further facts. */
    details?: unknown;
  };
}

/**
 * The name of a tool: 1 to 64 of the characters `a-z`, `A-Z`, `0-9`, `_` and `-`, and nothing after
 * them (clause DESC-02). The two patterns together mean a whole match in every regular expression
 * engine, also where `$` stands before a final line terminator.
 */
export type ToolName = string;

/** A change of one tool (app to daemon, clause REG-04). */
export type ToolRegistryDelta = ToolRegistryUpsert | ToolRegistryRemove;

/**
 * Takes one tool off the registry; a name that is not there changes nothing (app to daemon, clause
 * REG-04).
 */
export interface ToolRegistryRemove {
  type: "tool_registry_delta";
  /** The id of the session. */
  session_id: string;
  operation: "remove";
  /** The name of the tool. */
  name: string;
}

/**
 * Replaces the whole registry of the session (app to daemon, clause REG-01). `group` is judged by the
 * descriptor schema of the profile at hand.
 */
export interface ToolRegistrySnapshot {
  type: "tool_registry_snapshot";
  /** The id of the session. */
  session_id: string;
  /** Every tool of the app. */
  tools: ToolDescriptorBase[];
}

/** Adds one tool to the registry, or replaces the one of the same name (app to daemon, clause REG-04). */
export interface ToolRegistryUpsert {
  type: "tool_registry_delta";
  /** The id of the session. */
  session_id: string;
  operation: "upsert";
  /** The tool as it now is. */
  tool: ToolDescriptorBase;
}

/** What a tool answered (app to daemon, clause WIRE-06). */
export interface ToolResult {
  type: "tool_result";
  /** The id of the session. */
  session_id: string;
  /** The id of the call, as `tool_call` gave it. */
  id: string;
  /** Any JSON value. */
  result: unknown;
}

/** The params of `tools.call`. */
export interface ToolsCallParams {
  /** The session, by id or by alias. */
  selector?: string;
  /** The name of the tool. */
  name: string;
  /** The arguments, handed to the app as they are. */
  args: unknown;
  /** How long to wait for the app, in milliseconds. */
  timeoutMs?: number;
}

/** The result of `tools.call` (clause WIRE-06). */
export interface ToolsCallResult {
  /** What the app answered. */
  result: unknown;
  /** The id under which the call can be cancelled. */
  callId: string;
}

/** The params of `tools.cancel`. */
export interface ToolsCancelParams {
  /** The session, by id or by alias. */
  selector?: string;
  /** The id of the call. */
  callId: string;
  /** Why, for the app. */
  reason?: string;
}

/** The result of `tools.cancel`. */
export interface ToolsCancelResult {
  /** Whether there was such a call to cancel. */
  cancelled: boolean;
}

/**
 * The params of `tools.list` in the profile `base`, where `group` is an unknown param. Unknown params
 * are ignored (clause LIST-12), an explicit `null` is refused (clause LIST-13). Params that are `null`
 * as a whole mean `{}`; that is decided before this schema is asked.
 */
export interface ToolsListParamsBase {
  /** The session, by id or by alias (clause SEL-01). Without it: the only live session. */
  selector?: string;
  /**
   * A case-insensitive literal substring of the name or the description, at most 256 UTF-16 code units
   * (clause LIST-04).
   */
  filter?: string;
  /** The size of the page. Without it: no limit. */
  limit?: number;
  /** How many matching tools to skip. Without it: 0. */
  offset?: number;
  /** Not looked at in the profile `base`. */
  group?: unknown;
}

/** The params of `tools.list` in the profile `groups` (clauses LIST-03, LIST-12 and LIST-13). */
export interface ToolsListParamsGroups extends ToolsListParamsBase {
  /** Narrows to the tools whose group is exactly this one. */
  group?: GroupNameGroups;
}

/** The params of `tools.list` in the profile `subgroups` (clauses LIST-03, LIST-12 and LIST-13). */
export interface ToolsListParamsSubgroups extends ToolsListParamsBase {
  /** Narrows to the tools of this group and, of a top-level one, of its subgroups. */
  group?: GroupNameSubgroups;
}

/**
 * The result of `tools.list` in the profile `base`, which has no `groups` (clause LIST-01). Further
 * members are allowed.
 */
export interface ToolsListResultBase {
  /** The page, sorted by name (clause LIST-02). */
  tools: ToolEntryBase[];
  /** How many tools match, before paging (clause LIST-06). */
  total: number;
}

/**
 * The result of `tools.list` in the profile `groups` (clauses LIST-01 and GRP-01). Further members are
 * allowed.
 */
export interface ToolsListResultGroups {
  /** The page, sorted by name (clause LIST-02). */
  tools: ToolEntryGroups[];
  /** How many tools match, before paging (clause LIST-06). */
  total: number;
  /** The summary over the whole registry, whatever the params (clause GRP-02). */
  groups: GroupBucket[];
}

/**
 * The result of `tools.list` in the profile `subgroups` (clauses LIST-01 and GRP-01). Further members
 * are allowed.
 */
export interface ToolsListResultSubgroups {
  /** The page, sorted by name (clause LIST-02). */
  tools: ToolEntrySubgroups[];
  /** How many tools match, before paging (clause LIST-06). */
  total: number;
  /** The summary over the whole registry, whatever the params (clause GRP-02). */
  groups: GroupBucket[];
}

/** One message of the conversation that a check had with its target. */
export interface TranscriptEntry {
  /** When, in milliseconds since the check began. */
  ms: number;
  /** Which connection: its name in the transcript. */
  channel: string;
  /** Seen from the kit; a `note` is a remark of the kit's own. */
  dir: "send" | "receive" | "note";
  /** The message; long ones are cut. */
  text: string;
}

/**
 * How a check ended. `fail`, `crash`, `hang` and `flaky` close the gate, `kit-bug` is never the
 * target's fault.
 */
export type Verdict =
  "pass" | "fail" | "warn" | "n/a" | "untestable" | "flaky" | "crash" | "hang" | "kit-bug";

/** {@link GroupNameGroups} and its counterparts, by profile. */
export type GroupName<P extends "groups" | "subgroups" = "groups"> = {
  groups: GroupNameGroups;
  subgroups: GroupNameSubgroups;
}[P];

/** {@link ToolDescriptorGroups} and its counterparts, by profile. */
export type ToolDescriptor<P extends Profile = "groups"> = {
  groups: ToolDescriptorGroups;
  subgroups: ToolDescriptorSubgroups;
  base: ToolDescriptorBase;
}[P];

/** {@link ToolEntryGroups} and its counterparts, by profile. */
export type ToolEntry<P extends Profile = "groups"> = {
  groups: ToolEntryGroups;
  subgroups: ToolEntrySubgroups;
  base: ToolEntryBase;
}[P];

/** {@link ToolsListParamsGroups} and its counterparts, by profile. */
export type ToolsListParams<P extends Profile = "groups"> = {
  groups: ToolsListParamsGroups;
  subgroups: ToolsListParamsSubgroups;
  base: ToolsListParamsBase;
}[P];

/** {@link ToolsListResultGroups} and its counterparts, by profile. */
export type ToolsListResult<P extends Profile = "groups"> = {
  groups: ToolsListResultGroups;
  subgroups: ToolsListResultSubgroups;
  base: ToolsListResultBase;
}[P];
