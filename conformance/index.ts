/**
 * The programmatic interface of the conformance kit.
 *
 * @packageDocumentation
 */
export { defaultRuns, defaultTimeoutMs, runConformance } from "./run-conformance.js";
export type { ConformanceOptions } from "./run-conformance.js";
export type { EngineEvent } from "./engine/events.js";
export type { CheckResult, Failure, Report, UncheckedMust } from "./engine/result.js";
export type { ExpectationsReport } from "./engine/result.js";
export type { ExpectedFailure, Expectation, Expectations, ExpectationSubject } from "./engine/expectation.js";
export { readExpectations } from "./kit/expectations-file.js";
export { expectationProblemKinds } from "./engine/expectation-problem.js";
export type { ExpectationProblem, ExpectationProblemKind } from "./engine/expectation-problem.js";
export type { CheckKind } from "./engine/check.js";
export type { KeepResult } from "./engine/run.js";
export { Interrupted } from "./engine/interruptible.js";
export { failureCodes } from "./engine/failure-code.js";
export type { FailureCode } from "./engine/failure-code.js";
export { hintFor } from "./report/failure-hints.js";
export { exitCodes } from "./engine/exit-code.js";
export type { MissingChecks, Scope, Shard } from "./engine/scope.js";
export { defaultSeed } from "./engine/seed.js";
export { verdicts } from "./engine/verdict.js";
export type { Verdict } from "./engine/verdict.js";
export type { TranscriptEntry, TranscriptDirection } from "./clients/transcript.js";
export type { DaemonInCode } from "./targets/daemon-launch.js";
export { TargetUnusable, targetSteps } from "./targets/target-unusable.js";
export type { TargetStep } from "./targets/target-unusable.js";
export { UsageError } from "./usage-error.js";
