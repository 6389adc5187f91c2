/**
 * What SARIF 2.1.0 demands of a log of the kind that the kit writes, as a JSON Schema: the required parts, the closed
 * lists of values, and no property that the standard does not have.
 */

const message = {
  type: "object",
  required: ["text"],
  additionalProperties: false,
  properties: { text: { type: "string", minLength: 1 }, markdown: { type: "string", minLength: 1 } },
};
const level = { enum: ["none", "note", "warning", "error"] };
const count = { type: "integer", minimum: 0 };
const moment = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$" };
const bag = {
  type: "object",
  properties: { tags: { type: "array", uniqueItems: true, items: { type: "string" } } },
};

const rule = {
  type: "object",
  required: ["id", "name", "shortDescription", "fullDescription", "helpUri"],
  additionalProperties: false,
  properties: {
    id: { type: "string", minLength: 1 },
    name: { type: "string", pattern: "^[\\p{L}\\p{N}]+$" },
    shortDescription: message,
    fullDescription: message,
    help: message,
    helpUri: { type: "string", pattern: "^https://[!-~]+$" },
    defaultConfiguration: { type: "object", additionalProperties: false, properties: { level } },
    properties: bag,
  },
};

const location = {
  type: "object",
  required: ["physicalLocation"],
  additionalProperties: false,
  properties: {
    physicalLocation: {
      type: "object",
      required: ["artifactLocation", "region"],
      additionalProperties: false,
      properties: {
        artifactLocation: {
          type: "object",
          required: ["uri"],
          additionalProperties: false,
          // A reference, relative to the root of the source.
          properties: { uri: { type: "string", pattern: "^[\\w./-]+$" } },
        },
        region: {
          type: "object",
          required: ["startLine"],
          additionalProperties: false,
          properties: { startLine: { type: "integer", minimum: 1 } },
        },
      },
    },
    logicalLocations: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        properties: { fullyQualifiedName: { type: "string" }, kind: { type: "string" } },
      },
    },
  },
};

const result = {
  type: "object",
  required: ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"],
  additionalProperties: false,
  properties: {
    ruleId: { type: "string" },
    ruleIndex: { type: "integer", minimum: 0 },
    level,
    message,
    locations: { type: "array", minItems: 1, items: location },
    partialFingerprints: { type: "object", minProperties: 1, additionalProperties: { type: "string" } },
    suppressions: {
      type: "array",
      items: {
        type: "object",
        required: ["kind"],
        additionalProperties: false,
        properties: {
          kind: { enum: ["inSource", "external"] },
          status: { enum: ["accepted", "underReview", "rejected"] },
          justification: { type: "string" },
        },
      },
    },
    properties: bag,
  },
};

const invocation = {
  type: "object",
  required: ["executionSuccessful"],
  additionalProperties: false,
  properties: {
    executionSuccessful: { type: "boolean" },
    exitCode: count,
    startTimeUtc: moment,
    endTimeUtc: moment,
    toolExecutionNotifications: {
      type: "array",
      items: {
        type: "object",
        required: ["message"],
        additionalProperties: false,
        properties: { level, message },
      },
    },
  },
};

export const sarifSchema = {
  type: "object",
  required: ["version", "runs"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    version: { const: "2.1.0" },
    runs: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["tool", "results"],
        additionalProperties: false,
        properties: {
          tool: {
            type: "object",
            required: ["driver"],
            additionalProperties: false,
            properties: {
              driver: {
                type: "object",
                required: ["name", "rules"],
                additionalProperties: false,
                properties: {
                  name: { type: "string", minLength: 1 },
                  version: { type: "string" },
                  semanticVersion: { type: "string" },
                  rules: { type: "array", uniqueItems: true, items: rule },
                },
              },
            },
          },
          columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
          invocations: { type: "array", items: invocation },
          results: { type: "array", items: result },
          properties: bag,
        },
      },
    },
  },
};
