// @ts-nocheck
// Generated from schema/*.schema.json by `npm run generate`. Do not edit.

import type * as wire from "./wire.js";

/** One way in which a value is not of the shape that its schema describes. */
export interface Violation {
  /** Where in the value, as a JSON pointer. */
  readonly instancePath: string;
  /** Which part of the schema. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * Tells whether a value is of a schema's shape. The value is one that `JSON.parse` can return; it is not changed.
 * A validator stops at the first violation, and is not reentrant: read `errors` before the next call.
 */
export interface Validator<T> {
  (value: unknown): value is T;
  /** What was wrong with the value of the last call; `null` after one that was valid. */
  errors?: readonly Violation[] | null;
}

export const validateAppEvent: Validator<wire.AppEvent> = validate20;

const schema32 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/timestamp.schema.json",
  type: ["number", "string"],
};

function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.name === undefined && (missing0 = "name")) ||
        (data.ts === undefined && (missing0 = "ts"))
      ) {
        validate20.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("event" !== data.type) {
            validate20.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "event" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate20.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate20.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== undefined) {
              const _errs4 = errors;
              if (typeof data.name !== "string") {
                validate20.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.ts !== undefined) {
                let data3 = data.ts;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "string") {
                  validate20.errors = [
                    {
                      instancePath: instancePath + "/ts",
                      schemaPath: "timestamp.schema.json/type",
                      keyword: "type",
                      params: { type: schema32.type },
                      message: "must be number,string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate20.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

export const validateAppFrame: Validator<wire.AppFrame> = validate21;

const pattern4 = new RegExp("^[A-Za-z0-9_-]{43}$", "");

const pattern5 = new RegExp("^[a-zA-Z0-9_-]{1,64}$", "");

function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.description === undefined && (missing0 = "description"))
      ) {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.name !== undefined) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/pattern",
                    keyword: "pattern",
                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                    message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                  },
                ];
                return false;
              }
            } else {
              validate23.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== undefined) {
            let data1 = data.description;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/description",
                      schemaPath: "#/properties/description/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                } else {
                  if (data1.length > 4096) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/description",
                        schemaPath: "#/properties/description/x-maxCodeUnits",
                        keyword: "x-maxCodeUnits",
                        params: { limit: 4096 },
                        message: "must NOT have more than 4096 UTF-16 code units",
                      },
                    ];
                    return false;
                  }
                }
              } else {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/description",
                    schemaPath: "#/properties/description/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_schema !== undefined) {
              let data2 = data.input_schema;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_schema !== undefined) {
                let data3 = data.output_schema;
                const _errs7 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/output_schema",
                      schemaPath: "#/properties/output_schema/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.annotations !== undefined) {
                  let data4 = data.annotations;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      const _errs12 = errors;
                      for (const key0 in data4) {
                        if (!(
                          key0 === "readOnlyHint" ||
                          key0 === "destructiveHint" ||
                          key0 === "idempotentHint"
                        )) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/annotations",
                              schemaPath: "tool-annotations.schema.json/additionalProperties",
                              keyword: "additionalProperties",
                              params: { additionalProperty: key0 },
                              message: "must NOT have additional properties",
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.readOnlyHint !== undefined) {
                          const _errs13 = errors;
                          if (typeof data4.readOnlyHint !== "boolean") {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/annotations/readOnlyHint",
                                schemaPath: "tool-annotations.schema.json/properties/readOnlyHint/type",
                                keyword: "type",
                                params: { type: "boolean" },
                                message: "must be boolean",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.destructiveHint !== undefined) {
                            const _errs15 = errors;
                            if (typeof data4.destructiveHint !== "boolean") {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/annotations/destructiveHint",
                                  schemaPath: "tool-annotations.schema.json/properties/destructiveHint/type",
                                  keyword: "type",
                                  params: { type: "boolean" },
                                  message: "must be boolean",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.idempotentHint !== undefined) {
                              const _errs17 = errors;
                              if (typeof data4.idempotentHint !== "boolean") {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/idempotentHint",
                                    schemaPath: "tool-annotations.schema.json/properties/idempotentHint/type",
                                    keyword: "type",
                                    params: { type: "boolean" },
                                    message: "must be boolean",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/annotations",
                          schemaPath: "tool-annotations.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout_ms !== undefined) {
                    let data8 = data.timeout_ms;
                    const _errs19 = errors;
                    if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/timeout_ms",
                          schemaPath: "#/properties/timeout_ms/type",
                          keyword: "type",
                          params: { type: "integer" },
                          message: "must be integer",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs19) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 <= 0 || isNaN(data8)) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/timeout_ms",
                              schemaPath: "#/properties/timeout_ms/exclusiveMinimum",
                              keyword: "exclusiveMinimum",
                              params: { comparison: ">", limit: 0 },
                              message: "must be > 0",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate23.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}

function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.tools === undefined && (missing0 = "tools"))
      ) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_registry_snapshot" !== data.type) {
            validate22.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_registry_snapshot" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tools !== undefined) {
              let data2 = data.tools;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs6 = errors;
                    if (
                      !validate23(data2[i0], {
                        instancePath: instancePath + "/tools/" + i0,
                        parentData: data2,
                        parentDataProperty: i0,
                        rootData,
                      })
                    ) {
                      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/tools",
                      schemaPath: "#/properties/tools/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate22.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}

function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.operation === undefined && (missing0 = "operation")) ||
        (data.tool === undefined && (missing0 = "tool"))
      ) {
        validate27.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_registry_delta" !== data.type) {
            validate27.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_registry_delta" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate27.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate27.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.operation !== undefined) {
              const _errs4 = errors;
              if ("upsert" !== data.operation) {
                validate27.errors = [
                  {
                    instancePath: instancePath + "/operation",
                    schemaPath: "#/properties/operation/const",
                    keyword: "const",
                    params: { allowedValue: "upsert" },
                    message: "must be equal to constant",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.tool !== undefined) {
                const _errs5 = errors;
                if (
                  !validate23(data.tool, {
                    instancePath: instancePath + "/tool",
                    parentData: data,
                    parentDataProperty: "tool",
                    rootData,
                  })
                ) {
                  vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate27.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}

function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  const _errs3 = errors;
  if (errors === _errs3) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.operation === undefined && (missing0 = "operation")) ||
        (data.name === undefined && (missing0 = "name"))
      ) {
        const err0 = {
          instancePath,
          schemaPath: "tool-registry-remove.schema.json/required",
          keyword: "required",
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== undefined) {
          const _errs5 = errors;
          if ("tool_registry_delta" !== data.type) {
            const err1 = {
              instancePath: instancePath + "/type",
              schemaPath: "tool-registry-remove.schema.json/properties/type/const",
              keyword: "const",
              params: { allowedValue: "tool_registry_delta" },
              message: "must be equal to constant",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs5 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs6 = errors;
            if (errors === _errs6) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  const err2 = {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "tool-registry-remove.schema.json/properties/session_id/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              } else {
                const err3 = {
                  instancePath: instancePath + "/session_id",
                  schemaPath: "tool-registry-remove.schema.json/properties/session_id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            var valid2 = _errs6 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.operation !== undefined) {
              const _errs8 = errors;
              if ("remove" !== data.operation) {
                const err4 = {
                  instancePath: instancePath + "/operation",
                  schemaPath: "tool-registry-remove.schema.json/properties/operation/const",
                  keyword: "const",
                  params: { allowedValue: "remove" },
                  message: "must be equal to constant",
                };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var valid2 = _errs8 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.name !== undefined) {
                const _errs9 = errors;
                if (typeof data.name !== "string") {
                  const err5 = {
                    instancePath: instancePath + "/name",
                    schemaPath: "tool-registry-remove.schema.json/properties/name/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                var valid2 = _errs9 === errors;
              } else {
                var valid2 = true;
              }
            }
          }
        }
      }
    } else {
      const err6 = {
        instancePath,
        schemaPath: "tool-registry-remove.schema.json/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err7 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
    validate26.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}

function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.protocol_version === undefined && (missing0 = "protocol_version")) ||
        (data.token === undefined && (missing0 = "token"))
      ) {
        const err0 = {
          instancePath,
          schemaPath: "session-claim.schema.json/required",
          keyword: "required",
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== undefined) {
          const _errs4 = errors;
          if ("session_claim" !== data.type) {
            const err1 = {
              instancePath: instancePath + "/type",
              schemaPath: "session-claim.schema.json/properties/type/const",
              keyword: "const",
              params: { allowedValue: "session_claim" },
              message: "must be equal to constant",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs4 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  const err2 = {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "session-claim.schema.json/properties/session_id/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              } else {
                const err3 = {
                  instancePath: instancePath + "/session_id",
                  schemaPath: "session-claim.schema.json/properties/session_id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            var valid2 = _errs5 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.protocol_version !== undefined) {
              const _errs7 = errors;
              if (2 !== data.protocol_version) {
                const err4 = {
                  instancePath: instancePath + "/protocol_version",
                  schemaPath: "session-claim.schema.json/properties/protocol_version/const",
                  keyword: "const",
                  params: { allowedValue: 2 },
                  message: "must be equal to constant",
                };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var valid2 = _errs7 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.token !== undefined) {
                let data3 = data.token;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (!pattern4.test(data3)) {
                      const err5 = {
                        instancePath: instancePath + "/token",
                        schemaPath: "session-claim.schema.json/properties/token/pattern",
                        keyword: "pattern",
                        params: { pattern: "^[A-Za-z0-9_-]{43}$" },
                        message: 'must match pattern "' + "^[A-Za-z0-9_-]{43}$" + '"',
                      };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                  } else {
                    const err6 = {
                      instancePath: instancePath + "/token",
                      schemaPath: "session-claim.schema.json/properties/token/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                }
                var valid2 = _errs8 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.device_manufacturer !== undefined) {
                  const _errs10 = errors;
                  if (typeof data.device_manufacturer !== "string") {
                    const err7 = {
                      instancePath: instancePath + "/device_manufacturer",
                      schemaPath: "session-claim.schema.json/properties/device_manufacturer/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                  var valid2 = _errs10 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.device_model !== undefined) {
                    const _errs12 = errors;
                    if (typeof data.device_model !== "string") {
                      const err8 = {
                        instancePath: instancePath + "/device_model",
                        schemaPath: "session-claim.schema.json/properties/device_model/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                    var valid2 = _errs12 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.device_os !== undefined) {
                      const _errs14 = errors;
                      if (typeof data.device_os !== "string") {
                        const err9 = {
                          instancePath: instancePath + "/device_os",
                          schemaPath: "session-claim.schema.json/properties/device_os/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err9];
                        } else {
                          vErrors.push(err9);
                        }
                        errors++;
                      }
                      var valid2 = _errs14 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      const err10 = {
        instancePath,
        schemaPath: "session-claim.schema.json/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object",
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs16 = errors;
  const _errs17 = errors;
  if (errors === _errs17) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (
        (data.type === undefined && (missing1 = "type")) ||
        (data.session_id === undefined && (missing1 = "session_id")) ||
        (data.protocol_version === undefined && (missing1 = "protocol_version")) ||
        (data.resume_token === undefined && (missing1 = "resume_token"))
      ) {
        const err11 = {
          instancePath,
          schemaPath: "session-resume.schema.json/required",
          keyword: "required",
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        if (data.type !== undefined) {
          const _errs19 = errors;
          if ("session_resume" !== data.type) {
            const err12 = {
              instancePath: instancePath + "/type",
              schemaPath: "session-resume.schema.json/properties/type/const",
              keyword: "const",
              params: { allowedValue: "session_resume" },
              message: "must be equal to constant",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          var valid4 = _errs19 === errors;
        } else {
          var valid4 = true;
        }
        if (valid4) {
          if (data.session_id !== undefined) {
            let data8 = data.session_id;
            const _errs20 = errors;
            if (errors === _errs20) {
              if (typeof data8 === "string") {
                if (data8.length < 1) {
                  const err13 = {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "session-resume.schema.json/properties/session_id/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = {
                  instancePath: instancePath + "/session_id",
                  schemaPath: "session-resume.schema.json/properties/session_id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            var valid4 = _errs20 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.protocol_version !== undefined) {
              const _errs22 = errors;
              if (2 !== data.protocol_version) {
                const err15 = {
                  instancePath: instancePath + "/protocol_version",
                  schemaPath: "session-resume.schema.json/properties/protocol_version/const",
                  keyword: "const",
                  params: { allowedValue: 2 },
                  message: "must be equal to constant",
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              var valid4 = _errs22 === errors;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.resume_token !== undefined) {
                let data10 = data.resume_token;
                const _errs23 = errors;
                if (errors === _errs23) {
                  if (typeof data10 === "string") {
                    if (data10.length < 1) {
                      const err16 = {
                        instancePath: instancePath + "/resume_token",
                        schemaPath: "session-resume.schema.json/properties/resume_token/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  } else {
                    const err17 = {
                      instancePath: instancePath + "/resume_token",
                      schemaPath: "session-resume.schema.json/properties/resume_token/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                var valid4 = _errs23 === errors;
              } else {
                var valid4 = true;
              }
            }
          }
        }
      }
    } else {
      const err18 = {
        instancePath,
        schemaPath: "session-resume.schema.json/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object",
      };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
  }
  var _valid0 = _errs16 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs25 = errors;
    if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs25 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
      const _errs26 = errors;
      if (!validate26(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs26 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
        }
        const _errs27 = errors;
        const _errs28 = errors;
        if (errors === _errs28) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if (
              (data.type === undefined && (missing2 = "type")) ||
              (data.session_id === undefined && (missing2 = "session_id")) ||
              (data.id === undefined && (missing2 = "id")) ||
              (data.result === undefined && (missing2 = "result"))
            ) {
              const err19 = {
                instancePath,
                schemaPath: "tool-result.schema.json/required",
                keyword: "required",
                params: { missingProperty: missing2 },
                message: "must have required property '" + missing2 + "'",
              };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            } else {
              if (data.type !== undefined) {
                const _errs30 = errors;
                if ("tool_result" !== data.type) {
                  const err20 = {
                    instancePath: instancePath + "/type",
                    schemaPath: "tool-result.schema.json/properties/type/const",
                    keyword: "const",
                    params: { allowedValue: "tool_result" },
                    message: "must be equal to constant",
                  };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                var valid6 = _errs30 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.session_id !== undefined) {
                  let data12 = data.session_id;
                  const _errs31 = errors;
                  if (errors === _errs31) {
                    if (typeof data12 === "string") {
                      if (data12.length < 1) {
                        const err21 = {
                          instancePath: instancePath + "/session_id",
                          schemaPath: "tool-result.schema.json/properties/session_id/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        };
                        if (vErrors === null) {
                          vErrors = [err21];
                        } else {
                          vErrors.push(err21);
                        }
                        errors++;
                      }
                    } else {
                      const err22 = {
                        instancePath: instancePath + "/session_id",
                        schemaPath: "tool-result.schema.json/properties/session_id/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                  }
                  var valid6 = _errs31 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.id !== undefined) {
                    const _errs33 = errors;
                    if (typeof data.id !== "string") {
                      const err23 = {
                        instancePath: instancePath + "/id",
                        schemaPath: "tool-result.schema.json/properties/id/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                    var valid6 = _errs33 === errors;
                  } else {
                    var valid6 = true;
                  }
                }
              }
            }
          } else {
            const err24 = {
              instancePath,
              schemaPath: "tool-result.schema.json/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        var _valid0 = _errs27 === errors;
        if (_valid0 && valid0) {
          valid0 = false;
          passing0 = [passing0, 4];
        } else {
          if (_valid0) {
            valid0 = true;
            passing0 = 4;
          }
          const _errs35 = errors;
          const _errs36 = errors;
          if (errors === _errs36) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (
                (data.type === undefined && (missing3 = "type")) ||
                (data.session_id === undefined && (missing3 = "session_id")) ||
                (data.id === undefined && (missing3 = "id")) ||
                (data.error === undefined && (missing3 = "error"))
              ) {
                const err25 = {
                  instancePath,
                  schemaPath: "tool-error.schema.json/required",
                  keyword: "required",
                  params: { missingProperty: missing3 },
                  message: "must have required property '" + missing3 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              } else {
                if (data.type !== undefined) {
                  const _errs38 = errors;
                  if ("tool_error" !== data.type) {
                    const err26 = {
                      instancePath: instancePath + "/type",
                      schemaPath: "tool-error.schema.json/properties/type/const",
                      keyword: "const",
                      params: { allowedValue: "tool_error" },
                      message: "must be equal to constant",
                    };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  var valid8 = _errs38 === errors;
                } else {
                  var valid8 = true;
                }
                if (valid8) {
                  if (data.session_id !== undefined) {
                    let data15 = data.session_id;
                    const _errs39 = errors;
                    if (errors === _errs39) {
                      if (typeof data15 === "string") {
                        if (data15.length < 1) {
                          const err27 = {
                            instancePath: instancePath + "/session_id",
                            schemaPath: "tool-error.schema.json/properties/session_id/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err27];
                          } else {
                            vErrors.push(err27);
                          }
                          errors++;
                        }
                      } else {
                        const err28 = {
                          instancePath: instancePath + "/session_id",
                          schemaPath: "tool-error.schema.json/properties/session_id/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err28];
                        } else {
                          vErrors.push(err28);
                        }
                        errors++;
                      }
                    }
                    var valid8 = _errs39 === errors;
                  } else {
                    var valid8 = true;
                  }
                  if (valid8) {
                    if (data.id !== undefined) {
                      const _errs41 = errors;
                      if (typeof data.id !== "string") {
                        const err29 = {
                          instancePath: instancePath + "/id",
                          schemaPath: "tool-error.schema.json/properties/id/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                      var valid8 = _errs41 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data.error !== undefined) {
                        let data17 = data.error;
                        const _errs43 = errors;
                        if (errors === _errs43) {
                          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                            let missing4;
                            if (
                              (data17.type === undefined && (missing4 = "type")) ||
                              (data17.message === undefined && (missing4 = "message"))
                            ) {
                              const err30 = {
                                instancePath: instancePath + "/error",
                                schemaPath: "tool-error.schema.json/properties/error/required",
                                keyword: "required",
                                params: { missingProperty: missing4 },
                                message: "must have required property '" + missing4 + "'",
                              };
                              if (vErrors === null) {
                                vErrors = [err30];
                              } else {
                                vErrors.push(err30);
                              }
                              errors++;
                            } else {
                              if (data17.type !== undefined) {
                                const _errs45 = errors;
                                if (typeof data17.type !== "string") {
                                  const err31 = {
                                    instancePath: instancePath + "/error/type",
                                    schemaPath:
                                      "tool-error.schema.json/properties/error/properties/type/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err31];
                                  } else {
                                    vErrors.push(err31);
                                  }
                                  errors++;
                                }
                                var valid9 = _errs45 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data17.message !== undefined) {
                                  const _errs47 = errors;
                                  if (typeof data17.message !== "string") {
                                    const err32 = {
                                      instancePath: instancePath + "/error/message",
                                      schemaPath:
                                        "tool-error.schema.json/properties/error/properties/message/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err32];
                                    } else {
                                      vErrors.push(err32);
                                    }
                                    errors++;
                                  }
                                  var valid9 = _errs47 === errors;
                                } else {
                                  var valid9 = true;
                                }
                              }
                            }
                          } else {
                            const err33 = {
                              instancePath: instancePath + "/error",
                              schemaPath: "tool-error.schema.json/properties/error/type",
                              keyword: "type",
                              params: { type: "object" },
                              message: "must be object",
                            };
                            if (vErrors === null) {
                              vErrors = [err33];
                            } else {
                              vErrors.push(err33);
                            }
                            errors++;
                          }
                        }
                        var valid8 = _errs43 === errors;
                      } else {
                        var valid8 = true;
                      }
                    }
                  }
                }
              }
            } else {
              const err34 = {
                instancePath,
                schemaPath: "tool-error.schema.json/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object",
              };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          var _valid0 = _errs35 === errors;
          if (_valid0 && valid0) {
            valid0 = false;
            passing0 = [passing0, 5];
          } else {
            if (_valid0) {
              valid0 = true;
              passing0 = 5;
            }
            const _errs49 = errors;
            const _errs50 = errors;
            if (errors === _errs50) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (
                  (data.type === undefined && (missing5 = "type")) ||
                  (data.session_id === undefined && (missing5 = "session_id")) ||
                  (data.id === undefined && (missing5 = "id"))
                ) {
                  const err35 = {
                    instancePath,
                    schemaPath: "tool-call-progress.schema.json/required",
                    keyword: "required",
                    params: { missingProperty: missing5 },
                    message: "must have required property '" + missing5 + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                } else {
                  if (data.type !== undefined) {
                    const _errs52 = errors;
                    if ("tool_call_progress" !== data.type) {
                      const err36 = {
                        instancePath: instancePath + "/type",
                        schemaPath: "tool-call-progress.schema.json/properties/type/const",
                        keyword: "const",
                        params: { allowedValue: "tool_call_progress" },
                        message: "must be equal to constant",
                      };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                    var valid11 = _errs52 === errors;
                  } else {
                    var valid11 = true;
                  }
                  if (valid11) {
                    if (data.session_id !== undefined) {
                      let data21 = data.session_id;
                      const _errs53 = errors;
                      if (errors === _errs53) {
                        if (typeof data21 === "string") {
                          if (data21.length < 1) {
                            const err37 = {
                              instancePath: instancePath + "/session_id",
                              schemaPath: "tool-call-progress.schema.json/properties/session_id/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err37];
                            } else {
                              vErrors.push(err37);
                            }
                            errors++;
                          }
                        } else {
                          const err38 = {
                            instancePath: instancePath + "/session_id",
                            schemaPath: "tool-call-progress.schema.json/properties/session_id/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err38];
                          } else {
                            vErrors.push(err38);
                          }
                          errors++;
                        }
                      }
                      var valid11 = _errs53 === errors;
                    } else {
                      var valid11 = true;
                    }
                    if (valid11) {
                      if (data.id !== undefined) {
                        const _errs55 = errors;
                        if (typeof data.id !== "string") {
                          const err39 = {
                            instancePath: instancePath + "/id",
                            schemaPath: "tool-call-progress.schema.json/properties/id/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err39];
                          } else {
                            vErrors.push(err39);
                          }
                          errors++;
                        }
                        var valid11 = _errs55 === errors;
                      } else {
                        var valid11 = true;
                      }
                      if (valid11) {
                        if (data.progress !== undefined) {
                          let data23 = data.progress;
                          const _errs57 = errors;
                          if (!(typeof data23 == "number" && isFinite(data23))) {
                            const err40 = {
                              instancePath: instancePath + "/progress",
                              schemaPath: "tool-call-progress.schema.json/properties/progress/type",
                              keyword: "type",
                              params: { type: "number" },
                              message: "must be number",
                            };
                            if (vErrors === null) {
                              vErrors = [err40];
                            } else {
                              vErrors.push(err40);
                            }
                            errors++;
                          }
                          var valid11 = _errs57 === errors;
                        } else {
                          var valid11 = true;
                        }
                        if (valid11) {
                          if (data.message !== undefined) {
                            const _errs59 = errors;
                            if (typeof data.message !== "string") {
                              const err41 = {
                                instancePath: instancePath + "/message",
                                schemaPath: "tool-call-progress.schema.json/properties/message/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              };
                              if (vErrors === null) {
                                vErrors = [err41];
                              } else {
                                vErrors.push(err41);
                              }
                              errors++;
                            }
                            var valid11 = _errs59 === errors;
                          } else {
                            var valid11 = true;
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                const err42 = {
                  instancePath,
                  schemaPath: "tool-call-progress.schema.json/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            var _valid0 = _errs49 === errors;
            if (_valid0 && valid0) {
              valid0 = false;
              passing0 = [passing0, 6];
            } else {
              if (_valid0) {
                valid0 = true;
                passing0 = 6;
              }
              const _errs61 = errors;
              if (!validate20(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs61 === errors;
              if (_valid0 && valid0) {
                valid0 = false;
                passing0 = [passing0, 7];
              } else {
                if (_valid0) {
                  valid0 = true;
                  passing0 = 7;
                }
              }
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err43 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
    validate21.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}

export const validateBootstrapPayload: Validator<wire.BootstrapPayload> = validate32;

const schema45 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/bootstrap-payload.schema.json",
  type: "object",
  properties: {
    version: { const: 2 },
    family: { type: "integer", enum: [4, 6] },
    address: { type: "string", minLength: 1 },
    port: { type: "integer", minimum: 1, maximum: 65535 },
    sessionId: { type: "string", minLength: 1, "x-maxCodeUnits": 255 },
    token: { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" },
    expiresAt: { type: "integer", minimum: 0 },
  },
  required: ["version", "family", "address", "port", "sessionId", "token", "expiresAt"],
};

function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.version === undefined && (missing0 = "version")) ||
        (data.family === undefined && (missing0 = "family")) ||
        (data.address === undefined && (missing0 = "address")) ||
        (data.port === undefined && (missing0 = "port")) ||
        (data.sessionId === undefined && (missing0 = "sessionId")) ||
        (data.token === undefined && (missing0 = "token")) ||
        (data.expiresAt === undefined && (missing0 = "expiresAt"))
      ) {
        validate32.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.version !== undefined) {
          const _errs1 = errors;
          if (2 !== data.version) {
            validate32.errors = [
              {
                instancePath: instancePath + "/version",
                schemaPath: "#/properties/version/const",
                keyword: "const",
                params: { allowedValue: 2 },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.family !== undefined) {
            let data1 = data.family;
            const _errs2 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              validate32.errors = [
                {
                  instancePath: instancePath + "/family",
                  schemaPath: "#/properties/family/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (!(data1 === 4 || data1 === 6)) {
              validate32.errors = [
                {
                  instancePath: instancePath + "/family",
                  schemaPath: "#/properties/family/enum",
                  keyword: "enum",
                  params: { allowedValues: schema45.properties.family.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== undefined) {
              let data2 = data.address;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data2 === "string") {
                  if (data2.length < 1) {
                    validate32.errors = [
                      {
                        instancePath: instancePath + "/address",
                        schemaPath: "#/properties/address/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      },
                    ];
                    return false;
                  }
                } else {
                  validate32.errors = [
                    {
                      instancePath: instancePath + "/address",
                      schemaPath: "#/properties/address/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.port !== undefined) {
                let data3 = data.port;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                  validate32.errors = [
                    {
                      instancePath: instancePath + "/port",
                      schemaPath: "#/properties/port/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 65535 || isNaN(data3)) {
                      validate32.errors = [
                        {
                          instancePath: instancePath + "/port",
                          schemaPath: "#/properties/port/maximum",
                          keyword: "maximum",
                          params: { comparison: "<=", limit: 65535 },
                          message: "must be <= 65535",
                        },
                      ];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate32.errors = [
                          {
                            instancePath: instancePath + "/port",
                            schemaPath: "#/properties/port/minimum",
                            keyword: "minimum",
                            params: { comparison: ">=", limit: 1 },
                            message: "must be >= 1",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sessionId !== undefined) {
                  let data4 = data.sessionId;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data4 === "string") {
                      if (data4.length < 1) {
                        validate32.errors = [
                          {
                            instancePath: instancePath + "/sessionId",
                            schemaPath: "#/properties/sessionId/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      } else {
                        if (data4.length > 255) {
                          validate32.errors = [
                            {
                              instancePath: instancePath + "/sessionId",
                              schemaPath: "#/properties/sessionId/x-maxCodeUnits",
                              keyword: "x-maxCodeUnits",
                              params: { limit: 255 },
                              message: "must NOT have more than 255 UTF-16 code units",
                            },
                          ];
                          return false;
                        }
                      }
                    } else {
                      validate32.errors = [
                        {
                          instancePath: instancePath + "/sessionId",
                          schemaPath: "#/properties/sessionId/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.token !== undefined) {
                    let data5 = data.token;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data5 === "string") {
                        if (!pattern4.test(data5)) {
                          validate32.errors = [
                            {
                              instancePath: instancePath + "/token",
                              schemaPath: "#/properties/token/pattern",
                              keyword: "pattern",
                              params: { pattern: "^[A-Za-z0-9_-]{43}$" },
                              message: 'must match pattern "' + "^[A-Za-z0-9_-]{43}$" + '"',
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate32.errors = [
                          {
                            instancePath: instancePath + "/token",
                            schemaPath: "#/properties/token/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.expiresAt !== undefined) {
                      let data6 = data.expiresAt;
                      const _errs12 = errors;
                      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                        validate32.errors = [
                          {
                            instancePath: instancePath + "/expiresAt",
                            schemaPath: "#/properties/expiresAt/type",
                            keyword: "type",
                            params: { type: "integer" },
                            message: "must be integer",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs12) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6)) {
                            validate32.errors = [
                              {
                                instancePath: instancePath + "/expiresAt",
                                schemaPath: "#/properties/expiresAt/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: 0 },
                                message: "must be >= 0",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate32.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}

export const validateCheckFailure: Validator<wire.CheckFailure> = validate33;

const schema47 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/transcript-entry.schema.json",
  type: "object",
  properties: {
    ms: { type: "number", minimum: 0 },
    channel: { type: "string" },
    dir: { type: "string", enum: ["send", "receive", "note"] },
    text: { type: "string" },
  },
  required: ["ms", "channel", "dir", "text"],
};

const pattern7 = new RegExp("^[A-Z]+(-[A-Z]+)*-[0-9]{2}$", "");

function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.code === undefined && (missing0 = "code")) ||
        (data.clause === undefined && (missing0 = "clause")) ||
        (data.message === undefined && (missing0 = "message")) ||
        (data.expected === undefined && (missing0 = "expected")) ||
        (data.actual === undefined && (missing0 = "actual")) ||
        (data.counterexample === undefined && (missing0 = "counterexample")) ||
        (data.transcript === undefined && (missing0 = "transcript")) ||
        (data.stderr === undefined && (missing0 = "stderr")) ||
        (data.replay === undefined && (missing0 = "replay")) ||
        (data.confirmed === undefined && (missing0 = "confirmed")) ||
        (data.shrinks === undefined && (missing0 = "shrinks"))
      ) {
        validate33.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.code !== undefined) {
          let data0 = data.code;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate33.errors = [
                  {
                    instancePath: instancePath + "/code",
                    schemaPath: "#/properties/code/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  },
                ];
                return false;
              }
            } else {
              validate33.errors = [
                {
                  instancePath: instancePath + "/code",
                  schemaPath: "#/properties/code/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.clause !== undefined) {
            let data1 = data.clause;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (!pattern7.test(data1)) {
                  validate33.errors = [
                    {
                      instancePath: instancePath + "/clause",
                      schemaPath: "#/properties/clause/pattern",
                      keyword: "pattern",
                      params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                      message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                    },
                  ];
                  return false;
                }
              } else {
                validate33.errors = [
                  {
                    instancePath: instancePath + "/clause",
                    schemaPath: "#/properties/clause/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== undefined) {
              const _errs5 = errors;
              if (typeof data.message !== "string") {
                validate33.errors = [
                  {
                    instancePath: instancePath + "/message",
                    schemaPath: "#/properties/message/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.transcript !== undefined) {
                let data3 = data.transcript;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data4 = data3[i0];
                      const _errs9 = errors;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                          let missing1;
                          if (
                            (data4.ms === undefined && (missing1 = "ms")) ||
                            (data4.channel === undefined && (missing1 = "channel")) ||
                            (data4.dir === undefined && (missing1 = "dir")) ||
                            (data4.text === undefined && (missing1 = "text"))
                          ) {
                            validate33.errors = [
                              {
                                instancePath: instancePath + "/transcript/" + i0,
                                schemaPath: "transcript-entry.schema.json/required",
                                keyword: "required",
                                params: { missingProperty: missing1 },
                                message: "must have required property '" + missing1 + "'",
                              },
                            ];
                            return false;
                          } else {
                            if (data4.ms !== undefined) {
                              let data5 = data4.ms;
                              const _errs12 = errors;
                              if (errors === _errs12) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate33.errors = [
                                      {
                                        instancePath: instancePath + "/transcript/" + i0 + "/ms",
                                        schemaPath: "transcript-entry.schema.json/properties/ms/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 0 },
                                        message: "must be >= 0",
                                      },
                                    ];
                                    return false;
                                  }
                                } else {
                                  validate33.errors = [
                                    {
                                      instancePath: instancePath + "/transcript/" + i0 + "/ms",
                                      schemaPath: "transcript-entry.schema.json/properties/ms/type",
                                      keyword: "type",
                                      params: { type: "number" },
                                      message: "must be number",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid3 = _errs12 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data4.channel !== undefined) {
                                const _errs14 = errors;
                                if (typeof data4.channel !== "string") {
                                  validate33.errors = [
                                    {
                                      instancePath: instancePath + "/transcript/" + i0 + "/channel",
                                      schemaPath: "transcript-entry.schema.json/properties/channel/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid3 = _errs14 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data4.dir !== undefined) {
                                  let data7 = data4.dir;
                                  const _errs16 = errors;
                                  if (typeof data7 !== "string") {
                                    validate33.errors = [
                                      {
                                        instancePath: instancePath + "/transcript/" + i0 + "/dir",
                                        schemaPath: "transcript-entry.schema.json/properties/dir/type",
                                        keyword: "type",
                                        params: { type: "string" },
                                        message: "must be string",
                                      },
                                    ];
                                    return false;
                                  }
                                  if (!(data7 === "send" || data7 === "receive" || data7 === "note")) {
                                    validate33.errors = [
                                      {
                                        instancePath: instancePath + "/transcript/" + i0 + "/dir",
                                        schemaPath: "transcript-entry.schema.json/properties/dir/enum",
                                        keyword: "enum",
                                        params: { allowedValues: schema47.properties.dir.enum },
                                        message: "must be equal to one of the allowed values",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs16 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data4.text !== undefined) {
                                    const _errs18 = errors;
                                    if (typeof data4.text !== "string") {
                                      validate33.errors = [
                                        {
                                          instancePath: instancePath + "/transcript/" + i0 + "/text",
                                          schemaPath: "transcript-entry.schema.json/properties/text/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid3 = _errs18 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate33.errors = [
                            {
                              instancePath: instancePath + "/transcript/" + i0,
                              schemaPath: "transcript-entry.schema.json/type",
                              keyword: "type",
                              params: { type: "object" },
                              message: "must be object",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate33.errors = [
                      {
                        instancePath: instancePath + "/transcript",
                        schemaPath: "#/properties/transcript/type",
                        keyword: "type",
                        params: { type: "array" },
                        message: "must be array",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stderr !== undefined) {
                  const _errs20 = errors;
                  if (typeof data.stderr !== "string") {
                    validate33.errors = [
                      {
                        instancePath: instancePath + "/stderr",
                        schemaPath: "#/properties/stderr/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs20 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.replay !== undefined) {
                    const _errs22 = errors;
                    if (typeof data.replay !== "string") {
                      validate33.errors = [
                        {
                          instancePath: instancePath + "/replay",
                          schemaPath: "#/properties/replay/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs22 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.confirmed !== undefined) {
                      let data11 = data.confirmed;
                      const _errs24 = errors;
                      if (errors === _errs24) {
                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                          let missing2;
                          if (
                            (data11.seen === undefined && (missing2 = "seen")) ||
                            (data11.of === undefined && (missing2 = "of"))
                          ) {
                            validate33.errors = [
                              {
                                instancePath: instancePath + "/confirmed",
                                schemaPath: "#/properties/confirmed/required",
                                keyword: "required",
                                params: { missingProperty: missing2 },
                                message: "must have required property '" + missing2 + "'",
                              },
                            ];
                            return false;
                          } else {
                            if (data11.seen !== undefined) {
                              let data12 = data11.seen;
                              const _errs26 = errors;
                              if (!(
                                typeof data12 == "number" &&
                                !(data12 % 1) &&
                                !isNaN(data12) &&
                                isFinite(data12)
                              )) {
                                validate33.errors = [
                                  {
                                    instancePath: instancePath + "/confirmed/seen",
                                    schemaPath: "#/properties/confirmed/properties/seen/type",
                                    keyword: "type",
                                    params: { type: "integer" },
                                    message: "must be integer",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs26) {
                                if (typeof data12 == "number" && isFinite(data12)) {
                                  if (data12 < 0 || isNaN(data12)) {
                                    validate33.errors = [
                                      {
                                        instancePath: instancePath + "/confirmed/seen",
                                        schemaPath: "#/properties/confirmed/properties/seen/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 0 },
                                        message: "must be >= 0",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs26 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data11.of !== undefined) {
                                let data13 = data11.of;
                                const _errs28 = errors;
                                if (!(
                                  typeof data13 == "number" &&
                                  !(data13 % 1) &&
                                  !isNaN(data13) &&
                                  isFinite(data13)
                                )) {
                                  validate33.errors = [
                                    {
                                      instancePath: instancePath + "/confirmed/of",
                                      schemaPath: "#/properties/confirmed/properties/of/type",
                                      keyword: "type",
                                      params: { type: "integer" },
                                      message: "must be integer",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs28) {
                                  if (typeof data13 == "number" && isFinite(data13)) {
                                    if (data13 < 0 || isNaN(data13)) {
                                      validate33.errors = [
                                        {
                                          instancePath: instancePath + "/confirmed/of",
                                          schemaPath: "#/properties/confirmed/properties/of/minimum",
                                          keyword: "minimum",
                                          params: { comparison: ">=", limit: 0 },
                                          message: "must be >= 0",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                                var valid4 = _errs28 === errors;
                              } else {
                                var valid4 = true;
                              }
                            }
                          }
                        } else {
                          validate33.errors = [
                            {
                              instancePath: instancePath + "/confirmed",
                              schemaPath: "#/properties/confirmed/type",
                              keyword: "type",
                              params: { type: "object" },
                              message: "must be object",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs24 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.shrinks !== undefined) {
                        let data14 = data.shrinks;
                        const _errs30 = errors;
                        if (!(
                          typeof data14 == "number" &&
                          !(data14 % 1) &&
                          !isNaN(data14) &&
                          isFinite(data14)
                        )) {
                          validate33.errors = [
                            {
                              instancePath: instancePath + "/shrinks",
                              schemaPath: "#/properties/shrinks/type",
                              keyword: "type",
                              params: { type: "integer" },
                              message: "must be integer",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs30) {
                          if (typeof data14 == "number" && isFinite(data14)) {
                            if (data14 < 0 || isNaN(data14)) {
                              validate33.errors = [
                                {
                                  instancePath: instancePath + "/shrinks",
                                  schemaPath: "#/properties/shrinks/minimum",
                                  keyword: "minimum",
                                  params: { comparison: ">=", limit: 0 },
                                  message: "must be >= 0",
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs30 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.bundle !== undefined) {
                          const _errs32 = errors;
                          if (typeof data.bundle !== "string") {
                            validate33.errors = [
                              {
                                instancePath: instancePath + "/bundle",
                                schemaPath: "#/properties/bundle/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs32 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate33.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}

export const validateCheckKind: Validator<wire.CheckKind> = validate34;

const schema48 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/check-kind.schema.json",
  type: "string",
  enum: ["vector", "property", "scenario"],
};

function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate34.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ];
    return false;
  }
  if (!(data === "vector" || data === "property" || data === "scenario")) {
    validate34.errors = [
      {
        instancePath,
        schemaPath: "#/enum",
        keyword: "enum",
        params: { allowedValues: schema48.enum },
        message: "must be equal to one of the allowed values",
      },
    ];
    return false;
  }
  validate34.errors = vErrors;
  return errors === 0;
}

export const validateCheckResult: Validator<wire.CheckResult> = validate35;

const schema49 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/check-result.schema.json",
  type: "object",
  properties: {
    id: { type: "string", minLength: 1 },
    suite: { type: "string", minLength: 1 },
    clauses: {
      type: "array",
      minItems: 1,
      items: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
    },
    level: { type: "string", enum: ["MUST", "SHOULD"] },
    kind: { type: "string", enum: ["vector", "property", "scenario"] },
    verdict: {
      type: "string",
      enum: ["pass", "fail", "warn", "n/a", "untestable", "flaky", "crash", "hang", "kit-bug"],
    },
    runs: { type: "integer", minimum: 0 },
    durationMs: { type: "number", minimum: 0 },
    reason: { type: "string" },
    failure: { $ref: "check-failure.schema.json" },
    expected: {
      type: "object",
      properties: { reason: { type: "string" }, link: { type: "string" }, expires: { type: "string" } },
      required: ["reason", "link"],
    },
  },
  required: ["id", "suite", "clauses", "level", "kind", "verdict", "runs", "durationMs"],
};

function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.id === undefined && (missing0 = "id")) ||
        (data.suite === undefined && (missing0 = "suite")) ||
        (data.clauses === undefined && (missing0 = "clauses")) ||
        (data.level === undefined && (missing0 = "level")) ||
        (data.kind === undefined && (missing0 = "kind")) ||
        (data.verdict === undefined && (missing0 = "verdict")) ||
        (data.runs === undefined && (missing0 = "runs")) ||
        (data.durationMs === undefined && (missing0 = "durationMs"))
      ) {
        validate35.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.id !== undefined) {
          let data0 = data.id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate35.errors = [
                  {
                    instancePath: instancePath + "/id",
                    schemaPath: "#/properties/id/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  },
                ];
                return false;
              }
            } else {
              validate35.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "#/properties/id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.suite !== undefined) {
            let data1 = data.suite;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate35.errors = [
                    {
                      instancePath: instancePath + "/suite",
                      schemaPath: "#/properties/suite/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate35.errors = [
                  {
                    instancePath: instancePath + "/suite",
                    schemaPath: "#/properties/suite/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.clauses !== undefined) {
              let data2 = data.clauses;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  if (data2.length < 1) {
                    validate35.errors = [
                      {
                        instancePath: instancePath + "/clauses",
                        schemaPath: "#/properties/clauses/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      },
                    ];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0];
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data3 === "string") {
                          if (!pattern7.test(data3)) {
                            validate35.errors = [
                              {
                                instancePath: instancePath + "/clauses/" + i0,
                                schemaPath: "#/properties/clauses/items/pattern",
                                keyword: "pattern",
                                params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                                message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate35.errors = [
                            {
                              instancePath: instancePath + "/clauses/" + i0,
                              schemaPath: "#/properties/clauses/items/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate35.errors = [
                    {
                      instancePath: instancePath + "/clauses",
                      schemaPath: "#/properties/clauses/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.level !== undefined) {
                let data4 = data.level;
                const _errs9 = errors;
                if (typeof data4 !== "string") {
                  validate35.errors = [
                    {
                      instancePath: instancePath + "/level",
                      schemaPath: "#/properties/level/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                if (!(data4 === "MUST" || data4 === "SHOULD")) {
                  validate35.errors = [
                    {
                      instancePath: instancePath + "/level",
                      schemaPath: "#/properties/level/enum",
                      keyword: "enum",
                      params: { allowedValues: schema49.properties.level.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.kind !== undefined) {
                  let data5 = data.kind;
                  const _errs11 = errors;
                  if (typeof data5 !== "string") {
                    validate35.errors = [
                      {
                        instancePath: instancePath + "/kind",
                        schemaPath: "#/properties/kind/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  if (!(data5 === "vector" || data5 === "property" || data5 === "scenario")) {
                    validate35.errors = [
                      {
                        instancePath: instancePath + "/kind",
                        schemaPath: "#/properties/kind/enum",
                        keyword: "enum",
                        params: { allowedValues: schema49.properties.kind.enum },
                        message: "must be equal to one of the allowed values",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.verdict !== undefined) {
                    let data6 = data.verdict;
                    const _errs13 = errors;
                    if (typeof data6 !== "string") {
                      validate35.errors = [
                        {
                          instancePath: instancePath + "/verdict",
                          schemaPath: "#/properties/verdict/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    if (!(
                      data6 === "pass" ||
                      data6 === "fail" ||
                      data6 === "warn" ||
                      data6 === "n/a" ||
                      data6 === "untestable" ||
                      data6 === "flaky" ||
                      data6 === "crash" ||
                      data6 === "hang" ||
                      data6 === "kit-bug"
                    )) {
                      validate35.errors = [
                        {
                          instancePath: instancePath + "/verdict",
                          schemaPath: "#/properties/verdict/enum",
                          keyword: "enum",
                          params: { allowedValues: schema49.properties.verdict.enum },
                          message: "must be equal to one of the allowed values",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.runs !== undefined) {
                      let data7 = data.runs;
                      const _errs15 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                        validate35.errors = [
                          {
                            instancePath: instancePath + "/runs",
                            schemaPath: "#/properties/runs/type",
                            keyword: "type",
                            params: { type: "integer" },
                            message: "must be integer",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs15) {
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 < 0 || isNaN(data7)) {
                            validate35.errors = [
                              {
                                instancePath: instancePath + "/runs",
                                schemaPath: "#/properties/runs/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: 0 },
                                message: "must be >= 0",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.durationMs !== undefined) {
                        let data8 = data.durationMs;
                        const _errs17 = errors;
                        if (errors === _errs17) {
                          if (typeof data8 == "number" && isFinite(data8)) {
                            if (data8 < 0 || isNaN(data8)) {
                              validate35.errors = [
                                {
                                  instancePath: instancePath + "/durationMs",
                                  schemaPath: "#/properties/durationMs/minimum",
                                  keyword: "minimum",
                                  params: { comparison: ">=", limit: 0 },
                                  message: "must be >= 0",
                                },
                              ];
                              return false;
                            }
                          } else {
                            validate35.errors = [
                              {
                                instancePath: instancePath + "/durationMs",
                                schemaPath: "#/properties/durationMs/type",
                                keyword: "type",
                                params: { type: "number" },
                                message: "must be number",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs17 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reason !== undefined) {
                          const _errs19 = errors;
                          if (typeof data.reason !== "string") {
                            validate35.errors = [
                              {
                                instancePath: instancePath + "/reason",
                                schemaPath: "#/properties/reason/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.failure !== undefined) {
                            const _errs21 = errors;
                            if (
                              !validate33(data.failure, {
                                instancePath: instancePath + "/failure",
                                parentData: data,
                                parentDataProperty: "failure",
                                rootData,
                              })
                            ) {
                              vErrors =
                                vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs21 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.expected !== undefined) {
                              let data11 = data.expected;
                              const _errs22 = errors;
                              if (errors === _errs22) {
                                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                  let missing1;
                                  if (
                                    (data11.reason === undefined && (missing1 = "reason")) ||
                                    (data11.link === undefined && (missing1 = "link"))
                                  ) {
                                    validate35.errors = [
                                      {
                                        instancePath: instancePath + "/expected",
                                        schemaPath: "#/properties/expected/required",
                                        keyword: "required",
                                        params: { missingProperty: missing1 },
                                        message: "must have required property '" + missing1 + "'",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data11.reason !== undefined) {
                                      const _errs24 = errors;
                                      if (typeof data11.reason !== "string") {
                                        validate35.errors = [
                                          {
                                            instancePath: instancePath + "/expected/reason",
                                            schemaPath: "#/properties/expected/properties/reason/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid2 = _errs24 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data11.link !== undefined) {
                                        const _errs26 = errors;
                                        if (typeof data11.link !== "string") {
                                          validate35.errors = [
                                            {
                                              instancePath: instancePath + "/expected/link",
                                              schemaPath: "#/properties/expected/properties/link/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid2 = _errs26 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data11.expires !== undefined) {
                                          const _errs28 = errors;
                                          if (typeof data11.expires !== "string") {
                                            validate35.errors = [
                                              {
                                                instancePath: instancePath + "/expected/expires",
                                                schemaPath: "#/properties/expected/properties/expires/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid2 = _errs28 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate35.errors = [
                                    {
                                      instancePath: instancePath + "/expected",
                                      schemaPath: "#/properties/expected/type",
                                      keyword: "type",
                                      params: { type: "object" },
                                      message: "must be object",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate35.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}

export const validateClauseReference: Validator<wire.ClauseReference> = validate37;

function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern7.test(data)) {
        validate37.errors = [
          {
            instancePath,
            schemaPath: "#/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
            message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
          },
        ];
        return false;
      }
    } else {
      validate37.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        },
      ];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}

export const validateDaemonFrame: Validator<wire.DaemonFrame> = validate38;

function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.status === undefined && (missing0 = "status")) ||
        (data.alias === undefined && (missing0 = "alias")) ||
        (data.resume_token === undefined && (missing0 = "resume_token")) ||
        (data.keepalive_interval_s === undefined && (missing0 = "keepalive_interval_s")) ||
        (data.grace_s === undefined && (missing0 = "grace_s"))
      ) {
        const err0 = {
          instancePath,
          schemaPath: "session-ack.schema.json/required",
          keyword: "required",
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== undefined) {
          const _errs4 = errors;
          if ("session_ack" !== data.type) {
            const err1 = {
              instancePath: instancePath + "/type",
              schemaPath: "session-ack.schema.json/properties/type/const",
              keyword: "const",
              params: { allowedValue: "session_ack" },
              message: "must be equal to constant",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs4 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  const err2 = {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "session-ack.schema.json/properties/session_id/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              } else {
                const err3 = {
                  instancePath: instancePath + "/session_id",
                  schemaPath: "session-ack.schema.json/properties/session_id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            var valid2 = _errs5 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.status !== undefined) {
              const _errs7 = errors;
              if ("ok" !== data.status) {
                const err4 = {
                  instancePath: instancePath + "/status",
                  schemaPath: "session-ack.schema.json/properties/status/const",
                  keyword: "const",
                  params: { allowedValue: "ok" },
                  message: "must be equal to constant",
                };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var valid2 = _errs7 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.alias !== undefined) {
                let data3 = data.alias;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (data3.length < 1) {
                      const err5 = {
                        instancePath: instancePath + "/alias",
                        schemaPath: "session-ack.schema.json/properties/alias/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                  } else {
                    const err6 = {
                      instancePath: instancePath + "/alias",
                      schemaPath: "session-ack.schema.json/properties/alias/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                }
                var valid2 = _errs8 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.resume_token !== undefined) {
                  let data4 = data.resume_token;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data4 === "string") {
                      if (data4.length < 1) {
                        const err7 = {
                          instancePath: instancePath + "/resume_token",
                          schemaPath: "session-ack.schema.json/properties/resume_token/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        };
                        if (vErrors === null) {
                          vErrors = [err7];
                        } else {
                          vErrors.push(err7);
                        }
                        errors++;
                      }
                    } else {
                      const err8 = {
                        instancePath: instancePath + "/resume_token",
                        schemaPath: "session-ack.schema.json/properties/resume_token/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                  }
                  var valid2 = _errs10 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.keepalive_interval_s !== undefined) {
                    let data5 = data.keepalive_interval_s;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5)) {
                          const err9 = {
                            instancePath: instancePath + "/keepalive_interval_s",
                            schemaPath: "session-ack.schema.json/properties/keepalive_interval_s/minimum",
                            keyword: "minimum",
                            params: { comparison: ">=", limit: 0 },
                            message: "must be >= 0",
                          };
                          if (vErrors === null) {
                            vErrors = [err9];
                          } else {
                            vErrors.push(err9);
                          }
                          errors++;
                        }
                      } else {
                        const err10 = {
                          instancePath: instancePath + "/keepalive_interval_s",
                          schemaPath: "session-ack.schema.json/properties/keepalive_interval_s/type",
                          keyword: "type",
                          params: { type: "number" },
                          message: "must be number",
                        };
                        if (vErrors === null) {
                          vErrors = [err10];
                        } else {
                          vErrors.push(err10);
                        }
                        errors++;
                      }
                    }
                    var valid2 = _errs12 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.grace_s !== undefined) {
                      let data6 = data.grace_s;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6)) {
                            const err11 = {
                              instancePath: instancePath + "/grace_s",
                              schemaPath: "session-ack.schema.json/properties/grace_s/minimum",
                              keyword: "minimum",
                              params: { comparison: ">=", limit: 0 },
                              message: "must be >= 0",
                            };
                            if (vErrors === null) {
                              vErrors = [err11];
                            } else {
                              vErrors.push(err11);
                            }
                            errors++;
                          }
                        } else {
                          const err12 = {
                            instancePath: instancePath + "/grace_s",
                            schemaPath: "session-ack.schema.json/properties/grace_s/type",
                            keyword: "type",
                            params: { type: "number" },
                            message: "must be number",
                          };
                          if (vErrors === null) {
                            vErrors = [err12];
                          } else {
                            vErrors.push(err12);
                          }
                          errors++;
                        }
                      }
                      var valid2 = _errs14 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      const err13 = {
        instancePath,
        schemaPath: "session-ack.schema.json/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object",
      };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs16 = errors;
  const _errs17 = errors;
  if (errors === _errs17) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (
        (data.type === undefined && (missing1 = "type")) ||
        (data.session_id === undefined && (missing1 = "session_id")) ||
        (data.id === undefined && (missing1 = "id")) ||
        (data.name === undefined && (missing1 = "name")) ||
        (data.args === undefined && (missing1 = "args"))
      ) {
        const err14 = {
          instancePath,
          schemaPath: "tool-call.schema.json/required",
          keyword: "required",
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        if (data.type !== undefined) {
          const _errs19 = errors;
          if ("tool_call" !== data.type) {
            const err15 = {
              instancePath: instancePath + "/type",
              schemaPath: "tool-call.schema.json/properties/type/const",
              keyword: "const",
              params: { allowedValue: "tool_call" },
              message: "must be equal to constant",
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          var valid4 = _errs19 === errors;
        } else {
          var valid4 = true;
        }
        if (valid4) {
          if (data.session_id !== undefined) {
            let data8 = data.session_id;
            const _errs20 = errors;
            if (errors === _errs20) {
              if (typeof data8 === "string") {
                if (data8.length < 1) {
                  const err16 = {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "tool-call.schema.json/properties/session_id/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = {
                  instancePath: instancePath + "/session_id",
                  schemaPath: "tool-call.schema.json/properties/session_id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            var valid4 = _errs20 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.id !== undefined) {
              const _errs22 = errors;
              if (typeof data.id !== "string") {
                const err18 = {
                  instancePath: instancePath + "/id",
                  schemaPath: "tool-call.schema.json/properties/id/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
              var valid4 = _errs22 === errors;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.name !== undefined) {
                const _errs24 = errors;
                if (typeof data.name !== "string") {
                  const err19 = {
                    instancePath: instancePath + "/name",
                    schemaPath: "tool-call.schema.json/properties/name/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                var valid4 = _errs24 === errors;
              } else {
                var valid4 = true;
              }
            }
          }
        }
      }
    } else {
      const err20 = {
        instancePath,
        schemaPath: "tool-call.schema.json/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object",
      };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
  }
  var _valid0 = _errs16 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs26 = errors;
    const _errs27 = errors;
    if (errors === _errs27) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (
          (data.type === undefined && (missing2 = "type")) ||
          (data.session_id === undefined && (missing2 = "session_id")) ||
          (data.id === undefined && (missing2 = "id")) ||
          (data.reason === undefined && (missing2 = "reason"))
        ) {
          const err21 = {
            instancePath,
            schemaPath: "tool-cancel.schema.json/required",
            keyword: "required",
            params: { missingProperty: missing2 },
            message: "must have required property '" + missing2 + "'",
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        } else {
          if (data.type !== undefined) {
            const _errs29 = errors;
            if ("tool_cancel" !== data.type) {
              const err22 = {
                instancePath: instancePath + "/type",
                schemaPath: "tool-cancel.schema.json/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_cancel" },
                message: "must be equal to constant",
              };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            var valid6 = _errs29 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.session_id !== undefined) {
              let data12 = data.session_id;
              const _errs30 = errors;
              if (errors === _errs30) {
                if (typeof data12 === "string") {
                  if (data12.length < 1) {
                    const err23 = {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "tool-cancel.schema.json/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                } else {
                  const err24 = {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "tool-cancel.schema.json/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
              var valid6 = _errs30 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.id !== undefined) {
                const _errs32 = errors;
                if (typeof data.id !== "string") {
                  const err25 = {
                    instancePath: instancePath + "/id",
                    schemaPath: "tool-cancel.schema.json/properties/id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                var valid6 = _errs32 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.reason !== undefined) {
                  const _errs34 = errors;
                  if (typeof data.reason !== "string") {
                    const err26 = {
                      instancePath: instancePath + "/reason",
                      schemaPath: "tool-cancel.schema.json/properties/reason/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  var valid6 = _errs34 === errors;
                } else {
                  var valid6 = true;
                }
              }
            }
          }
        }
      } else {
        const err27 = {
          instancePath,
          schemaPath: "tool-cancel.schema.json/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    var _valid0 = _errs26 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
    }
  }
  if (!valid0) {
    const err28 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
    validate38.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

export const validateDaemonStatus: Validator<wire.DaemonStatus> = validate39;

const schema55 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/daemon-status.schema.json",
  type: "object",
  properties: {
    version: { type: "string" },
    pid: { type: "integer", minimum: 1 },
    startedAt: { $ref: "timestamp.schema.json" },
    wssPort: { type: "integer", minimum: 0, maximum: 65535 },
    sessions: { type: ["array", "integer"] },
  },
  required: ["version", "pid", "startedAt", "wssPort", "sessions"],
};

function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.version === undefined && (missing0 = "version")) ||
        (data.pid === undefined && (missing0 = "pid")) ||
        (data.startedAt === undefined && (missing0 = "startedAt")) ||
        (data.wssPort === undefined && (missing0 = "wssPort")) ||
        (data.sessions === undefined && (missing0 = "sessions"))
      ) {
        validate39.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.version !== undefined) {
          const _errs1 = errors;
          if (typeof data.version !== "string") {
            validate39.errors = [
              {
                instancePath: instancePath + "/version",
                schemaPath: "#/properties/version/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.pid !== undefined) {
            let data1 = data.pid;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              validate39.errors = [
                {
                  instancePath: instancePath + "/pid",
                  schemaPath: "#/properties/pid/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 1 || isNaN(data1)) {
                  validate39.errors = [
                    {
                      instancePath: instancePath + "/pid",
                      schemaPath: "#/properties/pid/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 1 },
                      message: "must be >= 1",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.startedAt !== undefined) {
              let data2 = data.startedAt;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                validate39.errors = [
                  {
                    instancePath: instancePath + "/startedAt",
                    schemaPath: "timestamp.schema.json/type",
                    keyword: "type",
                    params: { type: schema32.type },
                    message: "must be number,string",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.wssPort !== undefined) {
                let data3 = data.wssPort;
                const _errs8 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                  validate39.errors = [
                    {
                      instancePath: instancePath + "/wssPort",
                      schemaPath: "#/properties/wssPort/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    },
                  ];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 65535 || isNaN(data3)) {
                      validate39.errors = [
                        {
                          instancePath: instancePath + "/wssPort",
                          schemaPath: "#/properties/wssPort/maximum",
                          keyword: "maximum",
                          params: { comparison: "<=", limit: 65535 },
                          message: "must be <= 65535",
                        },
                      ];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate39.errors = [
                          {
                            instancePath: instancePath + "/wssPort",
                            schemaPath: "#/properties/wssPort/minimum",
                            keyword: "minimum",
                            params: { comparison: ">=", limit: 0 },
                            message: "must be >= 0",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sessions !== undefined) {
                  let data4 = data.sessions;
                  const _errs10 = errors;
                  if (
                    !Array.isArray(data4) &&
                    !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))
                  ) {
                    validate39.errors = [
                      {
                        instancePath: instancePath + "/sessions",
                        schemaPath: "#/properties/sessions/type",
                        keyword: "type",
                        params: { type: schema55.properties.sessions.type },
                        message: "must be array,integer",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate39.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

export const validateEventKind: Validator<wire.EventKind> = validate40;

const schema57 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/event-kind.schema.json",
  type: "string",
  enum: [
    "session_claimed",
    "session_suspended",
    "session_resumed",
    "session_revoked",
    "session_expired",
    "tools_changed",
    "app_event",
    "tool_call_started",
    "tool_call_progress",
    "tool_call_finished",
    "link_created",
    "link_expired",
  ],
};

function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate40.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ];
    return false;
  }
  if (!(
    data === "session_claimed" ||
    data === "session_suspended" ||
    data === "session_resumed" ||
    data === "session_revoked" ||
    data === "session_expired" ||
    data === "tools_changed" ||
    data === "app_event" ||
    data === "tool_call_started" ||
    data === "tool_call_progress" ||
    data === "tool_call_finished" ||
    data === "link_created" ||
    data === "link_expired"
  )) {
    validate40.errors = [
      {
        instancePath,
        schemaPath: "#/enum",
        keyword: "enum",
        params: { allowedValues: schema57.enum },
        message: "must be equal to one of the allowed values",
      },
    ];
    return false;
  }
  validate40.errors = vErrors;
  return errors === 0;
}

export const validateEventNotification: Validator<wire.EventNotification> = validate41;

function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.jsonrpc === undefined && (missing0 = "jsonrpc")) ||
        (data.method === undefined && (missing0 = "method")) ||
        (data.params === undefined && (missing0 = "params"))
      ) {
        validate41.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.jsonrpc !== undefined) {
          const _errs1 = errors;
          if ("2.0" !== data.jsonrpc) {
            validate41.errors = [
              {
                instancePath: instancePath + "/jsonrpc",
                schemaPath: "#/properties/jsonrpc/const",
                keyword: "const",
                params: { allowedValue: "2.0" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.method !== undefined) {
            const _errs2 = errors;
            if ("event" !== data.method) {
              validate41.errors = [
                {
                  instancePath: instancePath + "/method",
                  schemaPath: "#/properties/method/const",
                  keyword: "const",
                  params: { allowedValue: "event" },
                  message: "must be equal to constant",
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.params !== undefined) {
              let data2 = data.params;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing1;
                  if (
                    (data2.kind === undefined && (missing1 = "kind")) ||
                    (data2.ts === undefined && (missing1 = "ts")) ||
                    (data2.data === undefined && (missing1 = "data")) ||
                    (data2.seq === undefined && (missing1 = "seq"))
                  ) {
                    validate41.errors = [
                      {
                        instancePath: instancePath + "/params",
                        schemaPath: "#/properties/params/required",
                        keyword: "required",
                        params: { missingProperty: missing1 },
                        message: "must have required property '" + missing1 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data2.kind !== undefined) {
                      const _errs5 = errors;
                      if (typeof data2.kind !== "string") {
                        validate41.errors = [
                          {
                            instancePath: instancePath + "/params/kind",
                            schemaPath: "#/properties/params/properties/kind/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs5 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data2.sessionId !== undefined) {
                        const _errs7 = errors;
                        if (typeof data2.sessionId !== "string") {
                          validate41.errors = [
                            {
                              instancePath: instancePath + "/params/sessionId",
                              schemaPath: "#/properties/params/properties/sessionId/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data2.alias !== undefined) {
                          const _errs9 = errors;
                          if (typeof data2.alias !== "string") {
                            validate41.errors = [
                              {
                                instancePath: instancePath + "/params/alias",
                                schemaPath: "#/properties/params/properties/alias/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs9 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data2.ts !== undefined) {
                            let data6 = data2.ts;
                            const _errs11 = errors;
                            if (!(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "string") {
                              validate41.errors = [
                                {
                                  instancePath: instancePath + "/params/ts",
                                  schemaPath: "timestamp.schema.json/type",
                                  keyword: "type",
                                  params: { type: schema32.type },
                                  message: "must be number,string",
                                },
                              ];
                              return false;
                            }
                            var valid1 = _errs11 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data2.seq !== undefined) {
                              let data7 = data2.seq;
                              const _errs14 = errors;
                              if (!(
                                typeof data7 == "number" &&
                                !(data7 % 1) &&
                                !isNaN(data7) &&
                                isFinite(data7)
                              )) {
                                validate41.errors = [
                                  {
                                    instancePath: instancePath + "/params/seq",
                                    schemaPath: "#/properties/params/properties/seq/type",
                                    keyword: "type",
                                    params: { type: "integer" },
                                    message: "must be integer",
                                  },
                                ];
                                return false;
                              }
                              var valid1 = _errs14 === errors;
                            } else {
                              var valid1 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate41.errors = [
                    {
                      instancePath: instancePath + "/params",
                      schemaPath: "#/properties/params/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate41.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}

export const validateEventsSubscribeParams: Validator<wire.EventsSubscribeParams> = validate42;

const schema60 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/events-subscribe-params.schema.json",
  type: "object",
  properties: {
    sessionSelector: { type: "string" },
    kinds: {
      type: "array",
      items: {
        type: "string",
        enum: [
          "session_claimed",
          "session_suspended",
          "session_resumed",
          "session_revoked",
          "session_expired",
          "tools_changed",
          "app_event",
          "tool_call_started",
          "tool_call_progress",
          "tool_call_finished",
          "link_created",
          "link_expired",
        ],
      },
    },
  },
};

function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.sessionSelector !== undefined) {
        const _errs1 = errors;
        if (typeof data.sessionSelector !== "string") {
          validate42.errors = [
            {
              instancePath: instancePath + "/sessionSelector",
              schemaPath: "#/properties/sessionSelector/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.kinds !== undefined) {
          let data1 = data.kinds;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (Array.isArray(data1)) {
              var valid1 = true;
              const len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0];
                const _errs5 = errors;
                if (typeof data2 !== "string") {
                  validate42.errors = [
                    {
                      instancePath: instancePath + "/kinds/" + i0,
                      schemaPath: "#/properties/kinds/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                if (!(
                  data2 === "session_claimed" ||
                  data2 === "session_suspended" ||
                  data2 === "session_resumed" ||
                  data2 === "session_revoked" ||
                  data2 === "session_expired" ||
                  data2 === "tools_changed" ||
                  data2 === "app_event" ||
                  data2 === "tool_call_started" ||
                  data2 === "tool_call_progress" ||
                  data2 === "tool_call_finished" ||
                  data2 === "link_created" ||
                  data2 === "link_expired"
                )) {
                  validate42.errors = [
                    {
                      instancePath: instancePath + "/kinds/" + i0,
                      schemaPath: "#/properties/kinds/items/enum",
                      keyword: "enum",
                      params: { allowedValues: schema60.properties.kinds.items.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid1 = _errs5 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate42.errors = [
                {
                  instancePath: instancePath + "/kinds",
                  schemaPath: "#/properties/kinds/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate42.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}

export const validateExpectationProblem: Validator<wire.ExpectationProblem> = validate43;

const schema61 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/expectation-problem.schema.json",
  type: "object",
  properties: {
    kind: {
      type: "string",
      enum: ["unexpected-pass", "changed-failure", "unmatched", "expired", "unexplained"],
    },
    check: { type: "string", minLength: 1 },
    clause: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
    line: { type: "integer", minimum: 1 },
    message: { type: "string" },
  },
  required: ["kind", "message"],
};

function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.kind === undefined && (missing0 = "kind")) ||
        (data.message === undefined && (missing0 = "message"))
      ) {
        validate43.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.kind !== undefined) {
          let data0 = data.kind;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate43.errors = [
              {
                instancePath: instancePath + "/kind",
                schemaPath: "#/properties/kind/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          if (!(
            data0 === "unexpected-pass" ||
            data0 === "changed-failure" ||
            data0 === "unmatched" ||
            data0 === "expired" ||
            data0 === "unexplained"
          )) {
            validate43.errors = [
              {
                instancePath: instancePath + "/kind",
                schemaPath: "#/properties/kind/enum",
                keyword: "enum",
                params: { allowedValues: schema61.properties.kind.enum },
                message: "must be equal to one of the allowed values",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.check !== undefined) {
            let data1 = data.check;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate43.errors = [
                    {
                      instancePath: instancePath + "/check",
                      schemaPath: "#/properties/check/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate43.errors = [
                  {
                    instancePath: instancePath + "/check",
                    schemaPath: "#/properties/check/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.clause !== undefined) {
              let data2 = data.clause;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (!pattern7.test(data2)) {
                    validate43.errors = [
                      {
                        instancePath: instancePath + "/clause",
                        schemaPath: "#/properties/clause/pattern",
                        keyword: "pattern",
                        params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                        message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                      },
                    ];
                    return false;
                  }
                } else {
                  validate43.errors = [
                    {
                      instancePath: instancePath + "/clause",
                      schemaPath: "#/properties/clause/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.line !== undefined) {
                let data3 = data.line;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                  validate43.errors = [
                    {
                      instancePath: instancePath + "/line",
                      schemaPath: "#/properties/line/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    },
                  ];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 1 || isNaN(data3)) {
                      validate43.errors = [
                        {
                          instancePath: instancePath + "/line",
                          schemaPath: "#/properties/line/minimum",
                          keyword: "minimum",
                          params: { comparison: ">=", limit: 1 },
                          message: "must be >= 1",
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message !== undefined) {
                  const _errs9 = errors;
                  if (typeof data.message !== "string") {
                    validate43.errors = [
                      {
                        instancePath: instancePath + "/message",
                        schemaPath: "#/properties/message/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate43.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}

export const validateExpectation: Validator<wire.Expectation> = validate44;

const pattern12 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "");

function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (
      (data.check === undefined && (missing0 = "check")) ||
      (data.code === undefined && (missing0 = "code"))
    ) {
      const err0 = {
        instancePath,
        schemaPath: "#/oneOf/0/required",
        keyword: "required",
        params: { missingProperty: missing0 },
        message: "must have required property '" + missing0 + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (
      (data.check === undefined && (missing1 = "check")) ||
      (data.message === undefined && (missing1 = "message"))
    ) {
      const err1 = {
        instancePath,
        schemaPath: "#/oneOf/1/required",
        keyword: "required",
        params: { missingProperty: missing1 },
        message: "must have required property '" + missing1 + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (
        (data.clause === undefined && (missing2 = "clause")) ||
        (data.code === undefined && (missing2 = "code"))
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/oneOf/2/required",
          keyword: "required",
          params: { missingProperty: missing2 },
          message: "must have required property '" + missing2 + "'",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if (
          (data.clause === undefined && (missing3 = "clause")) ||
          (data.message === undefined && (missing3 = "message"))
        ) {
          const err3 = {
            instancePath,
            schemaPath: "#/oneOf/3/required",
            keyword: "required",
            params: { missingProperty: missing3 },
            message: "must have required property '" + missing3 + "'",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
        }
      }
    }
  }
  if (!valid0) {
    const err4 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate44.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (
        (data.reason === undefined && (missing4 = "reason")) ||
        (data.link === undefined && (missing4 = "link"))
      ) {
        validate44.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing4 },
            message: "must have required property '" + missing4 + "'",
          },
        ];
        return false;
      } else {
        const _errs6 = errors;
        for (const key0 in data) {
          if (!(
            key0 === "check" ||
            key0 === "clause" ||
            key0 === "code" ||
            key0 === "message" ||
            key0 === "reason" ||
            key0 === "link" ||
            key0 === "expires"
          )) {
            validate44.errors = [
              {
                instancePath,
                schemaPath: "#/additionalProperties",
                keyword: "additionalProperties",
                params: { additionalProperty: key0 },
                message: "must NOT have additional properties",
              },
            ];
            return false;
            break;
          }
        }
        if (_errs6 === errors) {
          if (data.check !== undefined) {
            let data0 = data.check;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data0 === "string") {
                if (data0.length < 1) {
                  validate44.errors = [
                    {
                      instancePath: instancePath + "/check",
                      schemaPath: "#/properties/check/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate44.errors = [
                  {
                    instancePath: instancePath + "/check",
                    schemaPath: "#/properties/check/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid1 = _errs7 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.clause !== undefined) {
              let data1 = data.clause;
              const _errs9 = errors;
              if (errors === _errs9) {
                if (typeof data1 === "string") {
                  if (!pattern7.test(data1)) {
                    validate44.errors = [
                      {
                        instancePath: instancePath + "/clause",
                        schemaPath: "#/properties/clause/pattern",
                        keyword: "pattern",
                        params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                        message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                      },
                    ];
                    return false;
                  }
                } else {
                  validate44.errors = [
                    {
                      instancePath: instancePath + "/clause",
                      schemaPath: "#/properties/clause/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
              }
              var valid1 = _errs9 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.code !== undefined) {
                let data2 = data.code;
                const _errs11 = errors;
                if (errors === _errs11) {
                  if (typeof data2 === "string") {
                    if (data2.length < 1) {
                      validate44.errors = [
                        {
                          instancePath: instancePath + "/code",
                          schemaPath: "#/properties/code/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate44.errors = [
                      {
                        instancePath: instancePath + "/code",
                        schemaPath: "#/properties/code/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs11 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.message !== undefined) {
                  let data3 = data.message;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data3 === "string") {
                      if (data3.length < 1) {
                        validate44.errors = [
                          {
                            instancePath: instancePath + "/message",
                            schemaPath: "#/properties/message/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate44.errors = [
                        {
                          instancePath: instancePath + "/message",
                          schemaPath: "#/properties/message/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid1 = _errs13 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.reason !== undefined) {
                    let data4 = data.reason;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (typeof data4 === "string") {
                        if (data4.length < 1) {
                          validate44.errors = [
                            {
                              instancePath: instancePath + "/reason",
                              schemaPath: "#/properties/reason/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate44.errors = [
                          {
                            instancePath: instancePath + "/reason",
                            schemaPath: "#/properties/reason/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid1 = _errs15 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.link !== undefined) {
                      let data5 = data.link;
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (typeof data5 === "string") {
                          if (data5.length < 1) {
                            validate44.errors = [
                              {
                                instancePath: instancePath + "/link",
                                schemaPath: "#/properties/link/minLength",
                                keyword: "minLength",
                                params: { limit: 1 },
                                message: "must NOT have fewer than 1 characters",
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate44.errors = [
                            {
                              instancePath: instancePath + "/link",
                              schemaPath: "#/properties/link/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid1 = _errs17 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data.expires !== undefined) {
                        let data6 = data.expires;
                        const _errs19 = errors;
                        if (errors === _errs19) {
                          if (typeof data6 === "string") {
                            if (!pattern12.test(data6)) {
                              validate44.errors = [
                                {
                                  instancePath: instancePath + "/expires",
                                  schemaPath: "#/properties/expires/pattern",
                                  keyword: "pattern",
                                  params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
                                  message: 'must match pattern "' + "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" + '"',
                                },
                              ];
                              return false;
                            }
                          } else {
                            validate44.errors = [
                              {
                                instancePath: instancePath + "/expires",
                                schemaPath: "#/properties/expires/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs19 === errors;
                      } else {
                        var valid1 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate44.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}

export const validateExpectations: Validator<wire.Expectations> = validate45;

function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        const _errs4 = errors;
        let valid2 = false;
        let passing0 = null;
        const _errs5 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing0;
          if (
            (data0.check === undefined && (missing0 = "check")) ||
            (data0.code === undefined && (missing0 = "code"))
          ) {
            const err0 = {
              instancePath: instancePath + "/" + i0,
              schemaPath: "expectation.schema.json/oneOf/0/required",
              keyword: "required",
              params: { missingProperty: missing0 },
              message: "must have required property '" + missing0 + "'",
            };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        var _valid0 = _errs5 === errors;
        if (_valid0) {
          valid2 = true;
          passing0 = 0;
        }
        const _errs6 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing1;
          if (
            (data0.check === undefined && (missing1 = "check")) ||
            (data0.message === undefined && (missing1 = "message"))
          ) {
            const err1 = {
              instancePath: instancePath + "/" + i0,
              schemaPath: "expectation.schema.json/oneOf/1/required",
              keyword: "required",
              params: { missingProperty: missing1 },
              message: "must have required property '" + missing1 + "'",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 1];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 1;
          }
          const _errs7 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing2;
            if (
              (data0.clause === undefined && (missing2 = "clause")) ||
              (data0.code === undefined && (missing2 = "code"))
            ) {
              const err2 = {
                instancePath: instancePath + "/" + i0,
                schemaPath: "expectation.schema.json/oneOf/2/required",
                keyword: "required",
                params: { missingProperty: missing2 },
                message: "must have required property '" + missing2 + "'",
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 2];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 2;
            }
            const _errs8 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing3;
              if (
                (data0.clause === undefined && (missing3 = "clause")) ||
                (data0.message === undefined && (missing3 = "message"))
              ) {
                const err3 = {
                  instancePath: instancePath + "/" + i0,
                  schemaPath: "expectation.schema.json/oneOf/3/required",
                  keyword: "required",
                  params: { missingProperty: missing3 },
                  message: "must have required property '" + missing3 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 3];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 3;
              }
            }
          }
        }
        if (!valid2) {
          const err4 = {
            instancePath: instancePath + "/" + i0,
            schemaPath: "expectation.schema.json/oneOf",
            keyword: "oneOf",
            params: { passingSchemas: passing0 },
            message: "must match exactly one schema in oneOf",
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
          validate45.errors = vErrors;
          return false;
        } else {
          errors = _errs4;
          if (vErrors !== null) {
            if (_errs4) {
              vErrors.length = _errs4;
            } else {
              vErrors = null;
            }
          }
        }
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing4;
            if (
              (data0.reason === undefined && (missing4 = "reason")) ||
              (data0.link === undefined && (missing4 = "link"))
            ) {
              validate45.errors = [
                {
                  instancePath: instancePath + "/" + i0,
                  schemaPath: "expectation.schema.json/required",
                  keyword: "required",
                  params: { missingProperty: missing4 },
                  message: "must have required property '" + missing4 + "'",
                },
              ];
              return false;
            } else {
              const _errs9 = errors;
              for (const key0 in data0) {
                if (!(
                  key0 === "check" ||
                  key0 === "clause" ||
                  key0 === "code" ||
                  key0 === "message" ||
                  key0 === "reason" ||
                  key0 === "link" ||
                  key0 === "expires"
                )) {
                  validate45.errors = [
                    {
                      instancePath: instancePath + "/" + i0,
                      schemaPath: "expectation.schema.json/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key0 },
                      message: "must NOT have additional properties",
                    },
                  ];
                  return false;
                  break;
                }
              }
              if (_errs9 === errors) {
                if (data0.check !== undefined) {
                  let data1 = data0.check;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data1 === "string") {
                      if (data1.length < 1) {
                        validate45.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/check",
                            schemaPath: "expectation.schema.json/properties/check/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate45.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/check",
                          schemaPath: "expectation.schema.json/properties/check/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid3 = _errs10 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data0.clause !== undefined) {
                    let data2 = data0.clause;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data2 === "string") {
                        if (!pattern7.test(data2)) {
                          validate45.errors = [
                            {
                              instancePath: instancePath + "/" + i0 + "/clause",
                              schemaPath: "expectation.schema.json/properties/clause/pattern",
                              keyword: "pattern",
                              params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                              message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate45.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/clause",
                            schemaPath: "expectation.schema.json/properties/clause/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid3 = _errs12 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data0.code !== undefined) {
                      let data3 = data0.code;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data3 === "string") {
                          if (data3.length < 1) {
                            validate45.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/code",
                                schemaPath: "expectation.schema.json/properties/code/minLength",
                                keyword: "minLength",
                                params: { limit: 1 },
                                message: "must NOT have fewer than 1 characters",
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate45.errors = [
                            {
                              instancePath: instancePath + "/" + i0 + "/code",
                              schemaPath: "expectation.schema.json/properties/code/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid3 = _errs14 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data0.message !== undefined) {
                        let data4 = data0.message;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (typeof data4 === "string") {
                            if (data4.length < 1) {
                              validate45.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/message",
                                  schemaPath: "expectation.schema.json/properties/message/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                },
                              ];
                              return false;
                            }
                          } else {
                            validate45.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/message",
                                schemaPath: "expectation.schema.json/properties/message/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid3 = _errs16 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data0.reason !== undefined) {
                          let data5 = data0.reason;
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (typeof data5 === "string") {
                              if (data5.length < 1) {
                                validate45.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/reason",
                                    schemaPath: "expectation.schema.json/properties/reason/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate45.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/reason",
                                  schemaPath: "expectation.schema.json/properties/reason/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid3 = _errs18 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data0.link !== undefined) {
                            let data6 = data0.link;
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (typeof data6 === "string") {
                                if (data6.length < 1) {
                                  validate45.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/link",
                                      schemaPath: "expectation.schema.json/properties/link/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    },
                                  ];
                                  return false;
                                }
                              } else {
                                validate45.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/link",
                                    schemaPath: "expectation.schema.json/properties/link/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid3 = _errs20 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data0.expires !== undefined) {
                              let data7 = data0.expires;
                              const _errs22 = errors;
                              if (errors === _errs22) {
                                if (typeof data7 === "string") {
                                  if (!pattern12.test(data7)) {
                                    validate45.errors = [
                                      {
                                        instancePath: instancePath + "/" + i0 + "/expires",
                                        schemaPath: "expectation.schema.json/properties/expires/pattern",
                                        keyword: "pattern",
                                        params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
                                        message:
                                          'must match pattern "' + "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" + '"',
                                      },
                                    ];
                                    return false;
                                  }
                                } else {
                                  validate45.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/expires",
                                      schemaPath: "expectation.schema.json/properties/expires/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid3 = _errs22 === errors;
                            } else {
                              var valid3 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate45.errors = [
              {
                instancePath: instancePath + "/" + i0,
                schemaPath: "expectation.schema.json/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object",
              },
            ];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate45.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        },
      ];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}

export const validateFailureBundle: Validator<wire.FailureBundle> = validate46;

const schema65 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/failure-bundle.schema.json",
  type: "object",
  properties: {
    schema: { const: "appduct-conformance-bundle/1" },
    kit: {
      type: "object",
      properties: { name: { type: "string" }, version: { type: "string" } },
      required: ["name", "version"],
    },
    specification: { type: "object", properties: { version: { type: "string" } }, required: ["version"] },
    recordedAt: { type: "string", minLength: 1 },
    check: { type: "string", minLength: 1 },
    target: {
      type: "object",
      properties: {
        kind: { type: "string", enum: ["daemon", "sdk", "mcp", "cli", "discovery"] },
        command: { type: "string", minLength: 1 },
        env: { type: "object", additionalProperties: { type: "string" } },
        cwd: { type: "string", minLength: 1 },
      },
      required: ["kind"],
    },
    profile: { type: "string", enum: ["groups", "subgroups", "base"] },
    seed: { type: "integer" },
    runs: { type: "integer", minimum: 1 },
    timeoutMs: { type: "integer", minimum: 1, maximum: 1073741824 },
    verdict: {
      type: "string",
      enum: ["pass", "fail", "warn", "n/a", "untestable", "flaky", "crash", "hang", "kit-bug"],
    },
    case: {},
    vector: { type: "string" },
    after: { type: "array" },
    failure: {
      type: "object",
      properties: {
        code: { type: "string", minLength: 1 },
        clause: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
        message: { type: "string" },
        expected: {},
        actual: {},
      },
      required: ["code", "clause", "message", "expected", "actual"],
    },
    transcript: { type: "array", items: { $ref: "transcript-entry.schema.json" } },
    stderr: { type: "string" },
  },
  required: [
    "schema",
    "kit",
    "specification",
    "recordedAt",
    "check",
    "target",
    "profile",
    "seed",
    "runs",
    "timeoutMs",
    "verdict",
    "case",
    "after",
    "failure",
    "transcript",
    "stderr",
  ],
};

function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.schema === undefined && (missing0 = "schema")) ||
        (data.kit === undefined && (missing0 = "kit")) ||
        (data.specification === undefined && (missing0 = "specification")) ||
        (data.recordedAt === undefined && (missing0 = "recordedAt")) ||
        (data.check === undefined && (missing0 = "check")) ||
        (data.target === undefined && (missing0 = "target")) ||
        (data.profile === undefined && (missing0 = "profile")) ||
        (data.seed === undefined && (missing0 = "seed")) ||
        (data.runs === undefined && (missing0 = "runs")) ||
        (data.timeoutMs === undefined && (missing0 = "timeoutMs")) ||
        (data.verdict === undefined && (missing0 = "verdict")) ||
        (data.case === undefined && (missing0 = "case")) ||
        (data.after === undefined && (missing0 = "after")) ||
        (data.failure === undefined && (missing0 = "failure")) ||
        (data.transcript === undefined && (missing0 = "transcript")) ||
        (data.stderr === undefined && (missing0 = "stderr"))
      ) {
        validate46.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.schema !== undefined) {
          const _errs1 = errors;
          if ("appduct-conformance-bundle/1" !== data.schema) {
            validate46.errors = [
              {
                instancePath: instancePath + "/schema",
                schemaPath: "#/properties/schema/const",
                keyword: "const",
                params: { allowedValue: "appduct-conformance-bundle/1" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.kit !== undefined) {
            let data1 = data.kit;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                let missing1;
                if (
                  (data1.name === undefined && (missing1 = "name")) ||
                  (data1.version === undefined && (missing1 = "version"))
                ) {
                  validate46.errors = [
                    {
                      instancePath: instancePath + "/kit",
                      schemaPath: "#/properties/kit/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data1.name !== undefined) {
                    const _errs4 = errors;
                    if (typeof data1.name !== "string") {
                      validate46.errors = [
                        {
                          instancePath: instancePath + "/kit/name",
                          schemaPath: "#/properties/kit/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs4 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data1.version !== undefined) {
                      const _errs6 = errors;
                      if (typeof data1.version !== "string") {
                        validate46.errors = [
                          {
                            instancePath: instancePath + "/kit/version",
                            schemaPath: "#/properties/kit/properties/version/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs6 === errors;
                    } else {
                      var valid1 = true;
                    }
                  }
                }
              } else {
                validate46.errors = [
                  {
                    instancePath: instancePath + "/kit",
                    schemaPath: "#/properties/kit/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.specification !== undefined) {
              let data4 = data.specification;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  let missing2;
                  if (data4.version === undefined && (missing2 = "version")) {
                    validate46.errors = [
                      {
                        instancePath: instancePath + "/specification",
                        schemaPath: "#/properties/specification/required",
                        keyword: "required",
                        params: { missingProperty: missing2 },
                        message: "must have required property '" + missing2 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data4.version !== undefined) {
                      if (typeof data4.version !== "string") {
                        validate46.errors = [
                          {
                            instancePath: instancePath + "/specification/version",
                            schemaPath: "#/properties/specification/properties/version/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                } else {
                  validate46.errors = [
                    {
                      instancePath: instancePath + "/specification",
                      schemaPath: "#/properties/specification/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.recordedAt !== undefined) {
                let data6 = data.recordedAt;
                const _errs12 = errors;
                if (errors === _errs12) {
                  if (typeof data6 === "string") {
                    if (data6.length < 1) {
                      validate46.errors = [
                        {
                          instancePath: instancePath + "/recordedAt",
                          schemaPath: "#/properties/recordedAt/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate46.errors = [
                      {
                        instancePath: instancePath + "/recordedAt",
                        schemaPath: "#/properties/recordedAt/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs12 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.check !== undefined) {
                  let data7 = data.check;
                  const _errs14 = errors;
                  if (errors === _errs14) {
                    if (typeof data7 === "string") {
                      if (data7.length < 1) {
                        validate46.errors = [
                          {
                            instancePath: instancePath + "/check",
                            schemaPath: "#/properties/check/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate46.errors = [
                        {
                          instancePath: instancePath + "/check",
                          schemaPath: "#/properties/check/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.target !== undefined) {
                    let data8 = data.target;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        let missing3;
                        if (data8.kind === undefined && (missing3 = "kind")) {
                          validate46.errors = [
                            {
                              instancePath: instancePath + "/target",
                              schemaPath: "#/properties/target/required",
                              keyword: "required",
                              params: { missingProperty: missing3 },
                              message: "must have required property '" + missing3 + "'",
                            },
                          ];
                          return false;
                        } else {
                          if (data8.kind !== undefined) {
                            let data9 = data8.kind;
                            const _errs18 = errors;
                            if (typeof data9 !== "string") {
                              validate46.errors = [
                                {
                                  instancePath: instancePath + "/target/kind",
                                  schemaPath: "#/properties/target/properties/kind/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            if (!(
                              data9 === "daemon" ||
                              data9 === "sdk" ||
                              data9 === "mcp" ||
                              data9 === "cli" ||
                              data9 === "discovery"
                            )) {
                              validate46.errors = [
                                {
                                  instancePath: instancePath + "/target/kind",
                                  schemaPath: "#/properties/target/properties/kind/enum",
                                  keyword: "enum",
                                  params: { allowedValues: schema65.properties.target.properties.kind.enum },
                                  message: "must be equal to one of the allowed values",
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs18 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data8.command !== undefined) {
                              let data10 = data8.command;
                              const _errs20 = errors;
                              if (errors === _errs20) {
                                if (typeof data10 === "string") {
                                  if (data10.length < 1) {
                                    validate46.errors = [
                                      {
                                        instancePath: instancePath + "/target/command",
                                        schemaPath: "#/properties/target/properties/command/minLength",
                                        keyword: "minLength",
                                        params: { limit: 1 },
                                        message: "must NOT have fewer than 1 characters",
                                      },
                                    ];
                                    return false;
                                  }
                                } else {
                                  validate46.errors = [
                                    {
                                      instancePath: instancePath + "/target/command",
                                      schemaPath: "#/properties/target/properties/command/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid3 = _errs20 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data8.env !== undefined) {
                                let data11 = data8.env;
                                const _errs22 = errors;
                                if (errors === _errs22) {
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    for (const key0 in data11) {
                                      const _errs25 = errors;
                                      if (typeof data11[key0] !== "string") {
                                        validate46.errors = [
                                          {
                                            instancePath:
                                              instancePath +
                                              "/target/env/" +
                                              key0.replace(/~/g, "~0").replace(/\//g, "~1"),
                                            schemaPath:
                                              "#/properties/target/properties/env/additionalProperties/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid4 = _errs25 === errors;
                                      if (!valid4) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate46.errors = [
                                      {
                                        instancePath: instancePath + "/target/env",
                                        schemaPath: "#/properties/target/properties/env/type",
                                        keyword: "type",
                                        params: { type: "object" },
                                        message: "must be object",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid3 = _errs22 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data8.cwd !== undefined) {
                                  let data13 = data8.cwd;
                                  const _errs27 = errors;
                                  if (errors === _errs27) {
                                    if (typeof data13 === "string") {
                                      if (data13.length < 1) {
                                        validate46.errors = [
                                          {
                                            instancePath: instancePath + "/target/cwd",
                                            schemaPath: "#/properties/target/properties/cwd/minLength",
                                            keyword: "minLength",
                                            params: { limit: 1 },
                                            message: "must NOT have fewer than 1 characters",
                                          },
                                        ];
                                        return false;
                                      }
                                    } else {
                                      validate46.errors = [
                                        {
                                          instancePath: instancePath + "/target/cwd",
                                          schemaPath: "#/properties/target/properties/cwd/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid3 = _errs27 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate46.errors = [
                          {
                            instancePath: instancePath + "/target",
                            schemaPath: "#/properties/target/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.profile !== undefined) {
                      let data14 = data.profile;
                      const _errs29 = errors;
                      if (typeof data14 !== "string") {
                        validate46.errors = [
                          {
                            instancePath: instancePath + "/profile",
                            schemaPath: "#/properties/profile/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      if (!(data14 === "groups" || data14 === "subgroups" || data14 === "base")) {
                        validate46.errors = [
                          {
                            instancePath: instancePath + "/profile",
                            schemaPath: "#/properties/profile/enum",
                            keyword: "enum",
                            params: { allowedValues: schema65.properties.profile.enum },
                            message: "must be equal to one of the allowed values",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs29 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.seed !== undefined) {
                        let data15 = data.seed;
                        const _errs31 = errors;
                        if (!(
                          typeof data15 == "number" &&
                          !(data15 % 1) &&
                          !isNaN(data15) &&
                          isFinite(data15)
                        )) {
                          validate46.errors = [
                            {
                              instancePath: instancePath + "/seed",
                              schemaPath: "#/properties/seed/type",
                              keyword: "type",
                              params: { type: "integer" },
                              message: "must be integer",
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs31 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.runs !== undefined) {
                          let data16 = data.runs;
                          const _errs33 = errors;
                          if (!(
                            typeof data16 == "number" &&
                            !(data16 % 1) &&
                            !isNaN(data16) &&
                            isFinite(data16)
                          )) {
                            validate46.errors = [
                              {
                                instancePath: instancePath + "/runs",
                                schemaPath: "#/properties/runs/type",
                                keyword: "type",
                                params: { type: "integer" },
                                message: "must be integer",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs33) {
                            if (typeof data16 == "number" && isFinite(data16)) {
                              if (data16 < 1 || isNaN(data16)) {
                                validate46.errors = [
                                  {
                                    instancePath: instancePath + "/runs",
                                    schemaPath: "#/properties/runs/minimum",
                                    keyword: "minimum",
                                    params: { comparison: ">=", limit: 1 },
                                    message: "must be >= 1",
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs33 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.timeoutMs !== undefined) {
                            let data17 = data.timeoutMs;
                            const _errs35 = errors;
                            if (!(
                              typeof data17 == "number" &&
                              !(data17 % 1) &&
                              !isNaN(data17) &&
                              isFinite(data17)
                            )) {
                              validate46.errors = [
                                {
                                  instancePath: instancePath + "/timeoutMs",
                                  schemaPath: "#/properties/timeoutMs/type",
                                  keyword: "type",
                                  params: { type: "integer" },
                                  message: "must be integer",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs35) {
                              if (typeof data17 == "number" && isFinite(data17)) {
                                if (data17 > 1073741824 || isNaN(data17)) {
                                  validate46.errors = [
                                    {
                                      instancePath: instancePath + "/timeoutMs",
                                      schemaPath: "#/properties/timeoutMs/maximum",
                                      keyword: "maximum",
                                      params: { comparison: "<=", limit: 1073741824 },
                                      message: "must be <= 1073741824",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data17 < 1 || isNaN(data17)) {
                                    validate46.errors = [
                                      {
                                        instancePath: instancePath + "/timeoutMs",
                                        schemaPath: "#/properties/timeoutMs/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 1 },
                                        message: "must be >= 1",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs35 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.verdict !== undefined) {
                              let data18 = data.verdict;
                              const _errs37 = errors;
                              if (typeof data18 !== "string") {
                                validate46.errors = [
                                  {
                                    instancePath: instancePath + "/verdict",
                                    schemaPath: "#/properties/verdict/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                              if (!(
                                data18 === "pass" ||
                                data18 === "fail" ||
                                data18 === "warn" ||
                                data18 === "n/a" ||
                                data18 === "untestable" ||
                                data18 === "flaky" ||
                                data18 === "crash" ||
                                data18 === "hang" ||
                                data18 === "kit-bug"
                              )) {
                                validate46.errors = [
                                  {
                                    instancePath: instancePath + "/verdict",
                                    schemaPath: "#/properties/verdict/enum",
                                    keyword: "enum",
                                    params: { allowedValues: schema65.properties.verdict.enum },
                                    message: "must be equal to one of the allowed values",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs37 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.vector !== undefined) {
                                const _errs39 = errors;
                                if (typeof data.vector !== "string") {
                                  validate46.errors = [
                                    {
                                      instancePath: instancePath + "/vector",
                                      schemaPath: "#/properties/vector/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs39 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.after !== undefined) {
                                  const _errs41 = errors;
                                  if (!Array.isArray(data.after)) {
                                    validate46.errors = [
                                      {
                                        instancePath: instancePath + "/after",
                                        schemaPath: "#/properties/after/type",
                                        keyword: "type",
                                        params: { type: "array" },
                                        message: "must be array",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs41 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.failure !== undefined) {
                                    let data21 = data.failure;
                                    const _errs43 = errors;
                                    if (errors === _errs43) {
                                      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                        let missing4;
                                        if (
                                          (data21.code === undefined && (missing4 = "code")) ||
                                          (data21.clause === undefined && (missing4 = "clause")) ||
                                          (data21.message === undefined && (missing4 = "message")) ||
                                          (data21.expected === undefined && (missing4 = "expected")) ||
                                          (data21.actual === undefined && (missing4 = "actual"))
                                        ) {
                                          validate46.errors = [
                                            {
                                              instancePath: instancePath + "/failure",
                                              schemaPath: "#/properties/failure/required",
                                              keyword: "required",
                                              params: { missingProperty: missing4 },
                                              message: "must have required property '" + missing4 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (data21.code !== undefined) {
                                            let data22 = data21.code;
                                            const _errs45 = errors;
                                            if (errors === _errs45) {
                                              if (typeof data22 === "string") {
                                                if (data22.length < 1) {
                                                  validate46.errors = [
                                                    {
                                                      instancePath: instancePath + "/failure/code",
                                                      schemaPath:
                                                        "#/properties/failure/properties/code/minLength",
                                                      keyword: "minLength",
                                                      params: { limit: 1 },
                                                      message: "must NOT have fewer than 1 characters",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              } else {
                                                validate46.errors = [
                                                  {
                                                    instancePath: instancePath + "/failure/code",
                                                    schemaPath: "#/properties/failure/properties/code/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs45 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                          if (valid5) {
                                            if (data21.clause !== undefined) {
                                              let data23 = data21.clause;
                                              const _errs47 = errors;
                                              if (errors === _errs47) {
                                                if (typeof data23 === "string") {
                                                  if (!pattern7.test(data23)) {
                                                    validate46.errors = [
                                                      {
                                                        instancePath: instancePath + "/failure/clause",
                                                        schemaPath:
                                                          "#/properties/failure/properties/clause/pattern",
                                                        keyword: "pattern",
                                                        params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                                                        message:
                                                          'must match pattern "' +
                                                          "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" +
                                                          '"',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                } else {
                                                  validate46.errors = [
                                                    {
                                                      instancePath: instancePath + "/failure/clause",
                                                      schemaPath:
                                                        "#/properties/failure/properties/clause/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid5 = _errs47 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (data21.message !== undefined) {
                                                const _errs49 = errors;
                                                if (typeof data21.message !== "string") {
                                                  validate46.errors = [
                                                    {
                                                      instancePath: instancePath + "/failure/message",
                                                      schemaPath:
                                                        "#/properties/failure/properties/message/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid5 = _errs49 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate46.errors = [
                                          {
                                            instancePath: instancePath + "/failure",
                                            schemaPath: "#/properties/failure/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs43 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.transcript !== undefined) {
                                      let data25 = data.transcript;
                                      const _errs51 = errors;
                                      if (errors === _errs51) {
                                        if (Array.isArray(data25)) {
                                          var valid6 = true;
                                          const len0 = data25.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            let data26 = data25[i0];
                                            const _errs53 = errors;
                                            const _errs54 = errors;
                                            if (errors === _errs54) {
                                              if (
                                                data26 &&
                                                typeof data26 == "object" &&
                                                !Array.isArray(data26)
                                              ) {
                                                let missing5;
                                                if (
                                                  (data26.ms === undefined && (missing5 = "ms")) ||
                                                  (data26.channel === undefined && (missing5 = "channel")) ||
                                                  (data26.dir === undefined && (missing5 = "dir")) ||
                                                  (data26.text === undefined && (missing5 = "text"))
                                                ) {
                                                  validate46.errors = [
                                                    {
                                                      instancePath: instancePath + "/transcript/" + i0,
                                                      schemaPath: "transcript-entry.schema.json/required",
                                                      keyword: "required",
                                                      params: { missingProperty: missing5 },
                                                      message:
                                                        "must have required property '" + missing5 + "'",
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  if (data26.ms !== undefined) {
                                                    let data27 = data26.ms;
                                                    const _errs56 = errors;
                                                    if (errors === _errs56) {
                                                      if (typeof data27 == "number" && isFinite(data27)) {
                                                        if (data27 < 0 || isNaN(data27)) {
                                                          validate46.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + "/transcript/" + i0 + "/ms",
                                                              schemaPath:
                                                                "transcript-entry.schema.json/properties/ms/minimum",
                                                              keyword: "minimum",
                                                              params: { comparison: ">=", limit: 0 },
                                                              message: "must be >= 0",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate46.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/transcript/" + i0 + "/ms",
                                                            schemaPath:
                                                              "transcript-entry.schema.json/properties/ms/type",
                                                            keyword: "type",
                                                            params: { type: "number" },
                                                            message: "must be number",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                    var valid8 = _errs56 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data26.channel !== undefined) {
                                                      const _errs58 = errors;
                                                      if (typeof data26.channel !== "string") {
                                                        validate46.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/transcript/" + i0 + "/channel",
                                                            schemaPath:
                                                              "transcript-entry.schema.json/properties/channel/type",
                                                            keyword: "type",
                                                            params: { type: "string" },
                                                            message: "must be string",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid8 = _errs58 === errors;
                                                    } else {
                                                      var valid8 = true;
                                                    }
                                                    if (valid8) {
                                                      if (data26.dir !== undefined) {
                                                        let data29 = data26.dir;
                                                        const _errs60 = errors;
                                                        if (typeof data29 !== "string") {
                                                          validate46.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + "/transcript/" + i0 + "/dir",
                                                              schemaPath:
                                                                "transcript-entry.schema.json/properties/dir/type",
                                                              keyword: "type",
                                                              params: { type: "string" },
                                                              message: "must be string",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        if (!(
                                                          data29 === "send" ||
                                                          data29 === "receive" ||
                                                          data29 === "note"
                                                        )) {
                                                          validate46.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + "/transcript/" + i0 + "/dir",
                                                              schemaPath:
                                                                "transcript-entry.schema.json/properties/dir/enum",
                                                              keyword: "enum",
                                                              params: {
                                                                allowedValues: schema47.properties.dir.enum,
                                                              },
                                                              message:
                                                                "must be equal to one of the allowed values",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid8 = _errs60 === errors;
                                                      } else {
                                                        var valid8 = true;
                                                      }
                                                      if (valid8) {
                                                        if (data26.text !== undefined) {
                                                          const _errs62 = errors;
                                                          if (typeof data26.text !== "string") {
                                                            validate46.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath +
                                                                  "/transcript/" +
                                                                  i0 +
                                                                  "/text",
                                                                schemaPath:
                                                                  "transcript-entry.schema.json/properties/text/type",
                                                                keyword: "type",
                                                                params: { type: "string" },
                                                                message: "must be string",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          var valid8 = _errs62 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate46.errors = [
                                                  {
                                                    instancePath: instancePath + "/transcript/" + i0,
                                                    schemaPath: "transcript-entry.schema.json/type",
                                                    keyword: "type",
                                                    params: { type: "object" },
                                                    message: "must be object",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid6 = _errs53 === errors;
                                            if (!valid6) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate46.errors = [
                                            {
                                              instancePath: instancePath + "/transcript",
                                              schemaPath: "#/properties/transcript/type",
                                              keyword: "type",
                                              params: { type: "array" },
                                              message: "must be array",
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs51 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.stderr !== undefined) {
                                        const _errs64 = errors;
                                        if (typeof data.stderr !== "string") {
                                          validate46.errors = [
                                            {
                                              instancePath: instancePath + "/stderr",
                                              schemaPath: "#/properties/stderr/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid0 = _errs64 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate46.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}

export const validateBootstrapPayloadFixtures: Validator<wire.BootstrapPayloadFixtures> = validate47;

function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs3 = errors;
        let valid1 = false;
        let passing0 = null;
        const _errs4 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing0;
          if (data0.decoded === undefined && (missing0 = "decoded")) {
            const err0 = {
              instancePath: instancePath + "/" + i0,
              schemaPath: "#/items/oneOf/0/required",
              keyword: "required",
              params: { missingProperty: missing0 },
              message: "must have required property '" + missing0 + "'",
            };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          } else {
            if (data0.valid !== undefined) {
              if (true !== data0.valid) {
                const err1 = {
                  instancePath: instancePath + "/" + i0 + "/valid",
                  schemaPath: "#/items/oneOf/0/properties/valid/const",
                  keyword: "const",
                  params: { allowedValue: true },
                  message: "must be equal to constant",
                };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
          }
        }
        var _valid0 = _errs4 === errors;
        if (_valid0) {
          valid1 = true;
          passing0 = 0;
        }
        const _errs6 = errors;
        const _errs7 = errors;
        const _errs8 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing1;
          if (data0.decoded === undefined && (missing1 = "decoded")) {
            const err2 = {};
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        var valid3 = _errs8 === errors;
        if (valid3) {
          const err3 = {
            instancePath: instancePath + "/" + i0,
            schemaPath: "#/items/oneOf/1/not",
            keyword: "not",
            params: {},
            message: "must NOT be valid",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          errors = _errs7;
          if (vErrors !== null) {
            if (_errs7) {
              vErrors.length = _errs7;
            } else {
              vErrors = null;
            }
          }
        }
        if (errors === _errs6) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.valid !== undefined) {
              if (false !== data0.valid) {
                const err4 = {
                  instancePath: instancePath + "/" + i0 + "/valid",
                  schemaPath: "#/items/oneOf/1/properties/valid/const",
                  keyword: "const",
                  params: { allowedValue: false },
                  message: "must be equal to constant",
                };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
          }
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid1) {
          valid1 = false;
          passing0 = [passing0, 1];
        } else {
          if (_valid0) {
            valid1 = true;
            passing0 = 1;
          }
        }
        if (!valid1) {
          const err5 = {
            instancePath: instancePath + "/" + i0,
            schemaPath: "#/items/oneOf",
            keyword: "oneOf",
            params: { passingSchemas: passing0 },
            message: "must match exactly one schema in oneOf",
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
          validate47.errors = vErrors;
          return false;
        } else {
          errors = _errs3;
          if (vErrors !== null) {
            if (_errs3) {
              vErrors.length = _errs3;
            } else {
              vErrors = null;
            }
          }
        }
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing2;
            if (
              (data0.name === undefined && (missing2 = "name")) ||
              (data0.link === undefined && (missing2 = "link")) ||
              (data0.valid === undefined && (missing2 = "valid")) ||
              (data0.clause === undefined && (missing2 = "clause")) ||
              (data0.why === undefined && (missing2 = "why"))
            ) {
              validate47.errors = [
                {
                  instancePath: instancePath + "/" + i0,
                  schemaPath: "#/items/required",
                  keyword: "required",
                  params: { missingProperty: missing2 },
                  message: "must have required property '" + missing2 + "'",
                },
              ];
              return false;
            } else {
              const _errs10 = errors;
              for (const key0 in data0) {
                if (!(
                  key0 === "name" ||
                  key0 === "link" ||
                  key0 === "valid" ||
                  key0 === "decoded" ||
                  key0 === "clause" ||
                  key0 === "why"
                )) {
                  validate47.errors = [
                    {
                      instancePath: instancePath + "/" + i0,
                      schemaPath: "#/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key0 },
                      message: "must NOT have additional properties",
                    },
                  ];
                  return false;
                  break;
                }
              }
              if (_errs10 === errors) {
                if (data0.name !== undefined) {
                  let data3 = data0.name;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (typeof data3 === "string") {
                      if (data3.length < 1) {
                        validate47.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/name",
                            schemaPath: "#/items/properties/name/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate47.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/name",
                          schemaPath: "#/items/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid5 = _errs11 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data0.link !== undefined) {
                    const _errs13 = errors;
                    if (typeof data0.link !== "string") {
                      validate47.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/link",
                          schemaPath: "#/items/properties/link/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid5 = _errs13 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data0.valid !== undefined) {
                      const _errs15 = errors;
                      if (typeof data0.valid !== "boolean") {
                        validate47.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/valid",
                            schemaPath: "#/items/properties/valid/type",
                            keyword: "type",
                            params: { type: "boolean" },
                            message: "must be boolean",
                          },
                        ];
                        return false;
                      }
                      var valid5 = _errs15 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data0.decoded !== undefined) {
                        let data6 = data0.decoded;
                        const _errs17 = errors;
                        const _errs18 = errors;
                        if (errors === _errs18) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing3;
                            if (
                              (data6.version === undefined && (missing3 = "version")) ||
                              (data6.family === undefined && (missing3 = "family")) ||
                              (data6.address === undefined && (missing3 = "address")) ||
                              (data6.port === undefined && (missing3 = "port")) ||
                              (data6.sessionId === undefined && (missing3 = "sessionId")) ||
                              (data6.token === undefined && (missing3 = "token")) ||
                              (data6.expiresAt === undefined && (missing3 = "expiresAt"))
                            ) {
                              validate47.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/decoded",
                                  schemaPath: "bootstrap-payload.schema.json/required",
                                  keyword: "required",
                                  params: { missingProperty: missing3 },
                                  message: "must have required property '" + missing3 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data6.version !== undefined) {
                                const _errs20 = errors;
                                if (2 !== data6.version) {
                                  validate47.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/decoded/version",
                                      schemaPath: "bootstrap-payload.schema.json/properties/version/const",
                                      keyword: "const",
                                      params: { allowedValue: 2 },
                                      message: "must be equal to constant",
                                    },
                                  ];
                                  return false;
                                }
                                var valid7 = _errs20 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data6.family !== undefined) {
                                  let data8 = data6.family;
                                  const _errs21 = errors;
                                  if (!(
                                    typeof data8 == "number" &&
                                    !(data8 % 1) &&
                                    !isNaN(data8) &&
                                    isFinite(data8)
                                  )) {
                                    validate47.errors = [
                                      {
                                        instancePath: instancePath + "/" + i0 + "/decoded/family",
                                        schemaPath: "bootstrap-payload.schema.json/properties/family/type",
                                        keyword: "type",
                                        params: { type: "integer" },
                                        message: "must be integer",
                                      },
                                    ];
                                    return false;
                                  }
                                  if (!(data8 === 4 || data8 === 6)) {
                                    validate47.errors = [
                                      {
                                        instancePath: instancePath + "/" + i0 + "/decoded/family",
                                        schemaPath: "bootstrap-payload.schema.json/properties/family/enum",
                                        keyword: "enum",
                                        params: { allowedValues: schema45.properties.family.enum },
                                        message: "must be equal to one of the allowed values",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid7 = _errs21 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data6.address !== undefined) {
                                    let data9 = data6.address;
                                    const _errs23 = errors;
                                    if (errors === _errs23) {
                                      if (typeof data9 === "string") {
                                        if (data9.length < 1) {
                                          validate47.errors = [
                                            {
                                              instancePath: instancePath + "/" + i0 + "/decoded/address",
                                              schemaPath:
                                                "bootstrap-payload.schema.json/properties/address/minLength",
                                              keyword: "minLength",
                                              params: { limit: 1 },
                                              message: "must NOT have fewer than 1 characters",
                                            },
                                          ];
                                          return false;
                                        }
                                      } else {
                                        validate47.errors = [
                                          {
                                            instancePath: instancePath + "/" + i0 + "/decoded/address",
                                            schemaPath:
                                              "bootstrap-payload.schema.json/properties/address/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid7 = _errs23 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data6.port !== undefined) {
                                      let data10 = data6.port;
                                      const _errs25 = errors;
                                      if (!(
                                        typeof data10 == "number" &&
                                        !(data10 % 1) &&
                                        !isNaN(data10) &&
                                        isFinite(data10)
                                      )) {
                                        validate47.errors = [
                                          {
                                            instancePath: instancePath + "/" + i0 + "/decoded/port",
                                            schemaPath: "bootstrap-payload.schema.json/properties/port/type",
                                            keyword: "type",
                                            params: { type: "integer" },
                                            message: "must be integer",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs25) {
                                        if (typeof data10 == "number" && isFinite(data10)) {
                                          if (data10 > 65535 || isNaN(data10)) {
                                            validate47.errors = [
                                              {
                                                instancePath: instancePath + "/" + i0 + "/decoded/port",
                                                schemaPath:
                                                  "bootstrap-payload.schema.json/properties/port/maximum",
                                                keyword: "maximum",
                                                params: { comparison: "<=", limit: 65535 },
                                                message: "must be <= 65535",
                                              },
                                            ];
                                            return false;
                                          } else {
                                            if (data10 < 1 || isNaN(data10)) {
                                              validate47.errors = [
                                                {
                                                  instancePath: instancePath + "/" + i0 + "/decoded/port",
                                                  schemaPath:
                                                    "bootstrap-payload.schema.json/properties/port/minimum",
                                                  keyword: "minimum",
                                                  params: { comparison: ">=", limit: 1 },
                                                  message: "must be >= 1",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid7 = _errs25 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data6.sessionId !== undefined) {
                                        let data11 = data6.sessionId;
                                        const _errs27 = errors;
                                        if (errors === _errs27) {
                                          if (typeof data11 === "string") {
                                            if (data11.length < 1) {
                                              validate47.errors = [
                                                {
                                                  instancePath:
                                                    instancePath + "/" + i0 + "/decoded/sessionId",
                                                  schemaPath:
                                                    "bootstrap-payload.schema.json/properties/sessionId/minLength",
                                                  keyword: "minLength",
                                                  params: { limit: 1 },
                                                  message: "must NOT have fewer than 1 characters",
                                                },
                                              ];
                                              return false;
                                            } else {
                                              if (data11.length > 255) {
                                                validate47.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + "/" + i0 + "/decoded/sessionId",
                                                    schemaPath:
                                                      "bootstrap-payload.schema.json/properties/sessionId/x-maxCodeUnits",
                                                    keyword: "x-maxCodeUnits",
                                                    params: { limit: 255 },
                                                    message: "must NOT have more than 255 UTF-16 code units",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate47.errors = [
                                              {
                                                instancePath: instancePath + "/" + i0 + "/decoded/sessionId",
                                                schemaPath:
                                                  "bootstrap-payload.schema.json/properties/sessionId/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid7 = _errs27 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data6.token !== undefined) {
                                          let data12 = data6.token;
                                          const _errs29 = errors;
                                          if (errors === _errs29) {
                                            if (typeof data12 === "string") {
                                              if (!pattern4.test(data12)) {
                                                validate47.errors = [
                                                  {
                                                    instancePath: instancePath + "/" + i0 + "/decoded/token",
                                                    schemaPath:
                                                      "bootstrap-payload.schema.json/properties/token/pattern",
                                                    keyword: "pattern",
                                                    params: { pattern: "^[A-Za-z0-9_-]{43}$" },
                                                    message:
                                                      'must match pattern "' + "^[A-Za-z0-9_-]{43}$" + '"',
                                                  },
                                                ];
                                                return false;
                                              }
                                            } else {
                                              validate47.errors = [
                                                {
                                                  instancePath: instancePath + "/" + i0 + "/decoded/token",
                                                  schemaPath:
                                                    "bootstrap-payload.schema.json/properties/token/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                          var valid7 = _errs29 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data6.expiresAt !== undefined) {
                                            let data13 = data6.expiresAt;
                                            const _errs31 = errors;
                                            if (!(
                                              typeof data13 == "number" &&
                                              !(data13 % 1) &&
                                              !isNaN(data13) &&
                                              isFinite(data13)
                                            )) {
                                              validate47.errors = [
                                                {
                                                  instancePath:
                                                    instancePath + "/" + i0 + "/decoded/expiresAt",
                                                  schemaPath:
                                                    "bootstrap-payload.schema.json/properties/expiresAt/type",
                                                  keyword: "type",
                                                  params: { type: "integer" },
                                                  message: "must be integer",
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs31) {
                                              if (typeof data13 == "number" && isFinite(data13)) {
                                                if (data13 < 0 || isNaN(data13)) {
                                                  validate47.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + "/" + i0 + "/decoded/expiresAt",
                                                      schemaPath:
                                                        "bootstrap-payload.schema.json/properties/expiresAt/minimum",
                                                      keyword: "minimum",
                                                      params: { comparison: ">=", limit: 0 },
                                                      message: "must be >= 0",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid7 = _errs31 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate47.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/decoded",
                                schemaPath: "bootstrap-payload.schema.json/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid5 = _errs17 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data0.clause !== undefined) {
                          let data14 = data0.clause;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (typeof data14 === "string") {
                              if (!pattern7.test(data14)) {
                                validate47.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/clause",
                                    schemaPath: "#/items/properties/clause/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                                    message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate47.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/clause",
                                  schemaPath: "#/items/properties/clause/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid5 = _errs33 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data0.why !== undefined) {
                            let data15 = data0.why;
                            const _errs35 = errors;
                            if (errors === _errs35) {
                              if (typeof data15 === "string") {
                                if (data15.length < 1) {
                                  validate47.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/why",
                                      schemaPath: "#/items/properties/why/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    },
                                  ];
                                  return false;
                                }
                              } else {
                                validate47.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/why",
                                    schemaPath: "#/items/properties/why/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid5 = _errs35 === errors;
                          } else {
                            var valid5 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate47.errors = [
              {
                instancePath: instancePath + "/" + i0,
                schemaPath: "#/items/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object",
              },
            ];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate47.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        },
      ];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}

export const validateListQueryFixtures: Validator<wire.ListQueryFixtures> = validate48;

const schema69 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/fixture-list-queries.schema.json",
  type: "array",
  items: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 1 },
      profiles: {
        type: "array",
        minItems: 1,
        uniqueItems: true,
        items: { type: "string", enum: ["groups", "subgroups", "base"] },
      },
      clause: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
      why: { type: "string", minLength: 1 },
      registry: { type: "array", items: { $ref: "tool-descriptor.base.schema.json" } },
      queries: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          properties: {
            params: {},
            result: {
              type: "object",
              properties: {
                names: { type: "array", items: { type: "string" } },
                total: { type: "integer", minimum: 0 },
                groups: { type: "array", items: { $ref: "group-bucket.schema.json" } },
              },
              required: ["names", "total"],
              additionalProperties: false,
            },
            error: { type: "string", minLength: 1 },
            or: { type: "integer" },
          },
          additionalProperties: false,
          oneOf: [{ required: ["result"], properties: { or: false } }, { required: ["error"] }],
        },
      },
    },
    required: ["name", "profiles", "clause", "why", "registry", "queries"],
    additionalProperties: false,
  },
};

const pattern19 = new RegExp("^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$", "");

function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.name === undefined && (missing0 = "name")) ||
              (data0.profiles === undefined && (missing0 = "profiles")) ||
              (data0.clause === undefined && (missing0 = "clause")) ||
              (data0.why === undefined && (missing0 = "why")) ||
              (data0.registry === undefined && (missing0 = "registry")) ||
              (data0.queries === undefined && (missing0 = "queries"))
            ) {
              validate48.errors = [
                {
                  instancePath: instancePath + "/" + i0,
                  schemaPath: "#/items/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              const _errs3 = errors;
              for (const key0 in data0) {
                if (!(
                  key0 === "name" ||
                  key0 === "profiles" ||
                  key0 === "clause" ||
                  key0 === "why" ||
                  key0 === "registry" ||
                  key0 === "queries"
                )) {
                  validate48.errors = [
                    {
                      instancePath: instancePath + "/" + i0,
                      schemaPath: "#/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key0 },
                      message: "must NOT have additional properties",
                    },
                  ];
                  return false;
                  break;
                }
              }
              if (_errs3 === errors) {
                if (data0.name !== undefined) {
                  let data1 = data0.name;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (data1.length < 1) {
                        validate48.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/name",
                            schemaPath: "#/items/properties/name/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate48.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/name",
                          schemaPath: "#/items/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.profiles !== undefined) {
                    let data2 = data0.profiles;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data2)) {
                        if (data2.length < 1) {
                          validate48.errors = [
                            {
                              instancePath: instancePath + "/" + i0 + "/profiles",
                              schemaPath: "#/items/properties/profiles/minItems",
                              keyword: "minItems",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 items",
                            },
                          ];
                          return false;
                        } else {
                          var valid2 = true;
                          const len1 = data2.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data3 = data2[i1];
                            const _errs8 = errors;
                            if (typeof data3 !== "string") {
                              validate48.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/profiles/" + i1,
                                  schemaPath: "#/items/properties/profiles/items/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            if (!(data3 === "groups" || data3 === "subgroups" || data3 === "base")) {
                              validate48.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/profiles/" + i1,
                                  schemaPath: "#/items/properties/profiles/items/enum",
                                  keyword: "enum",
                                  params: { allowedValues: schema69.items.properties.profiles.items.enum },
                                  message: "must be equal to one of the allowed values",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs8 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                          if (valid2) {
                            let i2 = data2.length;
                            let j0;
                            if (i2 > 1) {
                              const indices0 = {};
                              for (; i2--;) {
                                let item0 = data2[i2];
                                if (typeof item0 !== "string") {
                                  continue;
                                }
                                if (typeof indices0[item0] == "number") {
                                  j0 = indices0[item0];
                                  validate48.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/profiles",
                                      schemaPath: "#/items/properties/profiles/uniqueItems",
                                      keyword: "uniqueItems",
                                      params: { i: i2, j: j0 },
                                      message:
                                        "must NOT have duplicate items (items ## " +
                                        j0 +
                                        " and " +
                                        i2 +
                                        " are identical)",
                                    },
                                  ];
                                  return false;
                                  break;
                                }
                                indices0[item0] = i2;
                              }
                            }
                          }
                        }
                      } else {
                        validate48.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/profiles",
                            schemaPath: "#/items/properties/profiles/type",
                            keyword: "type",
                            params: { type: "array" },
                            message: "must be array",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid1 = _errs6 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.clause !== undefined) {
                      let data4 = data0.clause;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data4 === "string") {
                          if (!pattern7.test(data4)) {
                            validate48.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/clause",
                                schemaPath: "#/items/properties/clause/pattern",
                                keyword: "pattern",
                                params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                                message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate48.errors = [
                            {
                              instancePath: instancePath + "/" + i0 + "/clause",
                              schemaPath: "#/items/properties/clause/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid1 = _errs10 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.why !== undefined) {
                        let data5 = data0.why;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data5 === "string") {
                            if (data5.length < 1) {
                              validate48.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/why",
                                  schemaPath: "#/items/properties/why/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                },
                              ];
                              return false;
                            }
                          } else {
                            validate48.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/why",
                                schemaPath: "#/items/properties/why/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs12 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.registry !== undefined) {
                          let data6 = data0.registry;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (Array.isArray(data6)) {
                              var valid4 = true;
                              const len2 = data6.length;
                              for (let i3 = 0; i3 < len2; i3++) {
                                const _errs16 = errors;
                                if (
                                  !validate23(data6[i3], {
                                    instancePath: instancePath + "/" + i0 + "/registry/" + i3,
                                    parentData: data6,
                                    parentDataProperty: i3,
                                    rootData,
                                  })
                                ) {
                                  vErrors =
                                    vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                                  errors = vErrors.length;
                                }
                                var valid4 = _errs16 === errors;
                                if (!valid4) {
                                  break;
                                }
                              }
                            } else {
                              validate48.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/registry",
                                  schemaPath: "#/items/properties/registry/type",
                                  keyword: "type",
                                  params: { type: "array" },
                                  message: "must be array",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid1 = _errs14 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.queries !== undefined) {
                            let data8 = data0.queries;
                            const _errs17 = errors;
                            if (errors === _errs17) {
                              if (Array.isArray(data8)) {
                                if (data8.length < 1) {
                                  validate48.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/queries",
                                      schemaPath: "#/items/properties/queries/minItems",
                                      keyword: "minItems",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 items",
                                    },
                                  ];
                                  return false;
                                } else {
                                  var valid5 = true;
                                  const len3 = data8.length;
                                  for (let i4 = 0; i4 < len3; i4++) {
                                    let data9 = data8[i4];
                                    const _errs19 = errors;
                                    const _errs21 = errors;
                                    let valid6 = false;
                                    let passing0 = null;
                                    const _errs22 = errors;
                                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                      let missing1;
                                      if (data9.result === undefined && (missing1 = "result")) {
                                        const err0 = {
                                          instancePath: instancePath + "/" + i0 + "/queries/" + i4,
                                          schemaPath: "#/items/properties/queries/items/oneOf/0/required",
                                          keyword: "required",
                                          params: { missingProperty: missing1 },
                                          message: "must have required property '" + missing1 + "'",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      } else {
                                        if (data9.or !== undefined) {
                                          const err1 = {
                                            instancePath: instancePath + "/" + i0 + "/queries/" + i4 + "/or",
                                            schemaPath:
                                              "#/items/properties/queries/items/oneOf/0/properties/or/false schema",
                                            keyword: "false schema",
                                            params: {},
                                            message: "boolean schema is false",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err1];
                                          } else {
                                            vErrors.push(err1);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    var _valid0 = _errs22 === errors;
                                    if (_valid0) {
                                      valid6 = true;
                                      passing0 = 0;
                                    }
                                    const _errs23 = errors;
                                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                      let missing2;
                                      if (data9.error === undefined && (missing2 = "error")) {
                                        const err2 = {
                                          instancePath: instancePath + "/" + i0 + "/queries/" + i4,
                                          schemaPath: "#/items/properties/queries/items/oneOf/1/required",
                                          keyword: "required",
                                          params: { missingProperty: missing2 },
                                          message: "must have required property '" + missing2 + "'",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err2];
                                        } else {
                                          vErrors.push(err2);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid0 = _errs23 === errors;
                                    if (_valid0 && valid6) {
                                      valid6 = false;
                                      passing0 = [passing0, 1];
                                    } else {
                                      if (_valid0) {
                                        valid6 = true;
                                        passing0 = 1;
                                      }
                                    }
                                    if (!valid6) {
                                      const err3 = {
                                        instancePath: instancePath + "/" + i0 + "/queries/" + i4,
                                        schemaPath: "#/items/properties/queries/items/oneOf",
                                        keyword: "oneOf",
                                        params: { passingSchemas: passing0 },
                                        message: "must match exactly one schema in oneOf",
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                      validate48.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs21;
                                      if (vErrors !== null) {
                                        if (_errs21) {
                                          vErrors.length = _errs21;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    if (errors === _errs19) {
                                      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                        const _errs24 = errors;
                                        for (const key1 in data9) {
                                          if (!(
                                            key1 === "params" ||
                                            key1 === "result" ||
                                            key1 === "error" ||
                                            key1 === "or"
                                          )) {
                                            validate48.errors = [
                                              {
                                                instancePath: instancePath + "/" + i0 + "/queries/" + i4,
                                                schemaPath:
                                                  "#/items/properties/queries/items/additionalProperties",
                                                keyword: "additionalProperties",
                                                params: { additionalProperty: key1 },
                                                message: "must NOT have additional properties",
                                              },
                                            ];
                                            return false;
                                            break;
                                          }
                                        }
                                        if (_errs24 === errors) {
                                          if (data9.result !== undefined) {
                                            let data11 = data9.result;
                                            const _errs25 = errors;
                                            if (errors === _errs25) {
                                              if (
                                                data11 &&
                                                typeof data11 == "object" &&
                                                !Array.isArray(data11)
                                              ) {
                                                let missing3;
                                                if (
                                                  (data11.names === undefined && (missing3 = "names")) ||
                                                  (data11.total === undefined && (missing3 = "total"))
                                                ) {
                                                  validate48.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath +
                                                        "/" +
                                                        i0 +
                                                        "/queries/" +
                                                        i4 +
                                                        "/result",
                                                      schemaPath:
                                                        "#/items/properties/queries/items/properties/result/required",
                                                      keyword: "required",
                                                      params: { missingProperty: missing3 },
                                                      message:
                                                        "must have required property '" + missing3 + "'",
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  const _errs27 = errors;
                                                  for (const key2 in data11) {
                                                    if (!(
                                                      key2 === "names" ||
                                                      key2 === "total" ||
                                                      key2 === "groups"
                                                    )) {
                                                      validate48.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath +
                                                            "/" +
                                                            i0 +
                                                            "/queries/" +
                                                            i4 +
                                                            "/result",
                                                          schemaPath:
                                                            "#/items/properties/queries/items/properties/result/additionalProperties",
                                                          keyword: "additionalProperties",
                                                          params: { additionalProperty: key2 },
                                                          message: "must NOT have additional properties",
                                                        },
                                                      ];
                                                      return false;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs27 === errors) {
                                                    if (data11.names !== undefined) {
                                                      let data12 = data11.names;
                                                      const _errs28 = errors;
                                                      if (errors === _errs28) {
                                                        if (Array.isArray(data12)) {
                                                          var valid10 = true;
                                                          const len4 = data12.length;
                                                          for (let i5 = 0; i5 < len4; i5++) {
                                                            const _errs30 = errors;
                                                            if (typeof data12[i5] !== "string") {
                                                              validate48.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/" +
                                                                    i0 +
                                                                    "/queries/" +
                                                                    i4 +
                                                                    "/result/names/" +
                                                                    i5,
                                                                  schemaPath:
                                                                    "#/items/properties/queries/items/properties/result/properties/names/items/type",
                                                                  keyword: "type",
                                                                  params: { type: "string" },
                                                                  message: "must be string",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            var valid10 = _errs30 === errors;
                                                            if (!valid10) {
                                                              break;
                                                            }
                                                          }
                                                        } else {
                                                          validate48.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                "/" +
                                                                i0 +
                                                                "/queries/" +
                                                                i4 +
                                                                "/result/names",
                                                              schemaPath:
                                                                "#/items/properties/queries/items/properties/result/properties/names/type",
                                                              keyword: "type",
                                                              params: { type: "array" },
                                                              message: "must be array",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      }
                                                      var valid9 = _errs28 === errors;
                                                    } else {
                                                      var valid9 = true;
                                                    }
                                                    if (valid9) {
                                                      if (data11.total !== undefined) {
                                                        let data14 = data11.total;
                                                        const _errs32 = errors;
                                                        if (!(
                                                          typeof data14 == "number" &&
                                                          !(data14 % 1) &&
                                                          !isNaN(data14) &&
                                                          isFinite(data14)
                                                        )) {
                                                          validate48.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                "/" +
                                                                i0 +
                                                                "/queries/" +
                                                                i4 +
                                                                "/result/total",
                                                              schemaPath:
                                                                "#/items/properties/queries/items/properties/result/properties/total/type",
                                                              keyword: "type",
                                                              params: { type: "integer" },
                                                              message: "must be integer",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        if (errors === _errs32) {
                                                          if (typeof data14 == "number" && isFinite(data14)) {
                                                            if (data14 < 0 || isNaN(data14)) {
                                                              validate48.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/" +
                                                                    i0 +
                                                                    "/queries/" +
                                                                    i4 +
                                                                    "/result/total",
                                                                  schemaPath:
                                                                    "#/items/properties/queries/items/properties/result/properties/total/minimum",
                                                                  keyword: "minimum",
                                                                  params: { comparison: ">=", limit: 0 },
                                                                  message: "must be >= 0",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid9 = _errs32 === errors;
                                                      } else {
                                                        var valid9 = true;
                                                      }
                                                      if (valid9) {
                                                        if (data11.groups !== undefined) {
                                                          let data15 = data11.groups;
                                                          const _errs34 = errors;
                                                          if (errors === _errs34) {
                                                            if (Array.isArray(data15)) {
                                                              var valid11 = true;
                                                              const len5 = data15.length;
                                                              for (let i6 = 0; i6 < len5; i6++) {
                                                                let data16 = data15[i6];
                                                                const _errs36 = errors;
                                                                const _errs37 = errors;
                                                                if (errors === _errs37) {
                                                                  if (
                                                                    data16 &&
                                                                    typeof data16 == "object" &&
                                                                    !Array.isArray(data16)
                                                                  ) {
                                                                    let missing4;
                                                                    if (
                                                                      (data16.group === undefined &&
                                                                        (missing4 = "group")) ||
                                                                      (data16.total === undefined &&
                                                                        (missing4 = "total"))
                                                                    ) {
                                                                      validate48.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/" +
                                                                            i0 +
                                                                            "/queries/" +
                                                                            i4 +
                                                                            "/result/groups/" +
                                                                            i6,
                                                                          schemaPath:
                                                                            "group-bucket.schema.json/required",
                                                                          keyword: "required",
                                                                          params: {
                                                                            missingProperty: missing4,
                                                                          },
                                                                          message:
                                                                            "must have required property '" +
                                                                            missing4 +
                                                                            "'",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    } else {
                                                                      if (data16.group !== undefined) {
                                                                        let data17 = data16.group;
                                                                        const _errs39 = errors;
                                                                        const _errs40 = errors;
                                                                        let valid14 = false;
                                                                        const _errs41 = errors;
                                                                        if (errors === _errs41) {
                                                                          if (typeof data17 === "string") {
                                                                            if (!pattern19.test(data17)) {
                                                                              const err4 = {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/" +
                                                                                  i0 +
                                                                                  "/queries/" +
                                                                                  i4 +
                                                                                  "/result/groups/" +
                                                                                  i6 +
                                                                                  "/group",
                                                                                schemaPath:
                                                                                  "group-bucket.schema.json/properties/group/anyOf/0/pattern",
                                                                                keyword: "pattern",
                                                                                params: {
                                                                                  pattern:
                                                                                    "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$",
                                                                                },
                                                                                message:
                                                                                  'must match pattern "' +
                                                                                  "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" +
                                                                                  '"',
                                                                              };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err4];
                                                                              } else {
                                                                                vErrors.push(err4);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                          } else {
                                                                            const err5 = {
                                                                              instancePath:
                                                                                instancePath +
                                                                                "/" +
                                                                                i0 +
                                                                                "/queries/" +
                                                                                i4 +
                                                                                "/result/groups/" +
                                                                                i6 +
                                                                                "/group",
                                                                              schemaPath:
                                                                                "group-bucket.schema.json/properties/group/anyOf/0/type",
                                                                              keyword: "type",
                                                                              params: { type: "string" },
                                                                              message: "must be string",
                                                                            };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err5];
                                                                            } else {
                                                                              vErrors.push(err5);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                        }
                                                                        var _valid1 = _errs41 === errors;
                                                                        valid14 = valid14 || _valid1;
                                                                        if (!valid14) {
                                                                          const _errs43 = errors;
                                                                          if (data17 !== null) {
                                                                            const err6 = {
                                                                              instancePath:
                                                                                instancePath +
                                                                                "/" +
                                                                                i0 +
                                                                                "/queries/" +
                                                                                i4 +
                                                                                "/result/groups/" +
                                                                                i6 +
                                                                                "/group",
                                                                              schemaPath:
                                                                                "group-bucket.schema.json/properties/group/anyOf/1/type",
                                                                              keyword: "type",
                                                                              params: { type: "null" },
                                                                              message: "must be null",
                                                                            };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err6];
                                                                            } else {
                                                                              vErrors.push(err6);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var _valid1 = _errs43 === errors;
                                                                          valid14 = valid14 || _valid1;
                                                                        }
                                                                        if (!valid14) {
                                                                          const err7 = {
                                                                            instancePath:
                                                                              instancePath +
                                                                              "/" +
                                                                              i0 +
                                                                              "/queries/" +
                                                                              i4 +
                                                                              "/result/groups/" +
                                                                              i6 +
                                                                              "/group",
                                                                            schemaPath:
                                                                              "group-bucket.schema.json/properties/group/anyOf",
                                                                            keyword: "anyOf",
                                                                            params: {},
                                                                            message:
                                                                              "must match a schema in anyOf",
                                                                          };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err7];
                                                                          } else {
                                                                            vErrors.push(err7);
                                                                          }
                                                                          errors++;
                                                                          validate48.errors = vErrors;
                                                                          return false;
                                                                        } else {
                                                                          errors = _errs40;
                                                                          if (vErrors !== null) {
                                                                            if (_errs40) {
                                                                              vErrors.length = _errs40;
                                                                            } else {
                                                                              vErrors = null;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid13 = _errs39 === errors;
                                                                      } else {
                                                                        var valid13 = true;
                                                                      }
                                                                      if (valid13) {
                                                                        if (data16.total !== undefined) {
                                                                          let data18 = data16.total;
                                                                          const _errs45 = errors;
                                                                          if (!(
                                                                            typeof data18 == "number" &&
                                                                            !(data18 % 1) &&
                                                                            !isNaN(data18) &&
                                                                            isFinite(data18)
                                                                          )) {
                                                                            validate48.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/" +
                                                                                  i0 +
                                                                                  "/queries/" +
                                                                                  i4 +
                                                                                  "/result/groups/" +
                                                                                  i6 +
                                                                                  "/total",
                                                                                schemaPath:
                                                                                  "group-bucket.schema.json/properties/total/type",
                                                                                keyword: "type",
                                                                                params: { type: "integer" },
                                                                                message: "must be integer",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs45) {
                                                                            if (
                                                                              typeof data18 == "number" &&
                                                                              isFinite(data18)
                                                                            ) {
                                                                              if (
                                                                                data18 < 1 ||
                                                                                isNaN(data18)
                                                                              ) {
                                                                                validate48.errors = [
                                                                                  {
                                                                                    instancePath:
                                                                                      instancePath +
                                                                                      "/" +
                                                                                      i0 +
                                                                                      "/queries/" +
                                                                                      i4 +
                                                                                      "/result/groups/" +
                                                                                      i6 +
                                                                                      "/total",
                                                                                    schemaPath:
                                                                                      "group-bucket.schema.json/properties/total/minimum",
                                                                                    keyword: "minimum",
                                                                                    params: {
                                                                                      comparison: ">=",
                                                                                      limit: 1,
                                                                                    },
                                                                                    message: "must be >= 1",
                                                                                  },
                                                                                ];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid13 = _errs45 === errors;
                                                                        } else {
                                                                          var valid13 = true;
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate48.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/" +
                                                                          i0 +
                                                                          "/queries/" +
                                                                          i4 +
                                                                          "/result/groups/" +
                                                                          i6,
                                                                        schemaPath:
                                                                          "group-bucket.schema.json/type",
                                                                        keyword: "type",
                                                                        params: { type: "object" },
                                                                        message: "must be object",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid11 = _errs36 === errors;
                                                                if (!valid11) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate48.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/" +
                                                                    i0 +
                                                                    "/queries/" +
                                                                    i4 +
                                                                    "/result/groups",
                                                                  schemaPath:
                                                                    "#/items/properties/queries/items/properties/result/properties/groups/type",
                                                                  keyword: "type",
                                                                  params: { type: "array" },
                                                                  message: "must be array",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                          var valid9 = _errs34 === errors;
                                                        } else {
                                                          var valid9 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate48.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + "/" + i0 + "/queries/" + i4 + "/result",
                                                    schemaPath:
                                                      "#/items/properties/queries/items/properties/result/type",
                                                    keyword: "type",
                                                    params: { type: "object" },
                                                    message: "must be object",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid8 = _errs25 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data9.error !== undefined) {
                                              let data19 = data9.error;
                                              const _errs47 = errors;
                                              if (errors === _errs47) {
                                                if (typeof data19 === "string") {
                                                  if (data19.length < 1) {
                                                    validate48.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath +
                                                          "/" +
                                                          i0 +
                                                          "/queries/" +
                                                          i4 +
                                                          "/error",
                                                        schemaPath:
                                                          "#/items/properties/queries/items/properties/error/minLength",
                                                        keyword: "minLength",
                                                        params: { limit: 1 },
                                                        message: "must NOT have fewer than 1 characters",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                } else {
                                                  validate48.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + "/" + i0 + "/queries/" + i4 + "/error",
                                                      schemaPath:
                                                        "#/items/properties/queries/items/properties/error/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid8 = _errs47 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data9.or !== undefined) {
                                                let data20 = data9.or;
                                                const _errs49 = errors;
                                                if (!(
                                                  typeof data20 == "number" &&
                                                  !(data20 % 1) &&
                                                  !isNaN(data20) &&
                                                  isFinite(data20)
                                                )) {
                                                  validate48.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + "/" + i0 + "/queries/" + i4 + "/or",
                                                      schemaPath:
                                                        "#/items/properties/queries/items/properties/or/type",
                                                      keyword: "type",
                                                      params: { type: "integer" },
                                                      message: "must be integer",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid8 = _errs49 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate48.errors = [
                                          {
                                            instancePath: instancePath + "/" + i0 + "/queries/" + i4,
                                            schemaPath: "#/items/properties/queries/items/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid5 = _errs19 === errors;
                                    if (!valid5) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate48.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/queries",
                                    schemaPath: "#/items/properties/queries/type",
                                    keyword: "type",
                                    params: { type: "array" },
                                    message: "must be array",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid1 = _errs17 === errors;
                          } else {
                            var valid1 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate48.errors = [
              {
                instancePath: instancePath + "/" + i0,
                schemaPath: "#/items/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object",
              },
            ];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate48.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        },
      ];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}

export const validateRawDescriptorFixtures: Validator<wire.RawDescriptorFixtures> = validate50;

const schema71 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/fixture-raw-descriptors.schema.json",
  type: "array",
  items: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 1 },
      json: { type: "string" },
      valid: { enum: [true, false, "either"] },
      profiles: {
        type: "array",
        minItems: 1,
        uniqueItems: true,
        items: { type: "string", enum: ["groups", "subgroups", "base"] },
      },
      clause: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
      why: { type: "string", minLength: 1 },
    },
    required: ["name", "json", "valid", "clause", "why"],
    additionalProperties: false,
  },
};

function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.name === undefined && (missing0 = "name")) ||
              (data0.json === undefined && (missing0 = "json")) ||
              (data0.valid === undefined && (missing0 = "valid")) ||
              (data0.clause === undefined && (missing0 = "clause")) ||
              (data0.why === undefined && (missing0 = "why"))
            ) {
              validate50.errors = [
                {
                  instancePath: instancePath + "/" + i0,
                  schemaPath: "#/items/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              const _errs3 = errors;
              for (const key0 in data0) {
                if (!(
                  key0 === "name" ||
                  key0 === "json" ||
                  key0 === "valid" ||
                  key0 === "profiles" ||
                  key0 === "clause" ||
                  key0 === "why"
                )) {
                  validate50.errors = [
                    {
                      instancePath: instancePath + "/" + i0,
                      schemaPath: "#/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key0 },
                      message: "must NOT have additional properties",
                    },
                  ];
                  return false;
                  break;
                }
              }
              if (_errs3 === errors) {
                if (data0.name !== undefined) {
                  let data1 = data0.name;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (data1.length < 1) {
                        validate50.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/name",
                            schemaPath: "#/items/properties/name/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate50.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/name",
                          schemaPath: "#/items/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.json !== undefined) {
                    const _errs6 = errors;
                    if (typeof data0.json !== "string") {
                      validate50.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/json",
                          schemaPath: "#/items/properties/json/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs6 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.valid !== undefined) {
                      let data3 = data0.valid;
                      const _errs8 = errors;
                      if (!(data3 === true || data3 === false || data3 === "either")) {
                        validate50.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/valid",
                            schemaPath: "#/items/properties/valid/enum",
                            keyword: "enum",
                            params: { allowedValues: schema71.items.properties.valid.enum },
                            message: "must be equal to one of the allowed values",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs8 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.profiles !== undefined) {
                        let data4 = data0.profiles;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (Array.isArray(data4)) {
                            if (data4.length < 1) {
                              validate50.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/profiles",
                                  schemaPath: "#/items/properties/profiles/minItems",
                                  keyword: "minItems",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 items",
                                },
                              ];
                              return false;
                            } else {
                              var valid2 = true;
                              const len1 = data4.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data5 = data4[i1];
                                const _errs11 = errors;
                                if (typeof data5 !== "string") {
                                  validate50.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/profiles/" + i1,
                                      schemaPath: "#/items/properties/profiles/items/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                if (!(data5 === "groups" || data5 === "subgroups" || data5 === "base")) {
                                  validate50.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/profiles/" + i1,
                                      schemaPath: "#/items/properties/profiles/items/enum",
                                      keyword: "enum",
                                      params: {
                                        allowedValues: schema71.items.properties.profiles.items.enum,
                                      },
                                      message: "must be equal to one of the allowed values",
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs11 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                              if (valid2) {
                                let i2 = data4.length;
                                let j0;
                                if (i2 > 1) {
                                  const indices0 = {};
                                  for (; i2--;) {
                                    let item0 = data4[i2];
                                    if (typeof item0 !== "string") {
                                      continue;
                                    }
                                    if (typeof indices0[item0] == "number") {
                                      j0 = indices0[item0];
                                      validate50.errors = [
                                        {
                                          instancePath: instancePath + "/" + i0 + "/profiles",
                                          schemaPath: "#/items/properties/profiles/uniqueItems",
                                          keyword: "uniqueItems",
                                          params: { i: i2, j: j0 },
                                          message:
                                            "must NOT have duplicate items (items ## " +
                                            j0 +
                                            " and " +
                                            i2 +
                                            " are identical)",
                                        },
                                      ];
                                      return false;
                                      break;
                                    }
                                    indices0[item0] = i2;
                                  }
                                }
                              }
                            }
                          } else {
                            validate50.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/profiles",
                                schemaPath: "#/items/properties/profiles/type",
                                keyword: "type",
                                params: { type: "array" },
                                message: "must be array",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.clause !== undefined) {
                          let data6 = data0.clause;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (typeof data6 === "string") {
                              if (!pattern7.test(data6)) {
                                validate50.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/clause",
                                    schemaPath: "#/items/properties/clause/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                                    message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate50.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/clause",
                                  schemaPath: "#/items/properties/clause/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid1 = _errs13 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.why !== undefined) {
                            let data7 = data0.why;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (typeof data7 === "string") {
                                if (data7.length < 1) {
                                  validate50.errors = [
                                    {
                                      instancePath: instancePath + "/" + i0 + "/why",
                                      schemaPath: "#/items/properties/why/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    },
                                  ];
                                  return false;
                                }
                              } else {
                                validate50.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/why",
                                    schemaPath: "#/items/properties/why/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid1 = _errs15 === errors;
                          } else {
                            var valid1 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate50.errors = [
              {
                instancePath: instancePath + "/" + i0,
                schemaPath: "#/items/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object",
              },
            ];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate50.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        },
      ];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}

export const validateToolDescriptorFixtures: Validator<wire.ToolDescriptorFixtures> = validate51;

const schema72 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/fixture-tool-descriptors.schema.json",
  type: "array",
  items: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 1 },
      descriptor: {},
      valid: { type: "boolean" },
      profiles: {
        type: "array",
        minItems: 1,
        uniqueItems: true,
        items: { type: "string", enum: ["groups", "subgroups", "base"] },
      },
      clause: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
      why: { type: "string", minLength: 1 },
    },
    required: ["name", "descriptor", "valid", "clause", "why"],
    additionalProperties: false,
  },
};

function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.name === undefined && (missing0 = "name")) ||
              (data0.descriptor === undefined && (missing0 = "descriptor")) ||
              (data0.valid === undefined && (missing0 = "valid")) ||
              (data0.clause === undefined && (missing0 = "clause")) ||
              (data0.why === undefined && (missing0 = "why"))
            ) {
              validate51.errors = [
                {
                  instancePath: instancePath + "/" + i0,
                  schemaPath: "#/items/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              const _errs3 = errors;
              for (const key0 in data0) {
                if (!(
                  key0 === "name" ||
                  key0 === "descriptor" ||
                  key0 === "valid" ||
                  key0 === "profiles" ||
                  key0 === "clause" ||
                  key0 === "why"
                )) {
                  validate51.errors = [
                    {
                      instancePath: instancePath + "/" + i0,
                      schemaPath: "#/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key0 },
                      message: "must NOT have additional properties",
                    },
                  ];
                  return false;
                  break;
                }
              }
              if (_errs3 === errors) {
                if (data0.name !== undefined) {
                  let data1 = data0.name;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (data1.length < 1) {
                        validate51.errors = [
                          {
                            instancePath: instancePath + "/" + i0 + "/name",
                            schemaPath: "#/items/properties/name/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate51.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/name",
                          schemaPath: "#/items/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.valid !== undefined) {
                    const _errs6 = errors;
                    if (typeof data0.valid !== "boolean") {
                      validate51.errors = [
                        {
                          instancePath: instancePath + "/" + i0 + "/valid",
                          schemaPath: "#/items/properties/valid/type",
                          keyword: "type",
                          params: { type: "boolean" },
                          message: "must be boolean",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs6 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.profiles !== undefined) {
                      let data3 = data0.profiles;
                      const _errs8 = errors;
                      if (errors === _errs8) {
                        if (Array.isArray(data3)) {
                          if (data3.length < 1) {
                            validate51.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/profiles",
                                schemaPath: "#/items/properties/profiles/minItems",
                                keyword: "minItems",
                                params: { limit: 1 },
                                message: "must NOT have fewer than 1 items",
                              },
                            ];
                            return false;
                          } else {
                            var valid2 = true;
                            const len1 = data3.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data4 = data3[i1];
                              const _errs10 = errors;
                              if (typeof data4 !== "string") {
                                validate51.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/profiles/" + i1,
                                    schemaPath: "#/items/properties/profiles/items/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                              if (!(data4 === "groups" || data4 === "subgroups" || data4 === "base")) {
                                validate51.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/profiles/" + i1,
                                    schemaPath: "#/items/properties/profiles/items/enum",
                                    keyword: "enum",
                                    params: { allowedValues: schema72.items.properties.profiles.items.enum },
                                    message: "must be equal to one of the allowed values",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs10 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                            if (valid2) {
                              let i2 = data3.length;
                              let j0;
                              if (i2 > 1) {
                                const indices0 = {};
                                for (; i2--;) {
                                  let item0 = data3[i2];
                                  if (typeof item0 !== "string") {
                                    continue;
                                  }
                                  if (typeof indices0[item0] == "number") {
                                    j0 = indices0[item0];
                                    validate51.errors = [
                                      {
                                        instancePath: instancePath + "/" + i0 + "/profiles",
                                        schemaPath: "#/items/properties/profiles/uniqueItems",
                                        keyword: "uniqueItems",
                                        params: { i: i2, j: j0 },
                                        message:
                                          "must NOT have duplicate items (items ## " +
                                          j0 +
                                          " and " +
                                          i2 +
                                          " are identical)",
                                      },
                                    ];
                                    return false;
                                    break;
                                  }
                                  indices0[item0] = i2;
                                }
                              }
                            }
                          }
                        } else {
                          validate51.errors = [
                            {
                              instancePath: instancePath + "/" + i0 + "/profiles",
                              schemaPath: "#/items/properties/profiles/type",
                              keyword: "type",
                              params: { type: "array" },
                              message: "must be array",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid1 = _errs8 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.clause !== undefined) {
                        let data5 = data0.clause;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data5 === "string") {
                            if (!pattern7.test(data5)) {
                              validate51.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/clause",
                                  schemaPath: "#/items/properties/clause/pattern",
                                  keyword: "pattern",
                                  params: { pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
                                  message: 'must match pattern "' + "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" + '"',
                                },
                              ];
                              return false;
                            }
                          } else {
                            validate51.errors = [
                              {
                                instancePath: instancePath + "/" + i0 + "/clause",
                                schemaPath: "#/items/properties/clause/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs12 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.why !== undefined) {
                          let data6 = data0.why;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (typeof data6 === "string") {
                              if (data6.length < 1) {
                                validate51.errors = [
                                  {
                                    instancePath: instancePath + "/" + i0 + "/why",
                                    schemaPath: "#/items/properties/why/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate51.errors = [
                                {
                                  instancePath: instancePath + "/" + i0 + "/why",
                                  schemaPath: "#/items/properties/why/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid1 = _errs14 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate51.errors = [
              {
                instancePath: instancePath + "/" + i0,
                schemaPath: "#/items/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object",
              },
            ];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate51.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        },
      ];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}

export const validateGroupBucket: Validator<wire.GroupBucket> = validate52;

function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.group === undefined && (missing0 = "group")) ||
        (data.total === undefined && (missing0 = "total"))
      ) {
        validate52.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.group !== undefined) {
          let data0 = data.group;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data0 === "string") {
              if (!pattern19.test(data0)) {
                const err0 = {
                  instancePath: instancePath + "/group",
                  schemaPath: "#/properties/group/anyOf/0/pattern",
                  keyword: "pattern",
                  params: { pattern: "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" },
                  message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" + '"',
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = {
                instancePath: instancePath + "/group",
                schemaPath: "#/properties/group/anyOf/0/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (data0 !== null) {
              const err2 = {
                instancePath: instancePath + "/group",
                schemaPath: "#/properties/group/anyOf/1/type",
                keyword: "type",
                params: { type: "null" },
                message: "must be null",
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
          if (!valid1) {
            const err3 = {
              instancePath: instancePath + "/group",
              schemaPath: "#/properties/group/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
            validate52.errors = vErrors;
            return false;
          } else {
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.total !== undefined) {
            let data1 = data.total;
            const _errs7 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              validate52.errors = [
                {
                  instancePath: instancePath + "/total",
                  schemaPath: "#/properties/total/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs7) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 1 || isNaN(data1)) {
                  validate52.errors = [
                    {
                      instancePath: instancePath + "/total",
                      schemaPath: "#/properties/total/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 1 },
                      message: "must be >= 1",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs7 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate52.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}

export const validateGroupNameGroups: Validator<wire.GroupNameGroups> = validate53;

function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate53.errors = [
          {
            instancePath,
            schemaPath: "#/pattern",
            keyword: "pattern",
            params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
            message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
          },
        ];
        return false;
      }
    } else {
      validate53.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        },
      ];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}

export const validateGroupNameSubgroups: Validator<wire.GroupNameSubgroups> = validate54;

function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern19.test(data)) {
        validate54.errors = [
          {
            instancePath,
            schemaPath: "#/pattern",
            keyword: "pattern",
            params: { pattern: "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" },
            message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" + '"',
          },
        ];
        return false;
      }
    } else {
      validate54.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        },
      ];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}

export const validateLevel: Validator<wire.Level> = validate55;

const schema76 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/level.schema.json",
  type: "string",
  enum: ["MUST", "SHOULD"],
};

function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate55.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ];
    return false;
  }
  if (!(data === "MUST" || data === "SHOULD")) {
    validate55.errors = [
      {
        instancePath,
        schemaPath: "#/enum",
        keyword: "enum",
        params: { allowedValues: schema76.enum },
        message: "must be equal to one of the allowed values",
      },
    ];
    return false;
  }
  validate55.errors = vErrors;
  return errors === 0;
}

export const validateLinkCreateParams: Validator<wire.LinkCreateParams> = validate56;

function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.ttlSeconds !== undefined) {
        let data0 = data.ttlSeconds;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0))) {
          validate56.errors = [
            {
              instancePath: instancePath + "/ttlSeconds",
              schemaPath: "#/properties/ttlSeconds/type",
              keyword: "type",
              params: { type: "number" },
              message: "must be number",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.addressOverride !== undefined) {
          const _errs3 = errors;
          if (typeof data.addressOverride !== "string") {
            validate56.errors = [
              {
                instancePath: instancePath + "/addressOverride",
                schemaPath: "#/properties/addressOverride/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate56.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}

export const validateLinkCreateResult: Validator<wire.LinkCreateResult> = validate57;

const schema78 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/link-create-result.schema.json",
  type: "object",
  properties: {
    sessionId: { type: "string", minLength: 1 },
    deepLinkPayload: { type: "string", minLength: 1 },
    endpoint: {
      type: "object",
      properties: {
        family: { type: ["integer", "string"] },
        address: { type: "string", minLength: 1 },
        port: { type: "integer", minimum: 1, maximum: 65535 },
      },
      required: ["family", "address", "port"],
    },
    expiresAt: { $ref: "timestamp.schema.json" },
    pin: { type: "string", pattern: "^sha256/[A-Za-z0-9+/]{43}=$" },
  },
  required: ["sessionId", "deepLinkPayload", "endpoint", "expiresAt", "pin"],
};

const pattern25 = new RegExp("^sha256/[A-Za-z0-9+/]{43}=$", "");

function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.sessionId === undefined && (missing0 = "sessionId")) ||
        (data.deepLinkPayload === undefined && (missing0 = "deepLinkPayload")) ||
        (data.endpoint === undefined && (missing0 = "endpoint")) ||
        (data.expiresAt === undefined && (missing0 = "expiresAt")) ||
        (data.pin === undefined && (missing0 = "pin"))
      ) {
        validate57.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.sessionId !== undefined) {
          let data0 = data.sessionId;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate57.errors = [
                  {
                    instancePath: instancePath + "/sessionId",
                    schemaPath: "#/properties/sessionId/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  },
                ];
                return false;
              }
            } else {
              validate57.errors = [
                {
                  instancePath: instancePath + "/sessionId",
                  schemaPath: "#/properties/sessionId/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.deepLinkPayload !== undefined) {
            let data1 = data.deepLinkPayload;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate57.errors = [
                    {
                      instancePath: instancePath + "/deepLinkPayload",
                      schemaPath: "#/properties/deepLinkPayload/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate57.errors = [
                  {
                    instancePath: instancePath + "/deepLinkPayload",
                    schemaPath: "#/properties/deepLinkPayload/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.endpoint !== undefined) {
              let data2 = data.endpoint;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing1;
                  if (
                    (data2.family === undefined && (missing1 = "family")) ||
                    (data2.address === undefined && (missing1 = "address")) ||
                    (data2.port === undefined && (missing1 = "port"))
                  ) {
                    validate57.errors = [
                      {
                        instancePath: instancePath + "/endpoint",
                        schemaPath: "#/properties/endpoint/required",
                        keyword: "required",
                        params: { missingProperty: missing1 },
                        message: "must have required property '" + missing1 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data2.family !== undefined) {
                      let data3 = data2.family;
                      const _errs7 = errors;
                      if (
                        !(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) &&
                        typeof data3 !== "string"
                      ) {
                        validate57.errors = [
                          {
                            instancePath: instancePath + "/endpoint/family",
                            schemaPath: "#/properties/endpoint/properties/family/type",
                            keyword: "type",
                            params: { type: schema78.properties.endpoint.properties.family.type },
                            message: "must be integer,string",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data2.address !== undefined) {
                        let data4 = data2.address;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data4 === "string") {
                            if (data4.length < 1) {
                              validate57.errors = [
                                {
                                  instancePath: instancePath + "/endpoint/address",
                                  schemaPath: "#/properties/endpoint/properties/address/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                },
                              ];
                              return false;
                            }
                          } else {
                            validate57.errors = [
                              {
                                instancePath: instancePath + "/endpoint/address",
                                schemaPath: "#/properties/endpoint/properties/address/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data2.port !== undefined) {
                          let data5 = data2.port;
                          const _errs11 = errors;
                          if (!(
                            typeof data5 == "number" &&
                            !(data5 % 1) &&
                            !isNaN(data5) &&
                            isFinite(data5)
                          )) {
                            validate57.errors = [
                              {
                                instancePath: instancePath + "/endpoint/port",
                                schemaPath: "#/properties/endpoint/properties/port/type",
                                keyword: "type",
                                params: { type: "integer" },
                                message: "must be integer",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs11) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 65535 || isNaN(data5)) {
                                validate57.errors = [
                                  {
                                    instancePath: instancePath + "/endpoint/port",
                                    schemaPath: "#/properties/endpoint/properties/port/maximum",
                                    keyword: "maximum",
                                    params: { comparison: "<=", limit: 65535 },
                                    message: "must be <= 65535",
                                  },
                                ];
                                return false;
                              } else {
                                if (data5 < 1 || isNaN(data5)) {
                                  validate57.errors = [
                                    {
                                      instancePath: instancePath + "/endpoint/port",
                                      schemaPath: "#/properties/endpoint/properties/port/minimum",
                                      keyword: "minimum",
                                      params: { comparison: ">=", limit: 1 },
                                      message: "must be >= 1",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid1 = _errs11 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate57.errors = [
                    {
                      instancePath: instancePath + "/endpoint",
                      schemaPath: "#/properties/endpoint/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expiresAt !== undefined) {
                let data6 = data.expiresAt;
                const _errs13 = errors;
                if (!(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "string") {
                  validate57.errors = [
                    {
                      instancePath: instancePath + "/expiresAt",
                      schemaPath: "timestamp.schema.json/type",
                      keyword: "type",
                      params: { type: schema32.type },
                      message: "must be number,string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.pin !== undefined) {
                  let data7 = data.pin;
                  const _errs16 = errors;
                  if (errors === _errs16) {
                    if (typeof data7 === "string") {
                      if (!pattern25.test(data7)) {
                        validate57.errors = [
                          {
                            instancePath: instancePath + "/pin",
                            schemaPath: "#/properties/pin/pattern",
                            keyword: "pattern",
                            params: { pattern: "^sha256/[A-Za-z0-9+/]{43}=$" },
                            message: 'must match pattern "' + "^sha256/[A-Za-z0-9+/]{43}=$" + '"',
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate57.errors = [
                        {
                          instancePath: instancePath + "/pin",
                          schemaPath: "#/properties/pin/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs16 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate57.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}

export const validateOkResult: Validator<wire.OkResult> = validate58;

function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === undefined && (missing0 = "ok")) {
        validate58.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.ok !== undefined) {
          if (true !== data.ok) {
            validate58.errors = [
              {
                instancePath: instancePath + "/ok",
                schemaPath: "#/properties/ok/const",
                keyword: "const",
                params: { allowedValue: true },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
        }
      }
    } else {
      validate58.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}

export const validateProfile: Validator<wire.Profile> = validate59;

const schema81 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/profile.schema.json",
  type: "string",
  enum: ["groups", "subgroups", "base"],
};

function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate59.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ];
    return false;
  }
  if (!(data === "groups" || data === "subgroups" || data === "base")) {
    validate59.errors = [
      {
        instancePath,
        schemaPath: "#/enum",
        keyword: "enum",
        params: { allowedValues: schema81.enum },
        message: "must be equal to one of the allowed values",
      },
    ];
    return false;
  }
  validate59.errors = vErrors;
  return errors === 0;
}

export const validateReport: Validator<wire.Report> = validate60;

const schema82 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/report.schema.json",
  type: "object",
  properties: {
    schema: { const: "appduct-conformance-report/1" },
    kit: {
      type: "object",
      properties: { name: { type: "string" }, version: { type: "string" } },
      required: ["name", "version"],
    },
    specification: { type: "object", properties: { version: { type: "string" } }, required: ["version"] },
    target: {
      type: "object",
      properties: {
        kind: { type: "string", enum: ["daemon", "sdk", "mcp", "cli", "discovery"] },
        name: { type: "string" },
        version: { type: "string" },
      },
      required: ["kind", "name"],
    },
    profile: { type: "string", enum: ["groups", "subgroups", "base"] },
    seed: { type: "integer" },
    runs: { type: "integer", minimum: 0 },
    requestedRuns: { type: "integer", minimum: 0 },
    startedAt: { type: "string", minLength: 1 },
    durationMs: { type: "number", minimum: 0 },
    summary: {
      type: "object",
      properties: {
        pass: { type: "integer", minimum: 0 },
        fail: { type: "integer", minimum: 0 },
        warn: { type: "integer", minimum: 0 },
        "n/a": { type: "integer", minimum: 0 },
        untestable: { type: "integer", minimum: 0 },
        flaky: { type: "integer", minimum: 0 },
        crash: { type: "integer", minimum: 0 },
        hang: { type: "integer", minimum: 0 },
        "kit-bug": { type: "integer", minimum: 0 },
      },
      required: ["pass", "fail", "warn", "n/a", "untestable", "flaky", "crash", "hang", "kit-bug"],
      additionalProperties: false,
    },
    musts: {
      type: "object",
      properties: {
        checked: { type: "integer", minimum: 0 },
        of: { type: "integer", minimum: 0 },
        unchecked: {
          type: "array",
          items: {
            type: "object",
            properties: {
              clause: { type: "string", pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" },
              reason: { type: "string" },
              gap: { const: true },
            },
            required: ["clause", "reason"],
          },
        },
      },
      required: ["checked", "of", "unchecked"],
    },
    shard: {
      type: "object",
      properties: { index: { type: "integer", minimum: 1 }, of: { type: "integer", minimum: 1 } },
      required: ["index", "of"],
    },
    scope: {
      type: "object",
      properties: {
        checks: { type: "integer", minimum: 0 },
        missing: {
          type: "array",
          items: {
            type: "object",
            properties: {
              because: { enum: ["selection", "shard", "unfinished"] },
              why: { type: "string" },
              checks: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } },
            },
            required: ["because", "why", "checks"],
          },
        },
        reduced: { type: "array", items: { type: "string" } },
      },
      required: ["checks", "missing", "reduced"],
    },
    exitCode: { type: "integer", minimum: 0, maximum: 255 },
    expectations: {
      type: "object",
      properties: {
        file: { type: "string" },
        entries: { type: "array", items: { $ref: "expectation.schema.json" } },
        expected: { type: "integer", minimum: 0 },
        problems: { type: "array", items: { $ref: "expectation-problem.schema.json" } },
      },
      required: ["entries", "expected", "problems"],
    },
    checks: { type: "array", items: { $ref: "check-result.schema.json" } },
    notes: { type: "array", items: { type: "string" } },
  },
  required: [
    "schema",
    "kit",
    "specification",
    "target",
    "profile",
    "seed",
    "runs",
    "requestedRuns",
    "startedAt",
    "durationMs",
    "summary",
    "musts",
    "scope",
    "exitCode",
    "checks",
    "notes",
  ],
};

const func1 = Object.prototype.hasOwnProperty;

function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.schema === undefined && (missing0 = "schema")) ||
        (data.kit === undefined && (missing0 = "kit")) ||
        (data.specification === undefined && (missing0 = "specification")) ||
        (data.target === undefined && (missing0 = "target")) ||
        (data.profile === undefined && (missing0 = "profile")) ||
        (data.seed === undefined && (missing0 = "seed")) ||
        (data.runs === undefined && (missing0 = "runs")) ||
        (data.requestedRuns === undefined && (missing0 = "requestedRuns")) ||
        (data.startedAt === undefined && (missing0 = "startedAt")) ||
        (data.durationMs === undefined && (missing0 = "durationMs")) ||
        (data.summary === undefined && (missing0 = "summary")) ||
        (data.musts === undefined && (missing0 = "musts")) ||
        (data.scope === undefined && (missing0 = "scope")) ||
        (data.exitCode === undefined && (missing0 = "exitCode")) ||
        (data.checks === undefined && (missing0 = "checks")) ||
        (data.notes === undefined && (missing0 = "notes"))
      ) {
        validate60.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.schema !== undefined) {
          const _errs1 = errors;
          if ("appduct-conformance-report/1" !== data.schema) {
            validate60.errors = [
              {
                instancePath: instancePath + "/schema",
                schemaPath: "#/properties/schema/const",
                keyword: "const",
                params: { allowedValue: "appduct-conformance-report/1" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.kit !== undefined) {
            let data1 = data.kit;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                let missing1;
                if (
                  (data1.name === undefined && (missing1 = "name")) ||
                  (data1.version === undefined && (missing1 = "version"))
                ) {
                  validate60.errors = [
                    {
                      instancePath: instancePath + "/kit",
                      schemaPath: "#/properties/kit/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data1.name !== undefined) {
                    const _errs4 = errors;
                    if (typeof data1.name !== "string") {
                      validate60.errors = [
                        {
                          instancePath: instancePath + "/kit/name",
                          schemaPath: "#/properties/kit/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs4 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data1.version !== undefined) {
                      const _errs6 = errors;
                      if (typeof data1.version !== "string") {
                        validate60.errors = [
                          {
                            instancePath: instancePath + "/kit/version",
                            schemaPath: "#/properties/kit/properties/version/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs6 === errors;
                    } else {
                      var valid1 = true;
                    }
                  }
                }
              } else {
                validate60.errors = [
                  {
                    instancePath: instancePath + "/kit",
                    schemaPath: "#/properties/kit/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.specification !== undefined) {
              let data4 = data.specification;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  let missing2;
                  if (data4.version === undefined && (missing2 = "version")) {
                    validate60.errors = [
                      {
                        instancePath: instancePath + "/specification",
                        schemaPath: "#/properties/specification/required",
                        keyword: "required",
                        params: { missingProperty: missing2 },
                        message: "must have required property '" + missing2 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data4.version !== undefined) {
                      if (typeof data4.version !== "string") {
                        validate60.errors = [
                          {
                            instancePath: instancePath + "/specification/version",
                            schemaPath: "#/properties/specification/properties/version/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                } else {
                  validate60.errors = [
                    {
                      instancePath: instancePath + "/specification",
                      schemaPath: "#/properties/specification/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.target !== undefined) {
                let data6 = data.target;
                const _errs12 = errors;
                if (errors === _errs12) {
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    let missing3;
                    if (
                      (data6.kind === undefined && (missing3 = "kind")) ||
                      (data6.name === undefined && (missing3 = "name"))
                    ) {
                      validate60.errors = [
                        {
                          instancePath: instancePath + "/target",
                          schemaPath: "#/properties/target/required",
                          keyword: "required",
                          params: { missingProperty: missing3 },
                          message: "must have required property '" + missing3 + "'",
                        },
                      ];
                      return false;
                    } else {
                      if (data6.kind !== undefined) {
                        let data7 = data6.kind;
                        const _errs14 = errors;
                        if (typeof data7 !== "string") {
                          validate60.errors = [
                            {
                              instancePath: instancePath + "/target/kind",
                              schemaPath: "#/properties/target/properties/kind/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                        if (!(
                          data7 === "daemon" ||
                          data7 === "sdk" ||
                          data7 === "mcp" ||
                          data7 === "cli" ||
                          data7 === "discovery"
                        )) {
                          validate60.errors = [
                            {
                              instancePath: instancePath + "/target/kind",
                              schemaPath: "#/properties/target/properties/kind/enum",
                              keyword: "enum",
                              params: { allowedValues: schema82.properties.target.properties.kind.enum },
                              message: "must be equal to one of the allowed values",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs14 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data6.name !== undefined) {
                          const _errs16 = errors;
                          if (typeof data6.name !== "string") {
                            validate60.errors = [
                              {
                                instancePath: instancePath + "/target/name",
                                schemaPath: "#/properties/target/properties/name/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs16 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data6.version !== undefined) {
                            const _errs18 = errors;
                            if (typeof data6.version !== "string") {
                              validate60.errors = [
                                {
                                  instancePath: instancePath + "/target/version",
                                  schemaPath: "#/properties/target/properties/version/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs18 === errors;
                          } else {
                            var valid3 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate60.errors = [
                      {
                        instancePath: instancePath + "/target",
                        schemaPath: "#/properties/target/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs12 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.profile !== undefined) {
                  let data10 = data.profile;
                  const _errs20 = errors;
                  if (typeof data10 !== "string") {
                    validate60.errors = [
                      {
                        instancePath: instancePath + "/profile",
                        schemaPath: "#/properties/profile/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  if (!(data10 === "groups" || data10 === "subgroups" || data10 === "base")) {
                    validate60.errors = [
                      {
                        instancePath: instancePath + "/profile",
                        schemaPath: "#/properties/profile/enum",
                        keyword: "enum",
                        params: { allowedValues: schema82.properties.profile.enum },
                        message: "must be equal to one of the allowed values",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs20 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.seed !== undefined) {
                    let data11 = data.seed;
                    const _errs22 = errors;
                    if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                      validate60.errors = [
                        {
                          instancePath: instancePath + "/seed",
                          schemaPath: "#/properties/seed/type",
                          keyword: "type",
                          params: { type: "integer" },
                          message: "must be integer",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs22 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.runs !== undefined) {
                      let data12 = data.runs;
                      const _errs24 = errors;
                      if (!(
                        typeof data12 == "number" &&
                        !(data12 % 1) &&
                        !isNaN(data12) &&
                        isFinite(data12)
                      )) {
                        validate60.errors = [
                          {
                            instancePath: instancePath + "/runs",
                            schemaPath: "#/properties/runs/type",
                            keyword: "type",
                            params: { type: "integer" },
                            message: "must be integer",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs24) {
                        if (typeof data12 == "number" && isFinite(data12)) {
                          if (data12 < 0 || isNaN(data12)) {
                            validate60.errors = [
                              {
                                instancePath: instancePath + "/runs",
                                schemaPath: "#/properties/runs/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: 0 },
                                message: "must be >= 0",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs24 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.requestedRuns !== undefined) {
                        let data13 = data.requestedRuns;
                        const _errs26 = errors;
                        if (!(
                          typeof data13 == "number" &&
                          !(data13 % 1) &&
                          !isNaN(data13) &&
                          isFinite(data13)
                        )) {
                          validate60.errors = [
                            {
                              instancePath: instancePath + "/requestedRuns",
                              schemaPath: "#/properties/requestedRuns/type",
                              keyword: "type",
                              params: { type: "integer" },
                              message: "must be integer",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs26) {
                          if (typeof data13 == "number" && isFinite(data13)) {
                            if (data13 < 0 || isNaN(data13)) {
                              validate60.errors = [
                                {
                                  instancePath: instancePath + "/requestedRuns",
                                  schemaPath: "#/properties/requestedRuns/minimum",
                                  keyword: "minimum",
                                  params: { comparison: ">=", limit: 0 },
                                  message: "must be >= 0",
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs26 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.startedAt !== undefined) {
                          let data14 = data.startedAt;
                          const _errs28 = errors;
                          if (errors === _errs28) {
                            if (typeof data14 === "string") {
                              if (data14.length < 1) {
                                validate60.errors = [
                                  {
                                    instancePath: instancePath + "/startedAt",
                                    schemaPath: "#/properties/startedAt/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate60.errors = [
                                {
                                  instancePath: instancePath + "/startedAt",
                                  schemaPath: "#/properties/startedAt/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs28 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.durationMs !== undefined) {
                            let data15 = data.durationMs;
                            const _errs30 = errors;
                            if (errors === _errs30) {
                              if (typeof data15 == "number" && isFinite(data15)) {
                                if (data15 < 0 || isNaN(data15)) {
                                  validate60.errors = [
                                    {
                                      instancePath: instancePath + "/durationMs",
                                      schemaPath: "#/properties/durationMs/minimum",
                                      keyword: "minimum",
                                      params: { comparison: ">=", limit: 0 },
                                      message: "must be >= 0",
                                    },
                                  ];
                                  return false;
                                }
                              } else {
                                validate60.errors = [
                                  {
                                    instancePath: instancePath + "/durationMs",
                                    schemaPath: "#/properties/durationMs/type",
                                    keyword: "type",
                                    params: { type: "number" },
                                    message: "must be number",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid0 = _errs30 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.summary !== undefined) {
                              let data16 = data.summary;
                              const _errs32 = errors;
                              if (errors === _errs32) {
                                if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                  let missing4;
                                  if (
                                    (data16.pass === undefined && (missing4 = "pass")) ||
                                    (data16.fail === undefined && (missing4 = "fail")) ||
                                    (data16.warn === undefined && (missing4 = "warn")) ||
                                    (data16["n/a"] === undefined && (missing4 = "n/a")) ||
                                    (data16.untestable === undefined && (missing4 = "untestable")) ||
                                    (data16.flaky === undefined && (missing4 = "flaky")) ||
                                    (data16.crash === undefined && (missing4 = "crash")) ||
                                    (data16.hang === undefined && (missing4 = "hang")) ||
                                    (data16["kit-bug"] === undefined && (missing4 = "kit-bug"))
                                  ) {
                                    validate60.errors = [
                                      {
                                        instancePath: instancePath + "/summary",
                                        schemaPath: "#/properties/summary/required",
                                        keyword: "required",
                                        params: { missingProperty: missing4 },
                                        message: "must have required property '" + missing4 + "'",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    const _errs34 = errors;
                                    for (const key0 in data16) {
                                      if (!func1.call(schema82.properties.summary.properties, key0)) {
                                        validate60.errors = [
                                          {
                                            instancePath: instancePath + "/summary",
                                            schemaPath: "#/properties/summary/additionalProperties",
                                            keyword: "additionalProperties",
                                            params: { additionalProperty: key0 },
                                            message: "must NOT have additional properties",
                                          },
                                        ];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs34 === errors) {
                                      if (data16.pass !== undefined) {
                                        let data17 = data16.pass;
                                        const _errs35 = errors;
                                        if (!(
                                          typeof data17 == "number" &&
                                          !(data17 % 1) &&
                                          !isNaN(data17) &&
                                          isFinite(data17)
                                        )) {
                                          validate60.errors = [
                                            {
                                              instancePath: instancePath + "/summary/pass",
                                              schemaPath: "#/properties/summary/properties/pass/type",
                                              keyword: "type",
                                              params: { type: "integer" },
                                              message: "must be integer",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs35) {
                                          if (typeof data17 == "number" && isFinite(data17)) {
                                            if (data17 < 0 || isNaN(data17)) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/summary/pass",
                                                  schemaPath: "#/properties/summary/properties/pass/minimum",
                                                  keyword: "minimum",
                                                  params: { comparison: ">=", limit: 0 },
                                                  message: "must be >= 0",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid4 = _errs35 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data16.fail !== undefined) {
                                          let data18 = data16.fail;
                                          const _errs37 = errors;
                                          if (!(
                                            typeof data18 == "number" &&
                                            !(data18 % 1) &&
                                            !isNaN(data18) &&
                                            isFinite(data18)
                                          )) {
                                            validate60.errors = [
                                              {
                                                instancePath: instancePath + "/summary/fail",
                                                schemaPath: "#/properties/summary/properties/fail/type",
                                                keyword: "type",
                                                params: { type: "integer" },
                                                message: "must be integer",
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs37) {
                                            if (typeof data18 == "number" && isFinite(data18)) {
                                              if (data18 < 0 || isNaN(data18)) {
                                                validate60.errors = [
                                                  {
                                                    instancePath: instancePath + "/summary/fail",
                                                    schemaPath:
                                                      "#/properties/summary/properties/fail/minimum",
                                                    keyword: "minimum",
                                                    params: { comparison: ">=", limit: 0 },
                                                    message: "must be >= 0",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid4 = _errs37 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (data16.warn !== undefined) {
                                            let data19 = data16.warn;
                                            const _errs39 = errors;
                                            if (!(
                                              typeof data19 == "number" &&
                                              !(data19 % 1) &&
                                              !isNaN(data19) &&
                                              isFinite(data19)
                                            )) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/summary/warn",
                                                  schemaPath: "#/properties/summary/properties/warn/type",
                                                  keyword: "type",
                                                  params: { type: "integer" },
                                                  message: "must be integer",
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs39) {
                                              if (typeof data19 == "number" && isFinite(data19)) {
                                                if (data19 < 0 || isNaN(data19)) {
                                                  validate60.errors = [
                                                    {
                                                      instancePath: instancePath + "/summary/warn",
                                                      schemaPath:
                                                        "#/properties/summary/properties/warn/minimum",
                                                      keyword: "minimum",
                                                      params: { comparison: ">=", limit: 0 },
                                                      message: "must be >= 0",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid4 = _errs39 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                          if (valid4) {
                                            if (data16["n/a"] !== undefined) {
                                              let data20 = data16["n/a"];
                                              const _errs41 = errors;
                                              if (!(
                                                typeof data20 == "number" &&
                                                !(data20 % 1) &&
                                                !isNaN(data20) &&
                                                isFinite(data20)
                                              )) {
                                                validate60.errors = [
                                                  {
                                                    instancePath: instancePath + "/summary/n~1a",
                                                    schemaPath: "#/properties/summary/properties/n~1a/type",
                                                    keyword: "type",
                                                    params: { type: "integer" },
                                                    message: "must be integer",
                                                  },
                                                ];
                                                return false;
                                              }
                                              if (errors === _errs41) {
                                                if (typeof data20 == "number" && isFinite(data20)) {
                                                  if (data20 < 0 || isNaN(data20)) {
                                                    validate60.errors = [
                                                      {
                                                        instancePath: instancePath + "/summary/n~1a",
                                                        schemaPath:
                                                          "#/properties/summary/properties/n~1a/minimum",
                                                        keyword: "minimum",
                                                        params: { comparison: ">=", limit: 0 },
                                                        message: "must be >= 0",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid4 = _errs41 === errors;
                                            } else {
                                              var valid4 = true;
                                            }
                                            if (valid4) {
                                              if (data16.untestable !== undefined) {
                                                let data21 = data16.untestable;
                                                const _errs43 = errors;
                                                if (!(
                                                  typeof data21 == "number" &&
                                                  !(data21 % 1) &&
                                                  !isNaN(data21) &&
                                                  isFinite(data21)
                                                )) {
                                                  validate60.errors = [
                                                    {
                                                      instancePath: instancePath + "/summary/untestable",
                                                      schemaPath:
                                                        "#/properties/summary/properties/untestable/type",
                                                      keyword: "type",
                                                      params: { type: "integer" },
                                                      message: "must be integer",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                if (errors === _errs43) {
                                                  if (typeof data21 == "number" && isFinite(data21)) {
                                                    if (data21 < 0 || isNaN(data21)) {
                                                      validate60.errors = [
                                                        {
                                                          instancePath: instancePath + "/summary/untestable",
                                                          schemaPath:
                                                            "#/properties/summary/properties/untestable/minimum",
                                                          keyword: "minimum",
                                                          params: { comparison: ">=", limit: 0 },
                                                          message: "must be >= 0",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid4 = _errs43 === errors;
                                              } else {
                                                var valid4 = true;
                                              }
                                              if (valid4) {
                                                if (data16.flaky !== undefined) {
                                                  let data22 = data16.flaky;
                                                  const _errs45 = errors;
                                                  if (!(
                                                    typeof data22 == "number" &&
                                                    !(data22 % 1) &&
                                                    !isNaN(data22) &&
                                                    isFinite(data22)
                                                  )) {
                                                    validate60.errors = [
                                                      {
                                                        instancePath: instancePath + "/summary/flaky",
                                                        schemaPath:
                                                          "#/properties/summary/properties/flaky/type",
                                                        keyword: "type",
                                                        params: { type: "integer" },
                                                        message: "must be integer",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs45) {
                                                    if (typeof data22 == "number" && isFinite(data22)) {
                                                      if (data22 < 0 || isNaN(data22)) {
                                                        validate60.errors = [
                                                          {
                                                            instancePath: instancePath + "/summary/flaky",
                                                            schemaPath:
                                                              "#/properties/summary/properties/flaky/minimum",
                                                            keyword: "minimum",
                                                            params: { comparison: ">=", limit: 0 },
                                                            message: "must be >= 0",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid4 = _errs45 === errors;
                                                } else {
                                                  var valid4 = true;
                                                }
                                                if (valid4) {
                                                  if (data16.crash !== undefined) {
                                                    let data23 = data16.crash;
                                                    const _errs47 = errors;
                                                    if (!(
                                                      typeof data23 == "number" &&
                                                      !(data23 % 1) &&
                                                      !isNaN(data23) &&
                                                      isFinite(data23)
                                                    )) {
                                                      validate60.errors = [
                                                        {
                                                          instancePath: instancePath + "/summary/crash",
                                                          schemaPath:
                                                            "#/properties/summary/properties/crash/type",
                                                          keyword: "type",
                                                          params: { type: "integer" },
                                                          message: "must be integer",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    if (errors === _errs47) {
                                                      if (typeof data23 == "number" && isFinite(data23)) {
                                                        if (data23 < 0 || isNaN(data23)) {
                                                          validate60.errors = [
                                                            {
                                                              instancePath: instancePath + "/summary/crash",
                                                              schemaPath:
                                                                "#/properties/summary/properties/crash/minimum",
                                                              keyword: "minimum",
                                                              params: { comparison: ">=", limit: 0 },
                                                              message: "must be >= 0",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid4 = _errs47 === errors;
                                                  } else {
                                                    var valid4 = true;
                                                  }
                                                  if (valid4) {
                                                    if (data16.hang !== undefined) {
                                                      let data24 = data16.hang;
                                                      const _errs49 = errors;
                                                      if (!(
                                                        typeof data24 == "number" &&
                                                        !(data24 % 1) &&
                                                        !isNaN(data24) &&
                                                        isFinite(data24)
                                                      )) {
                                                        validate60.errors = [
                                                          {
                                                            instancePath: instancePath + "/summary/hang",
                                                            schemaPath:
                                                              "#/properties/summary/properties/hang/type",
                                                            keyword: "type",
                                                            params: { type: "integer" },
                                                            message: "must be integer",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      if (errors === _errs49) {
                                                        if (typeof data24 == "number" && isFinite(data24)) {
                                                          if (data24 < 0 || isNaN(data24)) {
                                                            validate60.errors = [
                                                              {
                                                                instancePath: instancePath + "/summary/hang",
                                                                schemaPath:
                                                                  "#/properties/summary/properties/hang/minimum",
                                                                keyword: "minimum",
                                                                params: { comparison: ">=", limit: 0 },
                                                                message: "must be >= 0",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid4 = _errs49 === errors;
                                                    } else {
                                                      var valid4 = true;
                                                    }
                                                    if (valid4) {
                                                      if (data16["kit-bug"] !== undefined) {
                                                        let data25 = data16["kit-bug"];
                                                        const _errs51 = errors;
                                                        if (!(
                                                          typeof data25 == "number" &&
                                                          !(data25 % 1) &&
                                                          !isNaN(data25) &&
                                                          isFinite(data25)
                                                        )) {
                                                          validate60.errors = [
                                                            {
                                                              instancePath: instancePath + "/summary/kit-bug",
                                                              schemaPath:
                                                                "#/properties/summary/properties/kit-bug/type",
                                                              keyword: "type",
                                                              params: { type: "integer" },
                                                              message: "must be integer",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        if (errors === _errs51) {
                                                          if (typeof data25 == "number" && isFinite(data25)) {
                                                            if (data25 < 0 || isNaN(data25)) {
                                                              validate60.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath + "/summary/kit-bug",
                                                                  schemaPath:
                                                                    "#/properties/summary/properties/kit-bug/minimum",
                                                                  keyword: "minimum",
                                                                  params: { comparison: ">=", limit: 0 },
                                                                  message: "must be >= 0",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid4 = _errs51 === errors;
                                                      } else {
                                                        var valid4 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate60.errors = [
                                    {
                                      instancePath: instancePath + "/summary",
                                      schemaPath: "#/properties/summary/type",
                                      keyword: "type",
                                      params: { type: "object" },
                                      message: "must be object",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid0 = _errs32 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.musts !== undefined) {
                                let data26 = data.musts;
                                const _errs53 = errors;
                                if (errors === _errs53) {
                                  if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                    let missing5;
                                    if (
                                      (data26.checked === undefined && (missing5 = "checked")) ||
                                      (data26.of === undefined && (missing5 = "of")) ||
                                      (data26.unchecked === undefined && (missing5 = "unchecked"))
                                    ) {
                                      validate60.errors = [
                                        {
                                          instancePath: instancePath + "/musts",
                                          schemaPath: "#/properties/musts/required",
                                          keyword: "required",
                                          params: { missingProperty: missing5 },
                                          message: "must have required property '" + missing5 + "'",
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (data26.checked !== undefined) {
                                        let data27 = data26.checked;
                                        const _errs55 = errors;
                                        if (!(
                                          typeof data27 == "number" &&
                                          !(data27 % 1) &&
                                          !isNaN(data27) &&
                                          isFinite(data27)
                                        )) {
                                          validate60.errors = [
                                            {
                                              instancePath: instancePath + "/musts/checked",
                                              schemaPath: "#/properties/musts/properties/checked/type",
                                              keyword: "type",
                                              params: { type: "integer" },
                                              message: "must be integer",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs55) {
                                          if (typeof data27 == "number" && isFinite(data27)) {
                                            if (data27 < 0 || isNaN(data27)) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/musts/checked",
                                                  schemaPath: "#/properties/musts/properties/checked/minimum",
                                                  keyword: "minimum",
                                                  params: { comparison: ">=", limit: 0 },
                                                  message: "must be >= 0",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid5 = _errs55 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data26.of !== undefined) {
                                          let data28 = data26.of;
                                          const _errs57 = errors;
                                          if (!(
                                            typeof data28 == "number" &&
                                            !(data28 % 1) &&
                                            !isNaN(data28) &&
                                            isFinite(data28)
                                          )) {
                                            validate60.errors = [
                                              {
                                                instancePath: instancePath + "/musts/of",
                                                schemaPath: "#/properties/musts/properties/of/type",
                                                keyword: "type",
                                                params: { type: "integer" },
                                                message: "must be integer",
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs57) {
                                            if (typeof data28 == "number" && isFinite(data28)) {
                                              if (data28 < 0 || isNaN(data28)) {
                                                validate60.errors = [
                                                  {
                                                    instancePath: instancePath + "/musts/of",
                                                    schemaPath: "#/properties/musts/properties/of/minimum",
                                                    keyword: "minimum",
                                                    params: { comparison: ">=", limit: 0 },
                                                    message: "must be >= 0",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid5 = _errs57 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data26.unchecked !== undefined) {
                                            let data29 = data26.unchecked;
                                            const _errs59 = errors;
                                            if (errors === _errs59) {
                                              if (Array.isArray(data29)) {
                                                var valid6 = true;
                                                const len0 = data29.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                  let data30 = data29[i0];
                                                  const _errs61 = errors;
                                                  if (errors === _errs61) {
                                                    if (
                                                      data30 &&
                                                      typeof data30 == "object" &&
                                                      !Array.isArray(data30)
                                                    ) {
                                                      let missing6;
                                                      if (
                                                        (data30.clause === undefined &&
                                                          (missing6 = "clause")) ||
                                                        (data30.reason === undefined && (missing6 = "reason"))
                                                      ) {
                                                        validate60.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/musts/unchecked/" + i0,
                                                            schemaPath:
                                                              "#/properties/musts/properties/unchecked/items/required",
                                                            keyword: "required",
                                                            params: { missingProperty: missing6 },
                                                            message:
                                                              "must have required property '" +
                                                              missing6 +
                                                              "'",
                                                          },
                                                        ];
                                                        return false;
                                                      } else {
                                                        if (data30.clause !== undefined) {
                                                          let data31 = data30.clause;
                                                          const _errs63 = errors;
                                                          if (errors === _errs63) {
                                                            if (typeof data31 === "string") {
                                                              if (!pattern7.test(data31)) {
                                                                validate60.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/musts/unchecked/" +
                                                                      i0 +
                                                                      "/clause",
                                                                    schemaPath:
                                                                      "#/properties/musts/properties/unchecked/items/properties/clause/pattern",
                                                                    keyword: "pattern",
                                                                    params: {
                                                                      pattern: "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$",
                                                                    },
                                                                    message:
                                                                      'must match pattern "' +
                                                                      "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" +
                                                                      '"',
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                            } else {
                                                              validate60.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/musts/unchecked/" +
                                                                    i0 +
                                                                    "/clause",
                                                                  schemaPath:
                                                                    "#/properties/musts/properties/unchecked/items/properties/clause/type",
                                                                  keyword: "type",
                                                                  params: { type: "string" },
                                                                  message: "must be string",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                          var valid7 = _errs63 === errors;
                                                        } else {
                                                          var valid7 = true;
                                                        }
                                                        if (valid7) {
                                                          if (data30.reason !== undefined) {
                                                            const _errs65 = errors;
                                                            if (typeof data30.reason !== "string") {
                                                              validate60.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/musts/unchecked/" +
                                                                    i0 +
                                                                    "/reason",
                                                                  schemaPath:
                                                                    "#/properties/musts/properties/unchecked/items/properties/reason/type",
                                                                  keyword: "type",
                                                                  params: { type: "string" },
                                                                  message: "must be string",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            var valid7 = _errs65 === errors;
                                                          } else {
                                                            var valid7 = true;
                                                          }
                                                          if (valid7) {
                                                            if (data30.gap !== undefined) {
                                                              const _errs67 = errors;
                                                              if (true !== data30.gap) {
                                                                validate60.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/musts/unchecked/" +
                                                                      i0 +
                                                                      "/gap",
                                                                    schemaPath:
                                                                      "#/properties/musts/properties/unchecked/items/properties/gap/const",
                                                                    keyword: "const",
                                                                    params: { allowedValue: true },
                                                                    message: "must be equal to constant",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              var valid7 = _errs67 === errors;
                                                            } else {
                                                              var valid7 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate60.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + "/musts/unchecked/" + i0,
                                                          schemaPath:
                                                            "#/properties/musts/properties/unchecked/items/type",
                                                          keyword: "type",
                                                          params: { type: "object" },
                                                          message: "must be object",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                  }
                                                  var valid6 = _errs61 === errors;
                                                  if (!valid6) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate60.errors = [
                                                  {
                                                    instancePath: instancePath + "/musts/unchecked",
                                                    schemaPath:
                                                      "#/properties/musts/properties/unchecked/type",
                                                    keyword: "type",
                                                    params: { type: "array" },
                                                    message: "must be array",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs59 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate60.errors = [
                                      {
                                        instancePath: instancePath + "/musts",
                                        schemaPath: "#/properties/musts/type",
                                        keyword: "type",
                                        params: { type: "object" },
                                        message: "must be object",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid0 = _errs53 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.shard !== undefined) {
                                  let data34 = data.shard;
                                  const _errs68 = errors;
                                  if (errors === _errs68) {
                                    if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                      let missing7;
                                      if (
                                        (data34.index === undefined && (missing7 = "index")) ||
                                        (data34.of === undefined && (missing7 = "of"))
                                      ) {
                                        validate60.errors = [
                                          {
                                            instancePath: instancePath + "/shard",
                                            schemaPath: "#/properties/shard/required",
                                            keyword: "required",
                                            params: { missingProperty: missing7 },
                                            message: "must have required property '" + missing7 + "'",
                                          },
                                        ];
                                        return false;
                                      } else {
                                        if (data34.index !== undefined) {
                                          let data35 = data34.index;
                                          const _errs70 = errors;
                                          if (!(
                                            typeof data35 == "number" &&
                                            !(data35 % 1) &&
                                            !isNaN(data35) &&
                                            isFinite(data35)
                                          )) {
                                            validate60.errors = [
                                              {
                                                instancePath: instancePath + "/shard/index",
                                                schemaPath: "#/properties/shard/properties/index/type",
                                                keyword: "type",
                                                params: { type: "integer" },
                                                message: "must be integer",
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs70) {
                                            if (typeof data35 == "number" && isFinite(data35)) {
                                              if (data35 < 1 || isNaN(data35)) {
                                                validate60.errors = [
                                                  {
                                                    instancePath: instancePath + "/shard/index",
                                                    schemaPath: "#/properties/shard/properties/index/minimum",
                                                    keyword: "minimum",
                                                    params: { comparison: ">=", limit: 1 },
                                                    message: "must be >= 1",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid8 = _errs70 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data34.of !== undefined) {
                                            let data36 = data34.of;
                                            const _errs72 = errors;
                                            if (!(
                                              typeof data36 == "number" &&
                                              !(data36 % 1) &&
                                              !isNaN(data36) &&
                                              isFinite(data36)
                                            )) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/shard/of",
                                                  schemaPath: "#/properties/shard/properties/of/type",
                                                  keyword: "type",
                                                  params: { type: "integer" },
                                                  message: "must be integer",
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs72) {
                                              if (typeof data36 == "number" && isFinite(data36)) {
                                                if (data36 < 1 || isNaN(data36)) {
                                                  validate60.errors = [
                                                    {
                                                      instancePath: instancePath + "/shard/of",
                                                      schemaPath: "#/properties/shard/properties/of/minimum",
                                                      keyword: "minimum",
                                                      params: { comparison: ">=", limit: 1 },
                                                      message: "must be >= 1",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid8 = _errs72 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate60.errors = [
                                        {
                                          instancePath: instancePath + "/shard",
                                          schemaPath: "#/properties/shard/type",
                                          keyword: "type",
                                          params: { type: "object" },
                                          message: "must be object",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs68 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.scope !== undefined) {
                                    let data37 = data.scope;
                                    const _errs74 = errors;
                                    if (errors === _errs74) {
                                      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                        let missing8;
                                        if (
                                          (data37.checks === undefined && (missing8 = "checks")) ||
                                          (data37.missing === undefined && (missing8 = "missing")) ||
                                          (data37.reduced === undefined && (missing8 = "reduced"))
                                        ) {
                                          validate60.errors = [
                                            {
                                              instancePath: instancePath + "/scope",
                                              schemaPath: "#/properties/scope/required",
                                              keyword: "required",
                                              params: { missingProperty: missing8 },
                                              message: "must have required property '" + missing8 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (data37.checks !== undefined) {
                                            let data38 = data37.checks;
                                            const _errs76 = errors;
                                            if (!(
                                              typeof data38 == "number" &&
                                              !(data38 % 1) &&
                                              !isNaN(data38) &&
                                              isFinite(data38)
                                            )) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/scope/checks",
                                                  schemaPath: "#/properties/scope/properties/checks/type",
                                                  keyword: "type",
                                                  params: { type: "integer" },
                                                  message: "must be integer",
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs76) {
                                              if (typeof data38 == "number" && isFinite(data38)) {
                                                if (data38 < 0 || isNaN(data38)) {
                                                  validate60.errors = [
                                                    {
                                                      instancePath: instancePath + "/scope/checks",
                                                      schemaPath:
                                                        "#/properties/scope/properties/checks/minimum",
                                                      keyword: "minimum",
                                                      params: { comparison: ">=", limit: 0 },
                                                      message: "must be >= 0",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid9 = _errs76 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                          if (valid9) {
                                            if (data37.missing !== undefined) {
                                              let data39 = data37.missing;
                                              const _errs78 = errors;
                                              if (errors === _errs78) {
                                                if (Array.isArray(data39)) {
                                                  var valid10 = true;
                                                  const len1 = data39.length;
                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                    let data40 = data39[i1];
                                                    const _errs80 = errors;
                                                    if (errors === _errs80) {
                                                      if (
                                                        data40 &&
                                                        typeof data40 == "object" &&
                                                        !Array.isArray(data40)
                                                      ) {
                                                        let missing9;
                                                        if (
                                                          (data40.because === undefined &&
                                                            (missing9 = "because")) ||
                                                          (data40.why === undefined && (missing9 = "why")) ||
                                                          (data40.checks === undefined &&
                                                            (missing9 = "checks"))
                                                        ) {
                                                          validate60.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + "/scope/missing/" + i1,
                                                              schemaPath:
                                                                "#/properties/scope/properties/missing/items/required",
                                                              keyword: "required",
                                                              params: { missingProperty: missing9 },
                                                              message:
                                                                "must have required property '" +
                                                                missing9 +
                                                                "'",
                                                            },
                                                          ];
                                                          return false;
                                                        } else {
                                                          if (data40.because !== undefined) {
                                                            let data41 = data40.because;
                                                            const _errs82 = errors;
                                                            if (!(
                                                              data41 === "selection" ||
                                                              data41 === "shard" ||
                                                              data41 === "unfinished"
                                                            )) {
                                                              validate60.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/scope/missing/" +
                                                                    i1 +
                                                                    "/because",
                                                                  schemaPath:
                                                                    "#/properties/scope/properties/missing/items/properties/because/enum",
                                                                  keyword: "enum",
                                                                  params: {
                                                                    allowedValues:
                                                                      schema82.properties.scope.properties
                                                                        .missing.items.properties.because
                                                                        .enum,
                                                                  },
                                                                  message:
                                                                    "must be equal to one of the allowed values",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            var valid11 = _errs82 === errors;
                                                          } else {
                                                            var valid11 = true;
                                                          }
                                                          if (valid11) {
                                                            if (data40.why !== undefined) {
                                                              const _errs83 = errors;
                                                              if (typeof data40.why !== "string") {
                                                                validate60.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/scope/missing/" +
                                                                      i1 +
                                                                      "/why",
                                                                    schemaPath:
                                                                      "#/properties/scope/properties/missing/items/properties/why/type",
                                                                    keyword: "type",
                                                                    params: { type: "string" },
                                                                    message: "must be string",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              var valid11 = _errs83 === errors;
                                                            } else {
                                                              var valid11 = true;
                                                            }
                                                            if (valid11) {
                                                              if (data40.checks !== undefined) {
                                                                let data43 = data40.checks;
                                                                const _errs85 = errors;
                                                                if (errors === _errs85) {
                                                                  if (Array.isArray(data43)) {
                                                                    if (data43.length < 1) {
                                                                      validate60.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/scope/missing/" +
                                                                            i1 +
                                                                            "/checks",
                                                                          schemaPath:
                                                                            "#/properties/scope/properties/missing/items/properties/checks/minItems",
                                                                          keyword: "minItems",
                                                                          params: { limit: 1 },
                                                                          message:
                                                                            "must NOT have fewer than 1 items",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    } else {
                                                                      var valid12 = true;
                                                                      const len2 = data43.length;
                                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                                        let data44 = data43[i2];
                                                                        const _errs87 = errors;
                                                                        if (errors === _errs87) {
                                                                          if (typeof data44 === "string") {
                                                                            if (data44.length < 1) {
                                                                              validate60.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/scope/missing/" +
                                                                                    i1 +
                                                                                    "/checks/" +
                                                                                    i2,
                                                                                  schemaPath:
                                                                                    "#/properties/scope/properties/missing/items/properties/checks/items/minLength",
                                                                                  keyword: "minLength",
                                                                                  params: { limit: 1 },
                                                                                  message:
                                                                                    "must NOT have fewer than 1 characters",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate60.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/scope/missing/" +
                                                                                  i1 +
                                                                                  "/checks/" +
                                                                                  i2,
                                                                                schemaPath:
                                                                                  "#/properties/scope/properties/missing/items/properties/checks/items/type",
                                                                                keyword: "type",
                                                                                params: { type: "string" },
                                                                                message: "must be string",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid12 = _errs87 === errors;
                                                                        if (!valid12) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate60.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/scope/missing/" +
                                                                          i1 +
                                                                          "/checks",
                                                                        schemaPath:
                                                                          "#/properties/scope/properties/missing/items/properties/checks/type",
                                                                        keyword: "type",
                                                                        params: { type: "array" },
                                                                        message: "must be array",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid11 = _errs85 === errors;
                                                              } else {
                                                                var valid11 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate60.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/scope/missing/" + i1,
                                                            schemaPath:
                                                              "#/properties/scope/properties/missing/items/type",
                                                            keyword: "type",
                                                            params: { type: "object" },
                                                            message: "must be object",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                    var valid10 = _errs80 === errors;
                                                    if (!valid10) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate60.errors = [
                                                    {
                                                      instancePath: instancePath + "/scope/missing",
                                                      schemaPath:
                                                        "#/properties/scope/properties/missing/type",
                                                      keyword: "type",
                                                      params: { type: "array" },
                                                      message: "must be array",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid9 = _errs78 === errors;
                                            } else {
                                              var valid9 = true;
                                            }
                                            if (valid9) {
                                              if (data37.reduced !== undefined) {
                                                let data45 = data37.reduced;
                                                const _errs89 = errors;
                                                if (errors === _errs89) {
                                                  if (Array.isArray(data45)) {
                                                    var valid13 = true;
                                                    const len3 = data45.length;
                                                    for (let i3 = 0; i3 < len3; i3++) {
                                                      const _errs91 = errors;
                                                      if (typeof data45[i3] !== "string") {
                                                        validate60.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/scope/reduced/" + i3,
                                                            schemaPath:
                                                              "#/properties/scope/properties/reduced/items/type",
                                                            keyword: "type",
                                                            params: { type: "string" },
                                                            message: "must be string",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid13 = _errs91 === errors;
                                                      if (!valid13) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate60.errors = [
                                                      {
                                                        instancePath: instancePath + "/scope/reduced",
                                                        schemaPath:
                                                          "#/properties/scope/properties/reduced/type",
                                                        keyword: "type",
                                                        params: { type: "array" },
                                                        message: "must be array",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                                var valid9 = _errs89 === errors;
                                              } else {
                                                var valid9 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate60.errors = [
                                          {
                                            instancePath: instancePath + "/scope",
                                            schemaPath: "#/properties/scope/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs74 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.exitCode !== undefined) {
                                      let data47 = data.exitCode;
                                      const _errs93 = errors;
                                      if (!(
                                        typeof data47 == "number" &&
                                        !(data47 % 1) &&
                                        !isNaN(data47) &&
                                        isFinite(data47)
                                      )) {
                                        validate60.errors = [
                                          {
                                            instancePath: instancePath + "/exitCode",
                                            schemaPath: "#/properties/exitCode/type",
                                            keyword: "type",
                                            params: { type: "integer" },
                                            message: "must be integer",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs93) {
                                        if (typeof data47 == "number" && isFinite(data47)) {
                                          if (data47 > 255 || isNaN(data47)) {
                                            validate60.errors = [
                                              {
                                                instancePath: instancePath + "/exitCode",
                                                schemaPath: "#/properties/exitCode/maximum",
                                                keyword: "maximum",
                                                params: { comparison: "<=", limit: 255 },
                                                message: "must be <= 255",
                                              },
                                            ];
                                            return false;
                                          } else {
                                            if (data47 < 0 || isNaN(data47)) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/exitCode",
                                                  schemaPath: "#/properties/exitCode/minimum",
                                                  keyword: "minimum",
                                                  params: { comparison: ">=", limit: 0 },
                                                  message: "must be >= 0",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs93 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.expectations !== undefined) {
                                        let data48 = data.expectations;
                                        const _errs95 = errors;
                                        if (errors === _errs95) {
                                          if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                            let missing10;
                                            if (
                                              (data48.entries === undefined && (missing10 = "entries")) ||
                                              (data48.expected === undefined && (missing10 = "expected")) ||
                                              (data48.problems === undefined && (missing10 = "problems"))
                                            ) {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/expectations",
                                                  schemaPath: "#/properties/expectations/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing10 },
                                                  message: "must have required property '" + missing10 + "'",
                                                },
                                              ];
                                              return false;
                                            } else {
                                              if (data48.file !== undefined) {
                                                const _errs97 = errors;
                                                if (typeof data48.file !== "string") {
                                                  validate60.errors = [
                                                    {
                                                      instancePath: instancePath + "/expectations/file",
                                                      schemaPath:
                                                        "#/properties/expectations/properties/file/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid14 = _errs97 === errors;
                                              } else {
                                                var valid14 = true;
                                              }
                                              if (valid14) {
                                                if (data48.entries !== undefined) {
                                                  let data50 = data48.entries;
                                                  const _errs99 = errors;
                                                  if (errors === _errs99) {
                                                    if (Array.isArray(data50)) {
                                                      var valid15 = true;
                                                      const len4 = data50.length;
                                                      for (let i4 = 0; i4 < len4; i4++) {
                                                        let data51 = data50[i4];
                                                        const _errs101 = errors;
                                                        const _errs102 = errors;
                                                        const _errs104 = errors;
                                                        let valid17 = false;
                                                        let passing0 = null;
                                                        const _errs105 = errors;
                                                        if (
                                                          data51 &&
                                                          typeof data51 == "object" &&
                                                          !Array.isArray(data51)
                                                        ) {
                                                          let missing11;
                                                          if (
                                                            (data51.check === undefined &&
                                                              (missing11 = "check")) ||
                                                            (data51.code === undefined &&
                                                              (missing11 = "code"))
                                                          ) {
                                                            const err0 = {
                                                              instancePath:
                                                                instancePath + "/expectations/entries/" + i4,
                                                              schemaPath:
                                                                "expectation.schema.json/oneOf/0/required",
                                                              keyword: "required",
                                                              params: { missingProperty: missing11 },
                                                              message:
                                                                "must have required property '" +
                                                                missing11 +
                                                                "'",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err0];
                                                            } else {
                                                              vErrors.push(err0);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var _valid0 = _errs105 === errors;
                                                        if (_valid0) {
                                                          valid17 = true;
                                                          passing0 = 0;
                                                        }
                                                        const _errs106 = errors;
                                                        if (
                                                          data51 &&
                                                          typeof data51 == "object" &&
                                                          !Array.isArray(data51)
                                                        ) {
                                                          let missing12;
                                                          if (
                                                            (data51.check === undefined &&
                                                              (missing12 = "check")) ||
                                                            (data51.message === undefined &&
                                                              (missing12 = "message"))
                                                          ) {
                                                            const err1 = {
                                                              instancePath:
                                                                instancePath + "/expectations/entries/" + i4,
                                                              schemaPath:
                                                                "expectation.schema.json/oneOf/1/required",
                                                              keyword: "required",
                                                              params: { missingProperty: missing12 },
                                                              message:
                                                                "must have required property '" +
                                                                missing12 +
                                                                "'",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err1];
                                                            } else {
                                                              vErrors.push(err1);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var _valid0 = _errs106 === errors;
                                                        if (_valid0 && valid17) {
                                                          valid17 = false;
                                                          passing0 = [passing0, 1];
                                                        } else {
                                                          if (_valid0) {
                                                            valid17 = true;
                                                            passing0 = 1;
                                                          }
                                                          const _errs107 = errors;
                                                          if (
                                                            data51 &&
                                                            typeof data51 == "object" &&
                                                            !Array.isArray(data51)
                                                          ) {
                                                            let missing13;
                                                            if (
                                                              (data51.clause === undefined &&
                                                                (missing13 = "clause")) ||
                                                              (data51.code === undefined &&
                                                                (missing13 = "code"))
                                                            ) {
                                                              const err2 = {
                                                                instancePath:
                                                                  instancePath +
                                                                  "/expectations/entries/" +
                                                                  i4,
                                                                schemaPath:
                                                                  "expectation.schema.json/oneOf/2/required",
                                                                keyword: "required",
                                                                params: { missingProperty: missing13 },
                                                                message:
                                                                  "must have required property '" +
                                                                  missing13 +
                                                                  "'",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err2];
                                                              } else {
                                                                vErrors.push(err2);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          var _valid0 = _errs107 === errors;
                                                          if (_valid0 && valid17) {
                                                            valid17 = false;
                                                            passing0 = [passing0, 2];
                                                          } else {
                                                            if (_valid0) {
                                                              valid17 = true;
                                                              passing0 = 2;
                                                            }
                                                            const _errs108 = errors;
                                                            if (
                                                              data51 &&
                                                              typeof data51 == "object" &&
                                                              !Array.isArray(data51)
                                                            ) {
                                                              let missing14;
                                                              if (
                                                                (data51.clause === undefined &&
                                                                  (missing14 = "clause")) ||
                                                                (data51.message === undefined &&
                                                                  (missing14 = "message"))
                                                              ) {
                                                                const err3 = {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/expectations/entries/" +
                                                                    i4,
                                                                  schemaPath:
                                                                    "expectation.schema.json/oneOf/3/required",
                                                                  keyword: "required",
                                                                  params: { missingProperty: missing14 },
                                                                  message:
                                                                    "must have required property '" +
                                                                    missing14 +
                                                                    "'",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err3];
                                                                } else {
                                                                  vErrors.push(err3);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                            var _valid0 = _errs108 === errors;
                                                            if (_valid0 && valid17) {
                                                              valid17 = false;
                                                              passing0 = [passing0, 3];
                                                            } else {
                                                              if (_valid0) {
                                                                valid17 = true;
                                                                passing0 = 3;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        if (!valid17) {
                                                          const err4 = {
                                                            instancePath:
                                                              instancePath + "/expectations/entries/" + i4,
                                                            schemaPath: "expectation.schema.json/oneOf",
                                                            keyword: "oneOf",
                                                            params: { passingSchemas: passing0 },
                                                            message: "must match exactly one schema in oneOf",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err4];
                                                          } else {
                                                            vErrors.push(err4);
                                                          }
                                                          errors++;
                                                          validate60.errors = vErrors;
                                                          return false;
                                                        } else {
                                                          errors = _errs104;
                                                          if (vErrors !== null) {
                                                            if (_errs104) {
                                                              vErrors.length = _errs104;
                                                            } else {
                                                              vErrors = null;
                                                            }
                                                          }
                                                        }
                                                        if (errors === _errs102) {
                                                          if (
                                                            data51 &&
                                                            typeof data51 == "object" &&
                                                            !Array.isArray(data51)
                                                          ) {
                                                            let missing15;
                                                            if (
                                                              (data51.reason === undefined &&
                                                                (missing15 = "reason")) ||
                                                              (data51.link === undefined &&
                                                                (missing15 = "link"))
                                                            ) {
                                                              validate60.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/expectations/entries/" +
                                                                    i4,
                                                                  schemaPath:
                                                                    "expectation.schema.json/required",
                                                                  keyword: "required",
                                                                  params: { missingProperty: missing15 },
                                                                  message:
                                                                    "must have required property '" +
                                                                    missing15 +
                                                                    "'",
                                                                },
                                                              ];
                                                              return false;
                                                            } else {
                                                              const _errs109 = errors;
                                                              for (const key1 in data51) {
                                                                if (!(
                                                                  key1 === "check" ||
                                                                  key1 === "clause" ||
                                                                  key1 === "code" ||
                                                                  key1 === "message" ||
                                                                  key1 === "reason" ||
                                                                  key1 === "link" ||
                                                                  key1 === "expires"
                                                                )) {
                                                                  validate60.errors = [
                                                                    {
                                                                      instancePath:
                                                                        instancePath +
                                                                        "/expectations/entries/" +
                                                                        i4,
                                                                      schemaPath:
                                                                        "expectation.schema.json/additionalProperties",
                                                                      keyword: "additionalProperties",
                                                                      params: { additionalProperty: key1 },
                                                                      message:
                                                                        "must NOT have additional properties",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                  break;
                                                                }
                                                              }
                                                              if (_errs109 === errors) {
                                                                if (data51.check !== undefined) {
                                                                  let data52 = data51.check;
                                                                  const _errs110 = errors;
                                                                  if (errors === _errs110) {
                                                                    if (typeof data52 === "string") {
                                                                      if (data52.length < 1) {
                                                                        validate60.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath +
                                                                              "/expectations/entries/" +
                                                                              i4 +
                                                                              "/check",
                                                                            schemaPath:
                                                                              "expectation.schema.json/properties/check/minLength",
                                                                            keyword: "minLength",
                                                                            params: { limit: 1 },
                                                                            message:
                                                                              "must NOT have fewer than 1 characters",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                    } else {
                                                                      validate60.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/expectations/entries/" +
                                                                            i4 +
                                                                            "/check",
                                                                          schemaPath:
                                                                            "expectation.schema.json/properties/check/type",
                                                                          keyword: "type",
                                                                          params: { type: "string" },
                                                                          message: "must be string",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid18 = _errs110 === errors;
                                                                } else {
                                                                  var valid18 = true;
                                                                }
                                                                if (valid18) {
                                                                  if (data51.clause !== undefined) {
                                                                    let data53 = data51.clause;
                                                                    const _errs112 = errors;
                                                                    if (errors === _errs112) {
                                                                      if (typeof data53 === "string") {
                                                                        if (!pattern7.test(data53)) {
                                                                          validate60.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath +
                                                                                "/expectations/entries/" +
                                                                                i4 +
                                                                                "/clause",
                                                                              schemaPath:
                                                                                "expectation.schema.json/properties/clause/pattern",
                                                                              keyword: "pattern",
                                                                              params: {
                                                                                pattern:
                                                                                  "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$",
                                                                              },
                                                                              message:
                                                                                'must match pattern "' +
                                                                                "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" +
                                                                                '"',
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                      } else {
                                                                        validate60.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath +
                                                                              "/expectations/entries/" +
                                                                              i4 +
                                                                              "/clause",
                                                                            schemaPath:
                                                                              "expectation.schema.json/properties/clause/type",
                                                                            keyword: "type",
                                                                            params: { type: "string" },
                                                                            message: "must be string",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid18 = _errs112 === errors;
                                                                  } else {
                                                                    var valid18 = true;
                                                                  }
                                                                  if (valid18) {
                                                                    if (data51.code !== undefined) {
                                                                      let data54 = data51.code;
                                                                      const _errs114 = errors;
                                                                      if (errors === _errs114) {
                                                                        if (typeof data54 === "string") {
                                                                          if (data54.length < 1) {
                                                                            validate60.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/expectations/entries/" +
                                                                                  i4 +
                                                                                  "/code",
                                                                                schemaPath:
                                                                                  "expectation.schema.json/properties/code/minLength",
                                                                                keyword: "minLength",
                                                                                params: { limit: 1 },
                                                                                message:
                                                                                  "must NOT have fewer than 1 characters",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                        } else {
                                                                          validate60.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath +
                                                                                "/expectations/entries/" +
                                                                                i4 +
                                                                                "/code",
                                                                              schemaPath:
                                                                                "expectation.schema.json/properties/code/type",
                                                                              keyword: "type",
                                                                              params: { type: "string" },
                                                                              message: "must be string",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid18 = _errs114 === errors;
                                                                    } else {
                                                                      var valid18 = true;
                                                                    }
                                                                    if (valid18) {
                                                                      if (data51.message !== undefined) {
                                                                        let data55 = data51.message;
                                                                        const _errs116 = errors;
                                                                        if (errors === _errs116) {
                                                                          if (typeof data55 === "string") {
                                                                            if (data55.length < 1) {
                                                                              validate60.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/expectations/entries/" +
                                                                                    i4 +
                                                                                    "/message",
                                                                                  schemaPath:
                                                                                    "expectation.schema.json/properties/message/minLength",
                                                                                  keyword: "minLength",
                                                                                  params: { limit: 1 },
                                                                                  message:
                                                                                    "must NOT have fewer than 1 characters",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate60.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/expectations/entries/" +
                                                                                  i4 +
                                                                                  "/message",
                                                                                schemaPath:
                                                                                  "expectation.schema.json/properties/message/type",
                                                                                keyword: "type",
                                                                                params: { type: "string" },
                                                                                message: "must be string",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid18 = _errs116 === errors;
                                                                      } else {
                                                                        var valid18 = true;
                                                                      }
                                                                      if (valid18) {
                                                                        if (data51.reason !== undefined) {
                                                                          let data56 = data51.reason;
                                                                          const _errs118 = errors;
                                                                          if (errors === _errs118) {
                                                                            if (typeof data56 === "string") {
                                                                              if (data56.length < 1) {
                                                                                validate60.errors = [
                                                                                  {
                                                                                    instancePath:
                                                                                      instancePath +
                                                                                      "/expectations/entries/" +
                                                                                      i4 +
                                                                                      "/reason",
                                                                                    schemaPath:
                                                                                      "expectation.schema.json/properties/reason/minLength",
                                                                                    keyword: "minLength",
                                                                                    params: { limit: 1 },
                                                                                    message:
                                                                                      "must NOT have fewer than 1 characters",
                                                                                  },
                                                                                ];
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate60.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/expectations/entries/" +
                                                                                    i4 +
                                                                                    "/reason",
                                                                                  schemaPath:
                                                                                    "expectation.schema.json/properties/reason/type",
                                                                                  keyword: "type",
                                                                                  params: { type: "string" },
                                                                                  message: "must be string",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid18 = _errs118 === errors;
                                                                        } else {
                                                                          var valid18 = true;
                                                                        }
                                                                        if (valid18) {
                                                                          if (data51.link !== undefined) {
                                                                            let data57 = data51.link;
                                                                            const _errs120 = errors;
                                                                            if (errors === _errs120) {
                                                                              if (
                                                                                typeof data57 === "string"
                                                                              ) {
                                                                                if (data57.length < 1) {
                                                                                  validate60.errors = [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath +
                                                                                        "/expectations/entries/" +
                                                                                        i4 +
                                                                                        "/link",
                                                                                      schemaPath:
                                                                                        "expectation.schema.json/properties/link/minLength",
                                                                                      keyword: "minLength",
                                                                                      params: { limit: 1 },
                                                                                      message:
                                                                                        "must NOT have fewer than 1 characters",
                                                                                    },
                                                                                  ];
                                                                                  return false;
                                                                                }
                                                                              } else {
                                                                                validate60.errors = [
                                                                                  {
                                                                                    instancePath:
                                                                                      instancePath +
                                                                                      "/expectations/entries/" +
                                                                                      i4 +
                                                                                      "/link",
                                                                                    schemaPath:
                                                                                      "expectation.schema.json/properties/link/type",
                                                                                    keyword: "type",
                                                                                    params: {
                                                                                      type: "string",
                                                                                    },
                                                                                    message: "must be string",
                                                                                  },
                                                                                ];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid18 = _errs120 === errors;
                                                                          } else {
                                                                            var valid18 = true;
                                                                          }
                                                                          if (valid18) {
                                                                            if (
                                                                              data51.expires !== undefined
                                                                            ) {
                                                                              let data58 = data51.expires;
                                                                              const _errs122 = errors;
                                                                              if (errors === _errs122) {
                                                                                if (
                                                                                  typeof data58 === "string"
                                                                                ) {
                                                                                  if (
                                                                                    !pattern12.test(data58)
                                                                                  ) {
                                                                                    validate60.errors = [
                                                                                      {
                                                                                        instancePath:
                                                                                          instancePath +
                                                                                          "/expectations/entries/" +
                                                                                          i4 +
                                                                                          "/expires",
                                                                                        schemaPath:
                                                                                          "expectation.schema.json/properties/expires/pattern",
                                                                                        keyword: "pattern",
                                                                                        params: {
                                                                                          pattern:
                                                                                            "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
                                                                                        },
                                                                                        message:
                                                                                          'must match pattern "' +
                                                                                          "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" +
                                                                                          '"',
                                                                                      },
                                                                                    ];
                                                                                    return false;
                                                                                  }
                                                                                } else {
                                                                                  validate60.errors = [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath +
                                                                                        "/expectations/entries/" +
                                                                                        i4 +
                                                                                        "/expires",
                                                                                      schemaPath:
                                                                                        "expectation.schema.json/properties/expires/type",
                                                                                      keyword: "type",
                                                                                      params: {
                                                                                        type: "string",
                                                                                      },
                                                                                      message:
                                                                                        "must be string",
                                                                                    },
                                                                                  ];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid18 =
                                                                                _errs122 === errors;
                                                                            } else {
                                                                              var valid18 = true;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate60.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath +
                                                                  "/expectations/entries/" +
                                                                  i4,
                                                                schemaPath: "expectation.schema.json/type",
                                                                keyword: "type",
                                                                params: { type: "object" },
                                                                message: "must be object",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                        var valid15 = _errs101 === errors;
                                                        if (!valid15) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate60.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + "/expectations/entries",
                                                          schemaPath:
                                                            "#/properties/expectations/properties/entries/type",
                                                          keyword: "type",
                                                          params: { type: "array" },
                                                          message: "must be array",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                  }
                                                  var valid14 = _errs99 === errors;
                                                } else {
                                                  var valid14 = true;
                                                }
                                                if (valid14) {
                                                  if (data48.expected !== undefined) {
                                                    let data59 = data48.expected;
                                                    const _errs124 = errors;
                                                    if (!(
                                                      typeof data59 == "number" &&
                                                      !(data59 % 1) &&
                                                      !isNaN(data59) &&
                                                      isFinite(data59)
                                                    )) {
                                                      validate60.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + "/expectations/expected",
                                                          schemaPath:
                                                            "#/properties/expectations/properties/expected/type",
                                                          keyword: "type",
                                                          params: { type: "integer" },
                                                          message: "must be integer",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    if (errors === _errs124) {
                                                      if (typeof data59 == "number" && isFinite(data59)) {
                                                        if (data59 < 0 || isNaN(data59)) {
                                                          validate60.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + "/expectations/expected",
                                                              schemaPath:
                                                                "#/properties/expectations/properties/expected/minimum",
                                                              keyword: "minimum",
                                                              params: { comparison: ">=", limit: 0 },
                                                              message: "must be >= 0",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid14 = _errs124 === errors;
                                                  } else {
                                                    var valid14 = true;
                                                  }
                                                  if (valid14) {
                                                    if (data48.problems !== undefined) {
                                                      let data60 = data48.problems;
                                                      const _errs126 = errors;
                                                      if (errors === _errs126) {
                                                        if (Array.isArray(data60)) {
                                                          var valid19 = true;
                                                          const len5 = data60.length;
                                                          for (let i5 = 0; i5 < len5; i5++) {
                                                            let data61 = data60[i5];
                                                            const _errs128 = errors;
                                                            const _errs129 = errors;
                                                            if (errors === _errs129) {
                                                              if (
                                                                data61 &&
                                                                typeof data61 == "object" &&
                                                                !Array.isArray(data61)
                                                              ) {
                                                                let missing16;
                                                                if (
                                                                  (data61.kind === undefined &&
                                                                    (missing16 = "kind")) ||
                                                                  (data61.message === undefined &&
                                                                    (missing16 = "message"))
                                                                ) {
                                                                  validate60.errors = [
                                                                    {
                                                                      instancePath:
                                                                        instancePath +
                                                                        "/expectations/problems/" +
                                                                        i5,
                                                                      schemaPath:
                                                                        "expectation-problem.schema.json/required",
                                                                      keyword: "required",
                                                                      params: { missingProperty: missing16 },
                                                                      message:
                                                                        "must have required property '" +
                                                                        missing16 +
                                                                        "'",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                } else {
                                                                  if (data61.kind !== undefined) {
                                                                    let data62 = data61.kind;
                                                                    const _errs131 = errors;
                                                                    if (typeof data62 !== "string") {
                                                                      validate60.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/expectations/problems/" +
                                                                            i5 +
                                                                            "/kind",
                                                                          schemaPath:
                                                                            "expectation-problem.schema.json/properties/kind/type",
                                                                          keyword: "type",
                                                                          params: { type: "string" },
                                                                          message: "must be string",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                    if (!(
                                                                      data62 === "unexpected-pass" ||
                                                                      data62 === "changed-failure" ||
                                                                      data62 === "unmatched" ||
                                                                      data62 === "expired" ||
                                                                      data62 === "unexplained"
                                                                    )) {
                                                                      validate60.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/expectations/problems/" +
                                                                            i5 +
                                                                            "/kind",
                                                                          schemaPath:
                                                                            "expectation-problem.schema.json/properties/kind/enum",
                                                                          keyword: "enum",
                                                                          params: {
                                                                            allowedValues:
                                                                              schema61.properties.kind.enum,
                                                                          },
                                                                          message:
                                                                            "must be equal to one of the allowed values",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                    var valid21 = _errs131 === errors;
                                                                  } else {
                                                                    var valid21 = true;
                                                                  }
                                                                  if (valid21) {
                                                                    if (data61.check !== undefined) {
                                                                      let data63 = data61.check;
                                                                      const _errs133 = errors;
                                                                      if (errors === _errs133) {
                                                                        if (typeof data63 === "string") {
                                                                          if (data63.length < 1) {
                                                                            validate60.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/expectations/problems/" +
                                                                                  i5 +
                                                                                  "/check",
                                                                                schemaPath:
                                                                                  "expectation-problem.schema.json/properties/check/minLength",
                                                                                keyword: "minLength",
                                                                                params: { limit: 1 },
                                                                                message:
                                                                                  "must NOT have fewer than 1 characters",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                        } else {
                                                                          validate60.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath +
                                                                                "/expectations/problems/" +
                                                                                i5 +
                                                                                "/check",
                                                                              schemaPath:
                                                                                "expectation-problem.schema.json/properties/check/type",
                                                                              keyword: "type",
                                                                              params: { type: "string" },
                                                                              message: "must be string",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid21 = _errs133 === errors;
                                                                    } else {
                                                                      var valid21 = true;
                                                                    }
                                                                    if (valid21) {
                                                                      if (data61.clause !== undefined) {
                                                                        let data64 = data61.clause;
                                                                        const _errs135 = errors;
                                                                        if (errors === _errs135) {
                                                                          if (typeof data64 === "string") {
                                                                            if (!pattern7.test(data64)) {
                                                                              validate60.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/expectations/problems/" +
                                                                                    i5 +
                                                                                    "/clause",
                                                                                  schemaPath:
                                                                                    "expectation-problem.schema.json/properties/clause/pattern",
                                                                                  keyword: "pattern",
                                                                                  params: {
                                                                                    pattern:
                                                                                      "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$",
                                                                                  },
                                                                                  message:
                                                                                    'must match pattern "' +
                                                                                    "^[A-Z]+(-[A-Z]+)*-[0-9]{2}$" +
                                                                                    '"',
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate60.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/expectations/problems/" +
                                                                                  i5 +
                                                                                  "/clause",
                                                                                schemaPath:
                                                                                  "expectation-problem.schema.json/properties/clause/type",
                                                                                keyword: "type",
                                                                                params: { type: "string" },
                                                                                message: "must be string",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid21 = _errs135 === errors;
                                                                      } else {
                                                                        var valid21 = true;
                                                                      }
                                                                      if (valid21) {
                                                                        if (data61.line !== undefined) {
                                                                          let data65 = data61.line;
                                                                          const _errs137 = errors;
                                                                          if (!(
                                                                            typeof data65 == "number" &&
                                                                            !(data65 % 1) &&
                                                                            !isNaN(data65) &&
                                                                            isFinite(data65)
                                                                          )) {
                                                                            validate60.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/expectations/problems/" +
                                                                                  i5 +
                                                                                  "/line",
                                                                                schemaPath:
                                                                                  "expectation-problem.schema.json/properties/line/type",
                                                                                keyword: "type",
                                                                                params: { type: "integer" },
                                                                                message: "must be integer",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs137) {
                                                                            if (
                                                                              typeof data65 == "number" &&
                                                                              isFinite(data65)
                                                                            ) {
                                                                              if (
                                                                                data65 < 1 ||
                                                                                isNaN(data65)
                                                                              ) {
                                                                                validate60.errors = [
                                                                                  {
                                                                                    instancePath:
                                                                                      instancePath +
                                                                                      "/expectations/problems/" +
                                                                                      i5 +
                                                                                      "/line",
                                                                                    schemaPath:
                                                                                      "expectation-problem.schema.json/properties/line/minimum",
                                                                                    keyword: "minimum",
                                                                                    params: {
                                                                                      comparison: ">=",
                                                                                      limit: 1,
                                                                                    },
                                                                                    message: "must be >= 1",
                                                                                  },
                                                                                ];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid21 = _errs137 === errors;
                                                                        } else {
                                                                          var valid21 = true;
                                                                        }
                                                                        if (valid21) {
                                                                          if (data61.message !== undefined) {
                                                                            const _errs139 = errors;
                                                                            if (
                                                                              typeof data61.message !==
                                                                              "string"
                                                                            ) {
                                                                              validate60.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/expectations/problems/" +
                                                                                    i5 +
                                                                                    "/message",
                                                                                  schemaPath:
                                                                                    "expectation-problem.schema.json/properties/message/type",
                                                                                  keyword: "type",
                                                                                  params: { type: "string" },
                                                                                  message: "must be string",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                            var valid21 = _errs139 === errors;
                                                                          } else {
                                                                            var valid21 = true;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate60.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/expectations/problems/" +
                                                                      i5,
                                                                    schemaPath:
                                                                      "expectation-problem.schema.json/type",
                                                                    keyword: "type",
                                                                    params: { type: "object" },
                                                                    message: "must be object",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                            }
                                                            var valid19 = _errs128 === errors;
                                                            if (!valid19) {
                                                              break;
                                                            }
                                                          }
                                                        } else {
                                                          validate60.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + "/expectations/problems",
                                                              schemaPath:
                                                                "#/properties/expectations/properties/problems/type",
                                                              keyword: "type",
                                                              params: { type: "array" },
                                                              message: "must be array",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      }
                                                      var valid14 = _errs126 === errors;
                                                    } else {
                                                      var valid14 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate60.errors = [
                                              {
                                                instancePath: instancePath + "/expectations",
                                                schemaPath: "#/properties/expectations/type",
                                                keyword: "type",
                                                params: { type: "object" },
                                                message: "must be object",
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs95 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.checks !== undefined) {
                                          let data67 = data.checks;
                                          const _errs141 = errors;
                                          if (errors === _errs141) {
                                            if (Array.isArray(data67)) {
                                              var valid22 = true;
                                              const len6 = data67.length;
                                              for (let i6 = 0; i6 < len6; i6++) {
                                                const _errs143 = errors;
                                                if (
                                                  !validate35(data67[i6], {
                                                    instancePath: instancePath + "/checks/" + i6,
                                                    parentData: data67,
                                                    parentDataProperty: i6,
                                                    rootData,
                                                  })
                                                ) {
                                                  vErrors =
                                                    vErrors === null
                                                      ? validate35.errors
                                                      : vErrors.concat(validate35.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid22 = _errs143 === errors;
                                                if (!valid22) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate60.errors = [
                                                {
                                                  instancePath: instancePath + "/checks",
                                                  schemaPath: "#/properties/checks/type",
                                                  keyword: "type",
                                                  params: { type: "array" },
                                                  message: "must be array",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs141 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.notes !== undefined) {
                                            let data69 = data.notes;
                                            const _errs144 = errors;
                                            if (errors === _errs144) {
                                              if (Array.isArray(data69)) {
                                                var valid23 = true;
                                                const len7 = data69.length;
                                                for (let i7 = 0; i7 < len7; i7++) {
                                                  const _errs146 = errors;
                                                  if (typeof data69[i7] !== "string") {
                                                    validate60.errors = [
                                                      {
                                                        instancePath: instancePath + "/notes/" + i7,
                                                        schemaPath: "#/properties/notes/items/type",
                                                        keyword: "type",
                                                        params: { type: "string" },
                                                        message: "must be string",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid23 = _errs146 === errors;
                                                  if (!valid23) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate60.errors = [
                                                  {
                                                    instancePath: instancePath + "/notes",
                                                    schemaPath: "#/properties/notes/type",
                                                    keyword: "type",
                                                    params: { type: "array" },
                                                    message: "must be array",
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs144 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate60.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}

export const validateRpcError: Validator<wire.RpcError> = validate62;

function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.code === undefined && (missing0 = "code")) ||
        (data.message === undefined && (missing0 = "message"))
      ) {
        validate62.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.code !== undefined) {
          let data0 = data.code;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            validate62.errors = [
              {
                instancePath: instancePath + "/code",
                schemaPath: "#/properties/code/type",
                keyword: "type",
                params: { type: "integer" },
                message: "must be integer",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message !== undefined) {
            const _errs3 = errors;
            if (typeof data.message !== "string") {
              validate62.errors = [
                {
                  instancePath: instancePath + "/message",
                  schemaPath: "#/properties/message/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate62.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}

export const validateRpcFailure: Validator<wire.RpcFailure> = validate63;

const schema87 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/rpc-id.schema.json",
  type: ["string", "number", "null"],
};

function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.result === undefined && (missing0 = "result")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate63.errors = [
      { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" },
    ];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (
        (data.jsonrpc === undefined && (missing1 = "jsonrpc")) ||
        (data.id === undefined && (missing1 = "id")) ||
        (data.error === undefined && (missing1 = "error"))
      ) {
        validate63.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing1 },
            message: "must have required property '" + missing1 + "'",
          },
        ];
        return false;
      } else {
        if (data.jsonrpc !== undefined) {
          const _errs3 = errors;
          if ("2.0" !== data.jsonrpc) {
            validate63.errors = [
              {
                instancePath: instancePath + "/jsonrpc",
                schemaPath: "#/properties/jsonrpc/const",
                keyword: "const",
                params: { allowedValue: "2.0" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.id !== undefined) {
            let data1 = data.id;
            const _errs4 = errors;
            if (
              typeof data1 !== "string" &&
              !(typeof data1 == "number" && isFinite(data1)) &&
              data1 !== null
            ) {
              validate63.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "rpc-id.schema.json/type",
                  keyword: "type",
                  params: { type: schema87.type },
                  message: "must be string,number,null",
                },
              ];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.error !== undefined) {
              let data2 = data.error;
              const _errs7 = errors;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing2;
                  if (
                    (data2.code === undefined && (missing2 = "code")) ||
                    (data2.message === undefined && (missing2 = "message"))
                  ) {
                    validate63.errors = [
                      {
                        instancePath: instancePath + "/error",
                        schemaPath: "rpc-error.schema.json/required",
                        keyword: "required",
                        params: { missingProperty: missing2 },
                        message: "must have required property '" + missing2 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data2.code !== undefined) {
                      let data3 = data2.code;
                      const _errs10 = errors;
                      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                        validate63.errors = [
                          {
                            instancePath: instancePath + "/error/code",
                            schemaPath: "rpc-error.schema.json/properties/code/type",
                            keyword: "type",
                            params: { type: "integer" },
                            message: "must be integer",
                          },
                        ];
                        return false;
                      }
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data2.message !== undefined) {
                        const _errs12 = errors;
                        if (typeof data2.message !== "string") {
                          validate63.errors = [
                            {
                              instancePath: instancePath + "/error/message",
                              schemaPath: "rpc-error.schema.json/properties/message/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                        var valid4 = _errs12 === errors;
                      } else {
                        var valid4 = true;
                      }
                    }
                  }
                } else {
                  validate63.errors = [
                    {
                      instancePath: instancePath + "/error",
                      schemaPath: "rpc-error.schema.json/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
              }
              var valid1 = _errs7 === errors;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    } else {
      validate63.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}

export const validateRpcId: Validator<wire.RpcId> = validate64;

function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    validate64.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema87.type },
        message: "must be string,number,null",
      },
    ];
    return false;
  }
  validate64.errors = vErrors;
  return errors === 0;
}

export const validateRpcRequest: Validator<wire.RpcRequest> = validate65;

const schema90 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/rpc-request.schema.json",
  type: "object",
  properties: {
    jsonrpc: { const: "2.0" },
    id: { $ref: "rpc-id.schema.json" },
    method: { type: "string" },
    params: { type: ["object", "array", "null"] },
  },
  required: ["jsonrpc", "method"],
};

function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.jsonrpc === undefined && (missing0 = "jsonrpc")) ||
        (data.method === undefined && (missing0 = "method"))
      ) {
        validate65.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.jsonrpc !== undefined) {
          const _errs1 = errors;
          if ("2.0" !== data.jsonrpc) {
            validate65.errors = [
              {
                instancePath: instancePath + "/jsonrpc",
                schemaPath: "#/properties/jsonrpc/const",
                keyword: "const",
                params: { allowedValue: "2.0" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== undefined) {
            let data1 = data.id;
            const _errs2 = errors;
            if (
              typeof data1 !== "string" &&
              !(typeof data1 == "number" && isFinite(data1)) &&
              data1 !== null
            ) {
              validate65.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "rpc-id.schema.json/type",
                  keyword: "type",
                  params: { type: schema87.type },
                  message: "must be string,number,null",
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.method !== undefined) {
              const _errs5 = errors;
              if (typeof data.method !== "string") {
                validate65.errors = [
                  {
                    instancePath: instancePath + "/method",
                    schemaPath: "#/properties/method/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.params !== undefined) {
                const _errs7 = errors;
                if (typeof data.params != "object") {
                  validate65.errors = [
                    {
                      instancePath: instancePath + "/params",
                      schemaPath: "#/properties/params/type",
                      keyword: "type",
                      params: { type: schema90.properties.params.type },
                      message: "must be object,array,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate65.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}

export const validateRpcResponse: Validator<wire.RpcResponse> = validate66;

function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.error === undefined && (missing0 = "error")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate67.errors = [
      { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" },
    ];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (
        (data.jsonrpc === undefined && (missing1 = "jsonrpc")) ||
        (data.id === undefined && (missing1 = "id")) ||
        (data.result === undefined && (missing1 = "result"))
      ) {
        validate67.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing1 },
            message: "must have required property '" + missing1 + "'",
          },
        ];
        return false;
      } else {
        if (data.jsonrpc !== undefined) {
          const _errs3 = errors;
          if ("2.0" !== data.jsonrpc) {
            validate67.errors = [
              {
                instancePath: instancePath + "/jsonrpc",
                schemaPath: "#/properties/jsonrpc/const",
                keyword: "const",
                params: { allowedValue: "2.0" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.id !== undefined) {
            let data1 = data.id;
            const _errs4 = errors;
            if (
              typeof data1 !== "string" &&
              !(typeof data1 == "number" && isFinite(data1)) &&
              data1 !== null
            ) {
              validate67.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "rpc-id.schema.json/type",
                  keyword: "type",
                  params: { type: schema87.type },
                  message: "must be string,number,null",
                },
              ];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
        }
      }
    } else {
      validate67.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}

function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate67(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate66.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}

export const validateRpcSuccess: Validator<wire.RpcSuccess> = validate67;

export const validateSessionAck: Validator<wire.SessionAck> = validate70;

function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.status === undefined && (missing0 = "status")) ||
        (data.alias === undefined && (missing0 = "alias")) ||
        (data.resume_token === undefined && (missing0 = "resume_token")) ||
        (data.keepalive_interval_s === undefined && (missing0 = "keepalive_interval_s")) ||
        (data.grace_s === undefined && (missing0 = "grace_s"))
      ) {
        validate70.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("session_ack" !== data.type) {
            validate70.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "session_ack" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate70.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate70.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== undefined) {
              const _errs4 = errors;
              if ("ok" !== data.status) {
                validate70.errors = [
                  {
                    instancePath: instancePath + "/status",
                    schemaPath: "#/properties/status/const",
                    keyword: "const",
                    params: { allowedValue: "ok" },
                    message: "must be equal to constant",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.alias !== undefined) {
                let data3 = data.alias;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data3 === "string") {
                    if (data3.length < 1) {
                      validate70.errors = [
                        {
                          instancePath: instancePath + "/alias",
                          schemaPath: "#/properties/alias/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate70.errors = [
                      {
                        instancePath: instancePath + "/alias",
                        schemaPath: "#/properties/alias/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.resume_token !== undefined) {
                  let data4 = data.resume_token;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data4 === "string") {
                      if (data4.length < 1) {
                        validate70.errors = [
                          {
                            instancePath: instancePath + "/resume_token",
                            schemaPath: "#/properties/resume_token/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate70.errors = [
                        {
                          instancePath: instancePath + "/resume_token",
                          schemaPath: "#/properties/resume_token/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.keepalive_interval_s !== undefined) {
                    let data5 = data.keepalive_interval_s;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5)) {
                          validate70.errors = [
                            {
                              instancePath: instancePath + "/keepalive_interval_s",
                              schemaPath: "#/properties/keepalive_interval_s/minimum",
                              keyword: "minimum",
                              params: { comparison: ">=", limit: 0 },
                              message: "must be >= 0",
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate70.errors = [
                          {
                            instancePath: instancePath + "/keepalive_interval_s",
                            schemaPath: "#/properties/keepalive_interval_s/type",
                            keyword: "type",
                            params: { type: "number" },
                            message: "must be number",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.grace_s !== undefined) {
                      let data6 = data.grace_s;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6)) {
                            validate70.errors = [
                              {
                                instancePath: instancePath + "/grace_s",
                                schemaPath: "#/properties/grace_s/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: 0 },
                                message: "must be >= 0",
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate70.errors = [
                            {
                              instancePath: instancePath + "/grace_s",
                              schemaPath: "#/properties/grace_s/type",
                              keyword: "type",
                              params: { type: "number" },
                              message: "must be number",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate70.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}

export const validateSessionClaim: Validator<wire.SessionClaim> = validate71;

function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.protocol_version === undefined && (missing0 = "protocol_version")) ||
        (data.token === undefined && (missing0 = "token"))
      ) {
        validate71.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("session_claim" !== data.type) {
            validate71.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "session_claim" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate71.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate71.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.protocol_version !== undefined) {
              const _errs4 = errors;
              if (2 !== data.protocol_version) {
                validate71.errors = [
                  {
                    instancePath: instancePath + "/protocol_version",
                    schemaPath: "#/properties/protocol_version/const",
                    keyword: "const",
                    params: { allowedValue: 2 },
                    message: "must be equal to constant",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.token !== undefined) {
                let data3 = data.token;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data3 === "string") {
                    if (!pattern4.test(data3)) {
                      validate71.errors = [
                        {
                          instancePath: instancePath + "/token",
                          schemaPath: "#/properties/token/pattern",
                          keyword: "pattern",
                          params: { pattern: "^[A-Za-z0-9_-]{43}$" },
                          message: 'must match pattern "' + "^[A-Za-z0-9_-]{43}$" + '"',
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate71.errors = [
                      {
                        instancePath: instancePath + "/token",
                        schemaPath: "#/properties/token/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.device_manufacturer !== undefined) {
                  const _errs7 = errors;
                  if (typeof data.device_manufacturer !== "string") {
                    validate71.errors = [
                      {
                        instancePath: instancePath + "/device_manufacturer",
                        schemaPath: "#/properties/device_manufacturer/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.device_model !== undefined) {
                    const _errs9 = errors;
                    if (typeof data.device_model !== "string") {
                      validate71.errors = [
                        {
                          instancePath: instancePath + "/device_model",
                          schemaPath: "#/properties/device_model/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.device_os !== undefined) {
                      const _errs11 = errors;
                      if (typeof data.device_os !== "string") {
                        validate71.errors = [
                          {
                            instancePath: instancePath + "/device_os",
                            schemaPath: "#/properties/device_os/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate71.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}

export const validateSessionResume: Validator<wire.SessionResume> = validate72;

function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.protocol_version === undefined && (missing0 = "protocol_version")) ||
        (data.resume_token === undefined && (missing0 = "resume_token"))
      ) {
        validate72.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("session_resume" !== data.type) {
            validate72.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "session_resume" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate72.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate72.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.protocol_version !== undefined) {
              const _errs4 = errors;
              if (2 !== data.protocol_version) {
                validate72.errors = [
                  {
                    instancePath: instancePath + "/protocol_version",
                    schemaPath: "#/properties/protocol_version/const",
                    keyword: "const",
                    params: { allowedValue: 2 },
                    message: "must be equal to constant",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.resume_token !== undefined) {
                let data3 = data.resume_token;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data3 === "string") {
                    if (data3.length < 1) {
                      validate72.errors = [
                        {
                          instancePath: instancePath + "/resume_token",
                          schemaPath: "#/properties/resume_token/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate72.errors = [
                      {
                        instancePath: instancePath + "/resume_token",
                        schemaPath: "#/properties/resume_token/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate72.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}

export const validateSessionSelectorParams: Validator<wire.SessionSelectorParams> = validate73;

function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.selector !== undefined) {
        if (typeof data.selector !== "string") {
          validate73.errors = [
            {
              instancePath: instancePath + "/selector",
              schemaPath: "#/properties/selector/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            },
          ];
          return false;
        }
      }
    } else {
      validate73.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}

export const validateSessionSummary: Validator<wire.SessionSummary> = validate74;

const schema99 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/session-summary.schema.json",
  type: "object",
  properties: {
    sessionId: { type: "string" },
    alias: { type: ["string", "null"] },
    state: { type: "string" },
    device: {},
    createdAt: { $ref: "timestamp.schema.json" },
    toolCount: { type: "integer", minimum: 0 },
  },
  required: ["sessionId", "alias", "state", "device", "createdAt", "toolCount"],
};

function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.sessionId === undefined && (missing0 = "sessionId")) ||
        (data.alias === undefined && (missing0 = "alias")) ||
        (data.state === undefined && (missing0 = "state")) ||
        (data.device === undefined && (missing0 = "device")) ||
        (data.createdAt === undefined && (missing0 = "createdAt")) ||
        (data.toolCount === undefined && (missing0 = "toolCount"))
      ) {
        validate74.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.sessionId !== undefined) {
          const _errs1 = errors;
          if (typeof data.sessionId !== "string") {
            validate74.errors = [
              {
                instancePath: instancePath + "/sessionId",
                schemaPath: "#/properties/sessionId/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.alias !== undefined) {
            let data1 = data.alias;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate74.errors = [
                {
                  instancePath: instancePath + "/alias",
                  schemaPath: "#/properties/alias/type",
                  keyword: "type",
                  params: { type: schema99.properties.alias.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.state !== undefined) {
              const _errs5 = errors;
              if (typeof data.state !== "string") {
                validate74.errors = [
                  {
                    instancePath: instancePath + "/state",
                    schemaPath: "#/properties/state/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.createdAt !== undefined) {
                let data3 = data.createdAt;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "string") {
                  validate74.errors = [
                    {
                      instancePath: instancePath + "/createdAt",
                      schemaPath: "timestamp.schema.json/type",
                      keyword: "type",
                      params: { type: schema32.type },
                      message: "must be number,string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.toolCount !== undefined) {
                  let data4 = data.toolCount;
                  const _errs10 = errors;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                    validate74.errors = [
                      {
                        instancePath: instancePath + "/toolCount",
                        schemaPath: "#/properties/toolCount/type",
                        keyword: "type",
                        params: { type: "integer" },
                        message: "must be integer",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4)) {
                        validate74.errors = [
                          {
                            instancePath: instancePath + "/toolCount",
                            schemaPath: "#/properties/toolCount/minimum",
                            keyword: "minimum",
                            params: { comparison: ">=", limit: 0 },
                            message: "must be >= 0",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate74.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}

export const validateSessionsListResult: Validator<wire.SessionsListResult> = validate75;

function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (
          !validate74(data[i0], {
            instancePath: instancePath + "/" + i0,
            parentData: data,
            parentDataProperty: i0,
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate75.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        },
      ];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}

export const validateTargetKind: Validator<wire.TargetKind> = validate77;

const schema102 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/target-kind.schema.json",
  type: "string",
  enum: ["daemon", "sdk", "mcp", "cli", "discovery"],
};

function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate77.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ];
    return false;
  }
  if (!(data === "daemon" || data === "sdk" || data === "mcp" || data === "cli" || data === "discovery")) {
    validate77.errors = [
      {
        instancePath,
        schemaPath: "#/enum",
        keyword: "enum",
        params: { allowedValues: schema102.enum },
        message: "must be equal to one of the allowed values",
      },
    ];
    return false;
  }
  validate77.errors = vErrors;
  return errors === 0;
}

export const validateTargetManifest: Validator<wire.TargetManifest> = validate78;

const schema103 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/target-manifest.schema.json",
  type: "object",
  properties: {
    $schema: { type: "string" },
    name: { type: "string", minLength: 1 },
    profile: { type: "string", enum: ["groups", "subgroups", "base"] },
    daemon: { $ref: "target-section.schema.json" },
    mcp: { $ref: "target-section.schema.json" },
    cli: { $ref: "target-section.schema.json" },
    sdk: { $ref: "target-section.schema.json" },
    discovery: { $ref: "target-section.schema.json" },
    expectations: { type: "string", minLength: 1 },
  },
  required: ["name"],
  additionalProperties: false,
};

function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === undefined && (missing0 = "name")) {
        validate78.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema103.properties, key0)) {
            validate78.errors = [
              {
                instancePath,
                schemaPath: "#/additionalProperties",
                keyword: "additionalProperties",
                params: { additionalProperty: key0 },
                message: "must NOT have additional properties",
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.$schema !== undefined) {
            const _errs2 = errors;
            if (typeof data.$schema !== "string") {
              validate78.errors = [
                {
                  instancePath: instancePath + "/$schema",
                  schemaPath: "#/properties/%24schema/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== undefined) {
              let data1 = data.name;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (data1.length < 1) {
                    validate78.errors = [
                      {
                        instancePath: instancePath + "/name",
                        schemaPath: "#/properties/name/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      },
                    ];
                    return false;
                  }
                } else {
                  validate78.errors = [
                    {
                      instancePath: instancePath + "/name",
                      schemaPath: "#/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.profile !== undefined) {
                let data2 = data.profile;
                const _errs6 = errors;
                if (typeof data2 !== "string") {
                  validate78.errors = [
                    {
                      instancePath: instancePath + "/profile",
                      schemaPath: "#/properties/profile/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                if (!(data2 === "groups" || data2 === "subgroups" || data2 === "base")) {
                  validate78.errors = [
                    {
                      instancePath: instancePath + "/profile",
                      schemaPath: "#/properties/profile/enum",
                      keyword: "enum",
                      params: { allowedValues: schema103.properties.profile.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.daemon !== undefined) {
                  let data3 = data.daemon;
                  const _errs8 = errors;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.command === undefined && (missing1 = "command")) {
                        validate78.errors = [
                          {
                            instancePath: instancePath + "/daemon",
                            schemaPath: "target-section.schema.json/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        const _errs11 = errors;
                        for (const key1 in data3) {
                          if (!(key1 === "command" || key1 === "env" || key1 === "cwd")) {
                            validate78.errors = [
                              {
                                instancePath: instancePath + "/daemon",
                                schemaPath: "target-section.schema.json/additionalProperties",
                                keyword: "additionalProperties",
                                params: { additionalProperty: key1 },
                                message: "must NOT have additional properties",
                              },
                            ];
                            return false;
                            break;
                          }
                        }
                        if (_errs11 === errors) {
                          if (data3.command !== undefined) {
                            let data4 = data3.command;
                            const _errs12 = errors;
                            if (errors === _errs12) {
                              if (typeof data4 === "string") {
                                if (data4.length < 1) {
                                  validate78.errors = [
                                    {
                                      instancePath: instancePath + "/daemon/command",
                                      schemaPath: "target-section.schema.json/properties/command/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    },
                                  ];
                                  return false;
                                }
                              } else {
                                validate78.errors = [
                                  {
                                    instancePath: instancePath + "/daemon/command",
                                    schemaPath: "target-section.schema.json/properties/command/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid2 = _errs12 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data3.env !== undefined) {
                              let data5 = data3.env;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                  for (const key2 in data5) {
                                    const _errs17 = errors;
                                    if (typeof data5[key2] !== "string") {
                                      validate78.errors = [
                                        {
                                          instancePath:
                                            instancePath +
                                            "/daemon/env/" +
                                            key2.replace(/~/g, "~0").replace(/\//g, "~1"),
                                          schemaPath:
                                            "target-section.schema.json/properties/env/additionalProperties/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid3 = _errs17 === errors;
                                    if (!valid3) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate78.errors = [
                                    {
                                      instancePath: instancePath + "/daemon/env",
                                      schemaPath: "target-section.schema.json/properties/env/type",
                                      keyword: "type",
                                      params: { type: "object" },
                                      message: "must be object",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid2 = _errs14 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data3.cwd !== undefined) {
                                let data7 = data3.cwd;
                                const _errs19 = errors;
                                if (errors === _errs19) {
                                  if (typeof data7 === "string") {
                                    if (data7.length < 1) {
                                      validate78.errors = [
                                        {
                                          instancePath: instancePath + "/daemon/cwd",
                                          schemaPath: "target-section.schema.json/properties/cwd/minLength",
                                          keyword: "minLength",
                                          params: { limit: 1 },
                                          message: "must NOT have fewer than 1 characters",
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate78.errors = [
                                      {
                                        instancePath: instancePath + "/daemon/cwd",
                                        schemaPath: "target-section.schema.json/properties/cwd/type",
                                        keyword: "type",
                                        params: { type: "string" },
                                        message: "must be string",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid2 = _errs19 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate78.errors = [
                        {
                          instancePath: instancePath + "/daemon",
                          schemaPath: "target-section.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.mcp !== undefined) {
                    let data8 = data.mcp;
                    const _errs21 = errors;
                    const _errs22 = errors;
                    if (errors === _errs22) {
                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        let missing2;
                        if (data8.command === undefined && (missing2 = "command")) {
                          validate78.errors = [
                            {
                              instancePath: instancePath + "/mcp",
                              schemaPath: "target-section.schema.json/required",
                              keyword: "required",
                              params: { missingProperty: missing2 },
                              message: "must have required property '" + missing2 + "'",
                            },
                          ];
                          return false;
                        } else {
                          const _errs24 = errors;
                          for (const key3 in data8) {
                            if (!(key3 === "command" || key3 === "env" || key3 === "cwd")) {
                              validate78.errors = [
                                {
                                  instancePath: instancePath + "/mcp",
                                  schemaPath: "target-section.schema.json/additionalProperties",
                                  keyword: "additionalProperties",
                                  params: { additionalProperty: key3 },
                                  message: "must NOT have additional properties",
                                },
                              ];
                              return false;
                              break;
                            }
                          }
                          if (_errs24 === errors) {
                            if (data8.command !== undefined) {
                              let data9 = data8.command;
                              const _errs25 = errors;
                              if (errors === _errs25) {
                                if (typeof data9 === "string") {
                                  if (data9.length < 1) {
                                    validate78.errors = [
                                      {
                                        instancePath: instancePath + "/mcp/command",
                                        schemaPath: "target-section.schema.json/properties/command/minLength",
                                        keyword: "minLength",
                                        params: { limit: 1 },
                                        message: "must NOT have fewer than 1 characters",
                                      },
                                    ];
                                    return false;
                                  }
                                } else {
                                  validate78.errors = [
                                    {
                                      instancePath: instancePath + "/mcp/command",
                                      schemaPath: "target-section.schema.json/properties/command/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid5 = _errs25 === errors;
                            } else {
                              var valid5 = true;
                            }
                            if (valid5) {
                              if (data8.env !== undefined) {
                                let data10 = data8.env;
                                const _errs27 = errors;
                                if (errors === _errs27) {
                                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                    for (const key4 in data10) {
                                      const _errs30 = errors;
                                      if (typeof data10[key4] !== "string") {
                                        validate78.errors = [
                                          {
                                            instancePath:
                                              instancePath +
                                              "/mcp/env/" +
                                              key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                                            schemaPath:
                                              "target-section.schema.json/properties/env/additionalProperties/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid6 = _errs30 === errors;
                                      if (!valid6) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate78.errors = [
                                      {
                                        instancePath: instancePath + "/mcp/env",
                                        schemaPath: "target-section.schema.json/properties/env/type",
                                        keyword: "type",
                                        params: { type: "object" },
                                        message: "must be object",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid5 = _errs27 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data8.cwd !== undefined) {
                                  let data12 = data8.cwd;
                                  const _errs32 = errors;
                                  if (errors === _errs32) {
                                    if (typeof data12 === "string") {
                                      if (data12.length < 1) {
                                        validate78.errors = [
                                          {
                                            instancePath: instancePath + "/mcp/cwd",
                                            schemaPath: "target-section.schema.json/properties/cwd/minLength",
                                            keyword: "minLength",
                                            params: { limit: 1 },
                                            message: "must NOT have fewer than 1 characters",
                                          },
                                        ];
                                        return false;
                                      }
                                    } else {
                                      validate78.errors = [
                                        {
                                          instancePath: instancePath + "/mcp/cwd",
                                          schemaPath: "target-section.schema.json/properties/cwd/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid5 = _errs32 === errors;
                                } else {
                                  var valid5 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate78.errors = [
                          {
                            instancePath: instancePath + "/mcp",
                            schemaPath: "target-section.schema.json/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs21 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.cli !== undefined) {
                      let data13 = data.cli;
                      const _errs34 = errors;
                      const _errs35 = errors;
                      if (errors === _errs35) {
                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                          let missing3;
                          if (data13.command === undefined && (missing3 = "command")) {
                            validate78.errors = [
                              {
                                instancePath: instancePath + "/cli",
                                schemaPath: "target-section.schema.json/required",
                                keyword: "required",
                                params: { missingProperty: missing3 },
                                message: "must have required property '" + missing3 + "'",
                              },
                            ];
                            return false;
                          } else {
                            const _errs37 = errors;
                            for (const key5 in data13) {
                              if (!(key5 === "command" || key5 === "env" || key5 === "cwd")) {
                                validate78.errors = [
                                  {
                                    instancePath: instancePath + "/cli",
                                    schemaPath: "target-section.schema.json/additionalProperties",
                                    keyword: "additionalProperties",
                                    params: { additionalProperty: key5 },
                                    message: "must NOT have additional properties",
                                  },
                                ];
                                return false;
                                break;
                              }
                            }
                            if (_errs37 === errors) {
                              if (data13.command !== undefined) {
                                let data14 = data13.command;
                                const _errs38 = errors;
                                if (errors === _errs38) {
                                  if (typeof data14 === "string") {
                                    if (data14.length < 1) {
                                      validate78.errors = [
                                        {
                                          instancePath: instancePath + "/cli/command",
                                          schemaPath:
                                            "target-section.schema.json/properties/command/minLength",
                                          keyword: "minLength",
                                          params: { limit: 1 },
                                          message: "must NOT have fewer than 1 characters",
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate78.errors = [
                                      {
                                        instancePath: instancePath + "/cli/command",
                                        schemaPath: "target-section.schema.json/properties/command/type",
                                        keyword: "type",
                                        params: { type: "string" },
                                        message: "must be string",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid8 = _errs38 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data13.env !== undefined) {
                                  let data15 = data13.env;
                                  const _errs40 = errors;
                                  if (errors === _errs40) {
                                    if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                      for (const key6 in data15) {
                                        const _errs43 = errors;
                                        if (typeof data15[key6] !== "string") {
                                          validate78.errors = [
                                            {
                                              instancePath:
                                                instancePath +
                                                "/cli/env/" +
                                                key6.replace(/~/g, "~0").replace(/\//g, "~1"),
                                              schemaPath:
                                                "target-section.schema.json/properties/env/additionalProperties/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid9 = _errs43 === errors;
                                        if (!valid9) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate78.errors = [
                                        {
                                          instancePath: instancePath + "/cli/env",
                                          schemaPath: "target-section.schema.json/properties/env/type",
                                          keyword: "type",
                                          params: { type: "object" },
                                          message: "must be object",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid8 = _errs40 === errors;
                                } else {
                                  var valid8 = true;
                                }
                                if (valid8) {
                                  if (data13.cwd !== undefined) {
                                    let data17 = data13.cwd;
                                    const _errs45 = errors;
                                    if (errors === _errs45) {
                                      if (typeof data17 === "string") {
                                        if (data17.length < 1) {
                                          validate78.errors = [
                                            {
                                              instancePath: instancePath + "/cli/cwd",
                                              schemaPath:
                                                "target-section.schema.json/properties/cwd/minLength",
                                              keyword: "minLength",
                                              params: { limit: 1 },
                                              message: "must NOT have fewer than 1 characters",
                                            },
                                          ];
                                          return false;
                                        }
                                      } else {
                                        validate78.errors = [
                                          {
                                            instancePath: instancePath + "/cli/cwd",
                                            schemaPath: "target-section.schema.json/properties/cwd/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs45 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate78.errors = [
                            {
                              instancePath: instancePath + "/cli",
                              schemaPath: "target-section.schema.json/type",
                              keyword: "type",
                              params: { type: "object" },
                              message: "must be object",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs34 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.sdk !== undefined) {
                        let data18 = data.sdk;
                        const _errs47 = errors;
                        const _errs48 = errors;
                        if (errors === _errs48) {
                          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                            let missing4;
                            if (data18.command === undefined && (missing4 = "command")) {
                              validate78.errors = [
                                {
                                  instancePath: instancePath + "/sdk",
                                  schemaPath: "target-section.schema.json/required",
                                  keyword: "required",
                                  params: { missingProperty: missing4 },
                                  message: "must have required property '" + missing4 + "'",
                                },
                              ];
                              return false;
                            } else {
                              const _errs50 = errors;
                              for (const key7 in data18) {
                                if (!(key7 === "command" || key7 === "env" || key7 === "cwd")) {
                                  validate78.errors = [
                                    {
                                      instancePath: instancePath + "/sdk",
                                      schemaPath: "target-section.schema.json/additionalProperties",
                                      keyword: "additionalProperties",
                                      params: { additionalProperty: key7 },
                                      message: "must NOT have additional properties",
                                    },
                                  ];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs50 === errors) {
                                if (data18.command !== undefined) {
                                  let data19 = data18.command;
                                  const _errs51 = errors;
                                  if (errors === _errs51) {
                                    if (typeof data19 === "string") {
                                      if (data19.length < 1) {
                                        validate78.errors = [
                                          {
                                            instancePath: instancePath + "/sdk/command",
                                            schemaPath:
                                              "target-section.schema.json/properties/command/minLength",
                                            keyword: "minLength",
                                            params: { limit: 1 },
                                            message: "must NOT have fewer than 1 characters",
                                          },
                                        ];
                                        return false;
                                      }
                                    } else {
                                      validate78.errors = [
                                        {
                                          instancePath: instancePath + "/sdk/command",
                                          schemaPath: "target-section.schema.json/properties/command/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid11 = _errs51 === errors;
                                } else {
                                  var valid11 = true;
                                }
                                if (valid11) {
                                  if (data18.env !== undefined) {
                                    let data20 = data18.env;
                                    const _errs53 = errors;
                                    if (errors === _errs53) {
                                      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                        for (const key8 in data20) {
                                          const _errs56 = errors;
                                          if (typeof data20[key8] !== "string") {
                                            validate78.errors = [
                                              {
                                                instancePath:
                                                  instancePath +
                                                  "/sdk/env/" +
                                                  key8.replace(/~/g, "~0").replace(/\//g, "~1"),
                                                schemaPath:
                                                  "target-section.schema.json/properties/env/additionalProperties/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid12 = _errs56 === errors;
                                          if (!valid12) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate78.errors = [
                                          {
                                            instancePath: instancePath + "/sdk/env",
                                            schemaPath: "target-section.schema.json/properties/env/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid11 = _errs53 === errors;
                                  } else {
                                    var valid11 = true;
                                  }
                                  if (valid11) {
                                    if (data18.cwd !== undefined) {
                                      let data22 = data18.cwd;
                                      const _errs58 = errors;
                                      if (errors === _errs58) {
                                        if (typeof data22 === "string") {
                                          if (data22.length < 1) {
                                            validate78.errors = [
                                              {
                                                instancePath: instancePath + "/sdk/cwd",
                                                schemaPath:
                                                  "target-section.schema.json/properties/cwd/minLength",
                                                keyword: "minLength",
                                                params: { limit: 1 },
                                                message: "must NOT have fewer than 1 characters",
                                              },
                                            ];
                                            return false;
                                          }
                                        } else {
                                          validate78.errors = [
                                            {
                                              instancePath: instancePath + "/sdk/cwd",
                                              schemaPath: "target-section.schema.json/properties/cwd/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid11 = _errs58 === errors;
                                    } else {
                                      var valid11 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate78.errors = [
                              {
                                instancePath: instancePath + "/sdk",
                                schemaPath: "target-section.schema.json/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs47 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.discovery !== undefined) {
                          let data23 = data.discovery;
                          const _errs60 = errors;
                          const _errs61 = errors;
                          if (errors === _errs61) {
                            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                              let missing5;
                              if (data23.command === undefined && (missing5 = "command")) {
                                validate78.errors = [
                                  {
                                    instancePath: instancePath + "/discovery",
                                    schemaPath: "target-section.schema.json/required",
                                    keyword: "required",
                                    params: { missingProperty: missing5 },
                                    message: "must have required property '" + missing5 + "'",
                                  },
                                ];
                                return false;
                              } else {
                                const _errs63 = errors;
                                for (const key9 in data23) {
                                  if (!(key9 === "command" || key9 === "env" || key9 === "cwd")) {
                                    validate78.errors = [
                                      {
                                        instancePath: instancePath + "/discovery",
                                        schemaPath: "target-section.schema.json/additionalProperties",
                                        keyword: "additionalProperties",
                                        params: { additionalProperty: key9 },
                                        message: "must NOT have additional properties",
                                      },
                                    ];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs63 === errors) {
                                  if (data23.command !== undefined) {
                                    let data24 = data23.command;
                                    const _errs64 = errors;
                                    if (errors === _errs64) {
                                      if (typeof data24 === "string") {
                                        if (data24.length < 1) {
                                          validate78.errors = [
                                            {
                                              instancePath: instancePath + "/discovery/command",
                                              schemaPath:
                                                "target-section.schema.json/properties/command/minLength",
                                              keyword: "minLength",
                                              params: { limit: 1 },
                                              message: "must NOT have fewer than 1 characters",
                                            },
                                          ];
                                          return false;
                                        }
                                      } else {
                                        validate78.errors = [
                                          {
                                            instancePath: instancePath + "/discovery/command",
                                            schemaPath: "target-section.schema.json/properties/command/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid14 = _errs64 === errors;
                                  } else {
                                    var valid14 = true;
                                  }
                                  if (valid14) {
                                    if (data23.env !== undefined) {
                                      let data25 = data23.env;
                                      const _errs66 = errors;
                                      if (errors === _errs66) {
                                        if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                          for (const key10 in data25) {
                                            const _errs69 = errors;
                                            if (typeof data25[key10] !== "string") {
                                              validate78.errors = [
                                                {
                                                  instancePath:
                                                    instancePath +
                                                    "/discovery/env/" +
                                                    key10.replace(/~/g, "~0").replace(/\//g, "~1"),
                                                  schemaPath:
                                                    "target-section.schema.json/properties/env/additionalProperties/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid15 = _errs69 === errors;
                                            if (!valid15) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate78.errors = [
                                            {
                                              instancePath: instancePath + "/discovery/env",
                                              schemaPath: "target-section.schema.json/properties/env/type",
                                              keyword: "type",
                                              params: { type: "object" },
                                              message: "must be object",
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid14 = _errs66 === errors;
                                    } else {
                                      var valid14 = true;
                                    }
                                    if (valid14) {
                                      if (data23.cwd !== undefined) {
                                        let data27 = data23.cwd;
                                        const _errs71 = errors;
                                        if (errors === _errs71) {
                                          if (typeof data27 === "string") {
                                            if (data27.length < 1) {
                                              validate78.errors = [
                                                {
                                                  instancePath: instancePath + "/discovery/cwd",
                                                  schemaPath:
                                                    "target-section.schema.json/properties/cwd/minLength",
                                                  keyword: "minLength",
                                                  params: { limit: 1 },
                                                  message: "must NOT have fewer than 1 characters",
                                                },
                                              ];
                                              return false;
                                            }
                                          } else {
                                            validate78.errors = [
                                              {
                                                instancePath: instancePath + "/discovery/cwd",
                                                schemaPath: "target-section.schema.json/properties/cwd/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid14 = _errs71 === errors;
                                      } else {
                                        var valid14 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate78.errors = [
                                {
                                  instancePath: instancePath + "/discovery",
                                  schemaPath: "target-section.schema.json/type",
                                  keyword: "type",
                                  params: { type: "object" },
                                  message: "must be object",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs60 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.expectations !== undefined) {
                            let data28 = data.expectations;
                            const _errs73 = errors;
                            if (errors === _errs73) {
                              if (typeof data28 === "string") {
                                if (data28.length < 1) {
                                  validate78.errors = [
                                    {
                                      instancePath: instancePath + "/expectations",
                                      schemaPath: "#/properties/expectations/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    },
                                  ];
                                  return false;
                                }
                              } else {
                                validate78.errors = [
                                  {
                                    instancePath: instancePath + "/expectations",
                                    schemaPath: "#/properties/expectations/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid0 = _errs73 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate78.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}

export const validateTargetSection: Validator<wire.TargetSection> = validate79;

function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.command === undefined && (missing0 = "command")) {
        validate79.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "command" || key0 === "env" || key0 === "cwd")) {
            validate79.errors = [
              {
                instancePath,
                schemaPath: "#/additionalProperties",
                keyword: "additionalProperties",
                params: { additionalProperty: key0 },
                message: "must NOT have additional properties",
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.command !== undefined) {
            let data0 = data.command;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (data0.length < 1) {
                  validate79.errors = [
                    {
                      instancePath: instancePath + "/command",
                      schemaPath: "#/properties/command/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate79.errors = [
                  {
                    instancePath: instancePath + "/command",
                    schemaPath: "#/properties/command/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.env !== undefined) {
              let data1 = data.env;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  for (const key1 in data1) {
                    const _errs7 = errors;
                    if (typeof data1[key1] !== "string") {
                      validate79.errors = [
                        {
                          instancePath:
                            instancePath + "/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath: "#/properties/env/additionalProperties/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate79.errors = [
                    {
                      instancePath: instancePath + "/env",
                      schemaPath: "#/properties/env/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.cwd !== undefined) {
                let data3 = data.cwd;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data3 === "string") {
                    if (data3.length < 1) {
                      validate79.errors = [
                        {
                          instancePath: instancePath + "/cwd",
                          schemaPath: "#/properties/cwd/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate79.errors = [
                      {
                        instancePath: instancePath + "/cwd",
                        schemaPath: "#/properties/cwd/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate79.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}

export const validateTimestamp: Validator<wire.Timestamp> = validate80;

function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && isFinite(data)) && typeof data !== "string") {
    validate80.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema32.type },
        message: "must be number,string",
      },
    ];
    return false;
  }
  validate80.errors = vErrors;
  return errors === 0;
}

export const validateToolAnnotations: Validator<wire.ToolAnnotations> = validate81;

function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "readOnlyHint" || key0 === "destructiveHint" || key0 === "idempotentHint")) {
          validate81.errors = [
            {
              instancePath,
              schemaPath: "#/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key0 },
              message: "must NOT have additional properties",
            },
          ];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.readOnlyHint !== undefined) {
          const _errs2 = errors;
          if (typeof data.readOnlyHint !== "boolean") {
            validate81.errors = [
              {
                instancePath: instancePath + "/readOnlyHint",
                schemaPath: "#/properties/readOnlyHint/type",
                keyword: "type",
                params: { type: "boolean" },
                message: "must be boolean",
              },
            ];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.destructiveHint !== undefined) {
            const _errs4 = errors;
            if (typeof data.destructiveHint !== "boolean") {
              validate81.errors = [
                {
                  instancePath: instancePath + "/destructiveHint",
                  schemaPath: "#/properties/destructiveHint/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                },
              ];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.idempotentHint !== undefined) {
              const _errs6 = errors;
              if (typeof data.idempotentHint !== "boolean") {
                validate81.errors = [
                  {
                    instancePath: instancePath + "/idempotentHint",
                    schemaPath: "#/properties/idempotentHint/type",
                    keyword: "type",
                    params: { type: "boolean" },
                    message: "must be boolean",
                  },
                ];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate81.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}

export const validateToolCallProgress: Validator<wire.ToolCallProgress> = validate82;

function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.id === undefined && (missing0 = "id"))
      ) {
        validate82.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_call_progress" !== data.type) {
            validate82.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_call_progress" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate82.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate82.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== undefined) {
              const _errs4 = errors;
              if (typeof data.id !== "string") {
                validate82.errors = [
                  {
                    instancePath: instancePath + "/id",
                    schemaPath: "#/properties/id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.progress !== undefined) {
                let data3 = data.progress;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && isFinite(data3))) {
                  validate82.errors = [
                    {
                      instancePath: instancePath + "/progress",
                      schemaPath: "#/properties/progress/type",
                      keyword: "type",
                      params: { type: "number" },
                      message: "must be number",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message !== undefined) {
                  const _errs8 = errors;
                  if (typeof data.message !== "string") {
                    validate82.errors = [
                      {
                        instancePath: instancePath + "/message",
                        schemaPath: "#/properties/message/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate82.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}

export const validateToolCall: Validator<wire.ToolCall> = validate83;

function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.id === undefined && (missing0 = "id")) ||
        (data.name === undefined && (missing0 = "name")) ||
        (data.args === undefined && (missing0 = "args"))
      ) {
        validate83.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_call" !== data.type) {
            validate83.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_call" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate83.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate83.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== undefined) {
              const _errs4 = errors;
              if (typeof data.id !== "string") {
                validate83.errors = [
                  {
                    instancePath: instancePath + "/id",
                    schemaPath: "#/properties/id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== undefined) {
                const _errs6 = errors;
                if (typeof data.name !== "string") {
                  validate83.errors = [
                    {
                      instancePath: instancePath + "/name",
                      schemaPath: "#/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate83.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}

export const validateToolCancel: Validator<wire.ToolCancel> = validate84;

function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.id === undefined && (missing0 = "id")) ||
        (data.reason === undefined && (missing0 = "reason"))
      ) {
        validate84.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_cancel" !== data.type) {
            validate84.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_cancel" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate84.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate84.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== undefined) {
              const _errs4 = errors;
              if (typeof data.id !== "string") {
                validate84.errors = [
                  {
                    instancePath: instancePath + "/id",
                    schemaPath: "#/properties/id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reason !== undefined) {
                const _errs6 = errors;
                if (typeof data.reason !== "string") {
                  validate84.errors = [
                    {
                      instancePath: instancePath + "/reason",
                      schemaPath: "#/properties/reason/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate84.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}

export const validateToolDescriptorBase: Validator<wire.ToolDescriptorBase> = validate23;

export const validateToolDescriptorGroups: Validator<wire.ToolDescriptorGroups> = validate85;

function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.description === undefined && (missing0 = "description"))
      ) {
        validate85.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.name !== undefined) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate85.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/pattern",
                    keyword: "pattern",
                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                    message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                  },
                ];
                return false;
              }
            } else {
              validate85.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== undefined) {
            let data1 = data.description;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate85.errors = [
                    {
                      instancePath: instancePath + "/description",
                      schemaPath: "#/properties/description/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                } else {
                  if (data1.length > 4096) {
                    validate85.errors = [
                      {
                        instancePath: instancePath + "/description",
                        schemaPath: "#/properties/description/x-maxCodeUnits",
                        keyword: "x-maxCodeUnits",
                        params: { limit: 4096 },
                        message: "must NOT have more than 4096 UTF-16 code units",
                      },
                    ];
                    return false;
                  }
                }
              } else {
                validate85.errors = [
                  {
                    instancePath: instancePath + "/description",
                    schemaPath: "#/properties/description/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_schema !== undefined) {
              let data2 = data.input_schema;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate85.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_schema !== undefined) {
                let data3 = data.output_schema;
                const _errs7 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  validate85.errors = [
                    {
                      instancePath: instancePath + "/output_schema",
                      schemaPath: "#/properties/output_schema/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.annotations !== undefined) {
                  let data4 = data.annotations;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      const _errs12 = errors;
                      for (const key0 in data4) {
                        if (!(
                          key0 === "readOnlyHint" ||
                          key0 === "destructiveHint" ||
                          key0 === "idempotentHint"
                        )) {
                          validate85.errors = [
                            {
                              instancePath: instancePath + "/annotations",
                              schemaPath: "tool-annotations.schema.json/additionalProperties",
                              keyword: "additionalProperties",
                              params: { additionalProperty: key0 },
                              message: "must NOT have additional properties",
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.readOnlyHint !== undefined) {
                          const _errs13 = errors;
                          if (typeof data4.readOnlyHint !== "boolean") {
                            validate85.errors = [
                              {
                                instancePath: instancePath + "/annotations/readOnlyHint",
                                schemaPath: "tool-annotations.schema.json/properties/readOnlyHint/type",
                                keyword: "type",
                                params: { type: "boolean" },
                                message: "must be boolean",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.destructiveHint !== undefined) {
                            const _errs15 = errors;
                            if (typeof data4.destructiveHint !== "boolean") {
                              validate85.errors = [
                                {
                                  instancePath: instancePath + "/annotations/destructiveHint",
                                  schemaPath: "tool-annotations.schema.json/properties/destructiveHint/type",
                                  keyword: "type",
                                  params: { type: "boolean" },
                                  message: "must be boolean",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.idempotentHint !== undefined) {
                              const _errs17 = errors;
                              if (typeof data4.idempotentHint !== "boolean") {
                                validate85.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/idempotentHint",
                                    schemaPath: "tool-annotations.schema.json/properties/idempotentHint/type",
                                    keyword: "type",
                                    params: { type: "boolean" },
                                    message: "must be boolean",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate85.errors = [
                        {
                          instancePath: instancePath + "/annotations",
                          schemaPath: "tool-annotations.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout_ms !== undefined) {
                    let data8 = data.timeout_ms;
                    const _errs19 = errors;
                    if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                      validate85.errors = [
                        {
                          instancePath: instancePath + "/timeout_ms",
                          schemaPath: "#/properties/timeout_ms/type",
                          keyword: "type",
                          params: { type: "integer" },
                          message: "must be integer",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs19) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 <= 0 || isNaN(data8)) {
                          validate85.errors = [
                            {
                              instancePath: instancePath + "/timeout_ms",
                              schemaPath: "#/properties/timeout_ms/exclusiveMinimum",
                              keyword: "exclusiveMinimum",
                              params: { comparison: ">", limit: 0 },
                              message: "must be > 0",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.group !== undefined) {
                      let data9 = data.group;
                      const _errs21 = errors;
                      if (errors === _errs21) {
                        if (typeof data9 === "string") {
                          if (!pattern5.test(data9)) {
                            validate85.errors = [
                              {
                                instancePath: instancePath + "/group",
                                schemaPath: "#/properties/group/pattern",
                                keyword: "pattern",
                                params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                                message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate85.errors = [
                            {
                              instancePath: instancePath + "/group",
                              schemaPath: "#/properties/group/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs21 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate85.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}

export const validateToolDescriptorSubgroups: Validator<wire.ToolDescriptorSubgroups> = validate86;

function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.description === undefined && (missing0 = "description"))
      ) {
        validate86.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.name !== undefined) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate86.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/pattern",
                    keyword: "pattern",
                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                    message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                  },
                ];
                return false;
              }
            } else {
              validate86.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== undefined) {
            let data1 = data.description;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate86.errors = [
                    {
                      instancePath: instancePath + "/description",
                      schemaPath: "#/properties/description/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                } else {
                  if (data1.length > 4096) {
                    validate86.errors = [
                      {
                        instancePath: instancePath + "/description",
                        schemaPath: "#/properties/description/x-maxCodeUnits",
                        keyword: "x-maxCodeUnits",
                        params: { limit: 4096 },
                        message: "must NOT have more than 4096 UTF-16 code units",
                      },
                    ];
                    return false;
                  }
                }
              } else {
                validate86.errors = [
                  {
                    instancePath: instancePath + "/description",
                    schemaPath: "#/properties/description/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_schema !== undefined) {
              let data2 = data.input_schema;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate86.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_schema !== undefined) {
                let data3 = data.output_schema;
                const _errs7 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  validate86.errors = [
                    {
                      instancePath: instancePath + "/output_schema",
                      schemaPath: "#/properties/output_schema/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.annotations !== undefined) {
                  let data4 = data.annotations;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      const _errs12 = errors;
                      for (const key0 in data4) {
                        if (!(
                          key0 === "readOnlyHint" ||
                          key0 === "destructiveHint" ||
                          key0 === "idempotentHint"
                        )) {
                          validate86.errors = [
                            {
                              instancePath: instancePath + "/annotations",
                              schemaPath: "tool-annotations.schema.json/additionalProperties",
                              keyword: "additionalProperties",
                              params: { additionalProperty: key0 },
                              message: "must NOT have additional properties",
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.readOnlyHint !== undefined) {
                          const _errs13 = errors;
                          if (typeof data4.readOnlyHint !== "boolean") {
                            validate86.errors = [
                              {
                                instancePath: instancePath + "/annotations/readOnlyHint",
                                schemaPath: "tool-annotations.schema.json/properties/readOnlyHint/type",
                                keyword: "type",
                                params: { type: "boolean" },
                                message: "must be boolean",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.destructiveHint !== undefined) {
                            const _errs15 = errors;
                            if (typeof data4.destructiveHint !== "boolean") {
                              validate86.errors = [
                                {
                                  instancePath: instancePath + "/annotations/destructiveHint",
                                  schemaPath: "tool-annotations.schema.json/properties/destructiveHint/type",
                                  keyword: "type",
                                  params: { type: "boolean" },
                                  message: "must be boolean",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.idempotentHint !== undefined) {
                              const _errs17 = errors;
                              if (typeof data4.idempotentHint !== "boolean") {
                                validate86.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/idempotentHint",
                                    schemaPath: "tool-annotations.schema.json/properties/idempotentHint/type",
                                    keyword: "type",
                                    params: { type: "boolean" },
                                    message: "must be boolean",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate86.errors = [
                        {
                          instancePath: instancePath + "/annotations",
                          schemaPath: "tool-annotations.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout_ms !== undefined) {
                    let data8 = data.timeout_ms;
                    const _errs19 = errors;
                    if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                      validate86.errors = [
                        {
                          instancePath: instancePath + "/timeout_ms",
                          schemaPath: "#/properties/timeout_ms/type",
                          keyword: "type",
                          params: { type: "integer" },
                          message: "must be integer",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs19) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 <= 0 || isNaN(data8)) {
                          validate86.errors = [
                            {
                              instancePath: instancePath + "/timeout_ms",
                              schemaPath: "#/properties/timeout_ms/exclusiveMinimum",
                              keyword: "exclusiveMinimum",
                              params: { comparison: ">", limit: 0 },
                              message: "must be > 0",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.group !== undefined) {
                      let data9 = data.group;
                      const _errs21 = errors;
                      if (errors === _errs21) {
                        if (typeof data9 === "string") {
                          if (!pattern19.test(data9)) {
                            validate86.errors = [
                              {
                                instancePath: instancePath + "/group",
                                schemaPath: "#/properties/group/pattern",
                                keyword: "pattern",
                                params: { pattern: "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" },
                                message:
                                  'must match pattern "' +
                                  "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" +
                                  '"',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate86.errors = [
                            {
                              instancePath: instancePath + "/group",
                              schemaPath: "#/properties/group/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs21 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate86.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}

export const validateToolEntryBase: Validator<wire.ToolEntryBase> = validate87;

function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.description === undefined && (missing0 = "description"))
      ) {
        validate87.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.name !== undefined) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate87.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/pattern",
                    keyword: "pattern",
                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                    message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                  },
                ];
                return false;
              }
            } else {
              validate87.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== undefined) {
            const _errs3 = errors;
            if (typeof data.description !== "string") {
              validate87.errors = [
                {
                  instancePath: instancePath + "/description",
                  schemaPath: "#/properties/description/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_schema !== undefined) {
              let data2 = data.input_schema;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate87.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_schema !== undefined) {
                let data3 = data.output_schema;
                const _errs7 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  validate87.errors = [
                    {
                      instancePath: instancePath + "/output_schema",
                      schemaPath: "#/properties/output_schema/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.annotations !== undefined) {
                  let data4 = data.annotations;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      const _errs12 = errors;
                      for (const key0 in data4) {
                        if (!(
                          key0 === "readOnlyHint" ||
                          key0 === "destructiveHint" ||
                          key0 === "idempotentHint"
                        )) {
                          validate87.errors = [
                            {
                              instancePath: instancePath + "/annotations",
                              schemaPath: "tool-annotations.schema.json/additionalProperties",
                              keyword: "additionalProperties",
                              params: { additionalProperty: key0 },
                              message: "must NOT have additional properties",
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.readOnlyHint !== undefined) {
                          const _errs13 = errors;
                          if (typeof data4.readOnlyHint !== "boolean") {
                            validate87.errors = [
                              {
                                instancePath: instancePath + "/annotations/readOnlyHint",
                                schemaPath: "tool-annotations.schema.json/properties/readOnlyHint/type",
                                keyword: "type",
                                params: { type: "boolean" },
                                message: "must be boolean",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.destructiveHint !== undefined) {
                            const _errs15 = errors;
                            if (typeof data4.destructiveHint !== "boolean") {
                              validate87.errors = [
                                {
                                  instancePath: instancePath + "/annotations/destructiveHint",
                                  schemaPath: "tool-annotations.schema.json/properties/destructiveHint/type",
                                  keyword: "type",
                                  params: { type: "boolean" },
                                  message: "must be boolean",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.idempotentHint !== undefined) {
                              const _errs17 = errors;
                              if (typeof data4.idempotentHint !== "boolean") {
                                validate87.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/idempotentHint",
                                    schemaPath: "tool-annotations.schema.json/properties/idempotentHint/type",
                                    keyword: "type",
                                    params: { type: "boolean" },
                                    message: "must be boolean",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate87.errors = [
                        {
                          instancePath: instancePath + "/annotations",
                          schemaPath: "tool-annotations.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout_ms !== undefined) {
                    let data8 = data.timeout_ms;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 <= 0 || isNaN(data8)) {
                          validate87.errors = [
                            {
                              instancePath: instancePath + "/timeout_ms",
                              schemaPath: "#/properties/timeout_ms/exclusiveMinimum",
                              keyword: "exclusiveMinimum",
                              params: { comparison: ">", limit: 0 },
                              message: "must be > 0",
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate87.errors = [
                          {
                            instancePath: instancePath + "/timeout_ms",
                            schemaPath: "#/properties/timeout_ms/type",
                            keyword: "type",
                            params: { type: "number" },
                            message: "must be number",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate87.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}

export const validateToolEntryGroups: Validator<wire.ToolEntryGroups> = validate88;

const schema121 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/tool-entry.groups.schema.json",
  type: "object",
  properties: {
    name: { type: "string", pattern: "^[a-zA-Z0-9_-]{1,64}$" },
    description: { type: "string" },
    input_schema: { type: "object" },
    output_schema: { type: "object" },
    annotations: { $ref: "tool-annotations.schema.json" },
    timeout_ms: { type: "number", exclusiveMinimum: 0 },
    group: { type: ["string", "null"] },
  },
  required: ["name", "description"],
};

function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.description === undefined && (missing0 = "description"))
      ) {
        validate88.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.name !== undefined) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate88.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/pattern",
                    keyword: "pattern",
                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                    message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                  },
                ];
                return false;
              }
            } else {
              validate88.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== undefined) {
            const _errs3 = errors;
            if (typeof data.description !== "string") {
              validate88.errors = [
                {
                  instancePath: instancePath + "/description",
                  schemaPath: "#/properties/description/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_schema !== undefined) {
              let data2 = data.input_schema;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate88.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_schema !== undefined) {
                let data3 = data.output_schema;
                const _errs7 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  validate88.errors = [
                    {
                      instancePath: instancePath + "/output_schema",
                      schemaPath: "#/properties/output_schema/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.annotations !== undefined) {
                  let data4 = data.annotations;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      const _errs12 = errors;
                      for (const key0 in data4) {
                        if (!(
                          key0 === "readOnlyHint" ||
                          key0 === "destructiveHint" ||
                          key0 === "idempotentHint"
                        )) {
                          validate88.errors = [
                            {
                              instancePath: instancePath + "/annotations",
                              schemaPath: "tool-annotations.schema.json/additionalProperties",
                              keyword: "additionalProperties",
                              params: { additionalProperty: key0 },
                              message: "must NOT have additional properties",
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.readOnlyHint !== undefined) {
                          const _errs13 = errors;
                          if (typeof data4.readOnlyHint !== "boolean") {
                            validate88.errors = [
                              {
                                instancePath: instancePath + "/annotations/readOnlyHint",
                                schemaPath: "tool-annotations.schema.json/properties/readOnlyHint/type",
                                keyword: "type",
                                params: { type: "boolean" },
                                message: "must be boolean",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.destructiveHint !== undefined) {
                            const _errs15 = errors;
                            if (typeof data4.destructiveHint !== "boolean") {
                              validate88.errors = [
                                {
                                  instancePath: instancePath + "/annotations/destructiveHint",
                                  schemaPath: "tool-annotations.schema.json/properties/destructiveHint/type",
                                  keyword: "type",
                                  params: { type: "boolean" },
                                  message: "must be boolean",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.idempotentHint !== undefined) {
                              const _errs17 = errors;
                              if (typeof data4.idempotentHint !== "boolean") {
                                validate88.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/idempotentHint",
                                    schemaPath: "tool-annotations.schema.json/properties/idempotentHint/type",
                                    keyword: "type",
                                    params: { type: "boolean" },
                                    message: "must be boolean",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate88.errors = [
                        {
                          instancePath: instancePath + "/annotations",
                          schemaPath: "tool-annotations.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout_ms !== undefined) {
                    let data8 = data.timeout_ms;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 <= 0 || isNaN(data8)) {
                          validate88.errors = [
                            {
                              instancePath: instancePath + "/timeout_ms",
                              schemaPath: "#/properties/timeout_ms/exclusiveMinimum",
                              keyword: "exclusiveMinimum",
                              params: { comparison: ">", limit: 0 },
                              message: "must be > 0",
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate88.errors = [
                          {
                            instancePath: instancePath + "/timeout_ms",
                            schemaPath: "#/properties/timeout_ms/type",
                            keyword: "type",
                            params: { type: "number" },
                            message: "must be number",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.group !== undefined) {
                      let data9 = data.group;
                      const _errs21 = errors;
                      if (typeof data9 !== "string" && data9 !== null) {
                        validate88.errors = [
                          {
                            instancePath: instancePath + "/group",
                            schemaPath: "#/properties/group/type",
                            keyword: "type",
                            params: { type: schema121.properties.group.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs21 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate88.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}

export const validateToolEntrySubgroups: Validator<wire.ToolEntrySubgroups> = validate89;

const schema123 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/tool-entry.subgroups.schema.json",
  type: "object",
  properties: {
    name: { type: "string", pattern: "^[a-zA-Z0-9_-]{1,64}$" },
    description: { type: "string" },
    input_schema: { type: "object" },
    output_schema: { type: "object" },
    annotations: { $ref: "tool-annotations.schema.json" },
    timeout_ms: { type: "number", exclusiveMinimum: 0 },
    group: { type: ["string", "null"] },
  },
  required: ["name", "description", "group"],
};

function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.description === undefined && (missing0 = "description")) ||
        (data.group === undefined && (missing0 = "group"))
      ) {
        validate89.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.name !== undefined) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate89.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/pattern",
                    keyword: "pattern",
                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                    message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                  },
                ];
                return false;
              }
            } else {
              validate89.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== undefined) {
            const _errs3 = errors;
            if (typeof data.description !== "string") {
              validate89.errors = [
                {
                  instancePath: instancePath + "/description",
                  schemaPath: "#/properties/description/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_schema !== undefined) {
              let data2 = data.input_schema;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate89.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_schema !== undefined) {
                let data3 = data.output_schema;
                const _errs7 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  validate89.errors = [
                    {
                      instancePath: instancePath + "/output_schema",
                      schemaPath: "#/properties/output_schema/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.annotations !== undefined) {
                  let data4 = data.annotations;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      const _errs12 = errors;
                      for (const key0 in data4) {
                        if (!(
                          key0 === "readOnlyHint" ||
                          key0 === "destructiveHint" ||
                          key0 === "idempotentHint"
                        )) {
                          validate89.errors = [
                            {
                              instancePath: instancePath + "/annotations",
                              schemaPath: "tool-annotations.schema.json/additionalProperties",
                              keyword: "additionalProperties",
                              params: { additionalProperty: key0 },
                              message: "must NOT have additional properties",
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.readOnlyHint !== undefined) {
                          const _errs13 = errors;
                          if (typeof data4.readOnlyHint !== "boolean") {
                            validate89.errors = [
                              {
                                instancePath: instancePath + "/annotations/readOnlyHint",
                                schemaPath: "tool-annotations.schema.json/properties/readOnlyHint/type",
                                keyword: "type",
                                params: { type: "boolean" },
                                message: "must be boolean",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.destructiveHint !== undefined) {
                            const _errs15 = errors;
                            if (typeof data4.destructiveHint !== "boolean") {
                              validate89.errors = [
                                {
                                  instancePath: instancePath + "/annotations/destructiveHint",
                                  schemaPath: "tool-annotations.schema.json/properties/destructiveHint/type",
                                  keyword: "type",
                                  params: { type: "boolean" },
                                  message: "must be boolean",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.idempotentHint !== undefined) {
                              const _errs17 = errors;
                              if (typeof data4.idempotentHint !== "boolean") {
                                validate89.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/idempotentHint",
                                    schemaPath: "tool-annotations.schema.json/properties/idempotentHint/type",
                                    keyword: "type",
                                    params: { type: "boolean" },
                                    message: "must be boolean",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate89.errors = [
                        {
                          instancePath: instancePath + "/annotations",
                          schemaPath: "tool-annotations.schema.json/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout_ms !== undefined) {
                    let data8 = data.timeout_ms;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 <= 0 || isNaN(data8)) {
                          validate89.errors = [
                            {
                              instancePath: instancePath + "/timeout_ms",
                              schemaPath: "#/properties/timeout_ms/exclusiveMinimum",
                              keyword: "exclusiveMinimum",
                              params: { comparison: ">", limit: 0 },
                              message: "must be > 0",
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate89.errors = [
                          {
                            instancePath: instancePath + "/timeout_ms",
                            schemaPath: "#/properties/timeout_ms/type",
                            keyword: "type",
                            params: { type: "number" },
                            message: "must be number",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.group !== undefined) {
                      let data9 = data.group;
                      const _errs21 = errors;
                      if (typeof data9 !== "string" && data9 !== null) {
                        validate89.errors = [
                          {
                            instancePath: instancePath + "/group",
                            schemaPath: "#/properties/group/type",
                            keyword: "type",
                            params: { type: schema123.properties.group.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs21 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate89.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}

export const validateToolError: Validator<wire.ToolError> = validate90;

function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.id === undefined && (missing0 = "id")) ||
        (data.error === undefined && (missing0 = "error"))
      ) {
        validate90.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_error" !== data.type) {
            validate90.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_error" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate90.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate90.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== undefined) {
              const _errs4 = errors;
              if (typeof data.id !== "string") {
                validate90.errors = [
                  {
                    instancePath: instancePath + "/id",
                    schemaPath: "#/properties/id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.error !== undefined) {
                let data3 = data.error;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (
                      (data3.type === undefined && (missing1 = "type")) ||
                      (data3.message === undefined && (missing1 = "message"))
                    ) {
                      validate90.errors = [
                        {
                          instancePath: instancePath + "/error",
                          schemaPath: "#/properties/error/required",
                          keyword: "required",
                          params: { missingProperty: missing1 },
                          message: "must have required property '" + missing1 + "'",
                        },
                      ];
                      return false;
                    } else {
                      if (data3.type !== undefined) {
                        const _errs8 = errors;
                        if (typeof data3.type !== "string") {
                          validate90.errors = [
                            {
                              instancePath: instancePath + "/error/type",
                              schemaPath: "#/properties/error/properties/type/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                        var valid1 = _errs8 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data3.message !== undefined) {
                          const _errs10 = errors;
                          if (typeof data3.message !== "string") {
                            validate90.errors = [
                              {
                                instancePath: instancePath + "/error/message",
                                schemaPath: "#/properties/error/properties/message/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs10 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  } else {
                    validate90.errors = [
                      {
                        instancePath: instancePath + "/error",
                        schemaPath: "#/properties/error/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate90.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}

export const validateToolName: Validator<wire.ToolName> = validate91;

function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate91.errors = [
          {
            instancePath,
            schemaPath: "#/pattern",
            keyword: "pattern",
            params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
            message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
          },
        ];
        return false;
      }
    } else {
      validate91.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        },
      ];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}

export const validateToolRegistryDelta: Validator<wire.ToolRegistryDelta> = validate26;

export const validateToolRegistryRemove: Validator<wire.ToolRegistryRemove> = validate92;

function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.operation === undefined && (missing0 = "operation")) ||
        (data.name === undefined && (missing0 = "name"))
      ) {
        validate92.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_registry_delta" !== data.type) {
            validate92.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_registry_delta" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate92.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate92.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.operation !== undefined) {
              const _errs4 = errors;
              if ("remove" !== data.operation) {
                validate92.errors = [
                  {
                    instancePath: instancePath + "/operation",
                    schemaPath: "#/properties/operation/const",
                    keyword: "const",
                    params: { allowedValue: "remove" },
                    message: "must be equal to constant",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== undefined) {
                const _errs5 = errors;
                if (typeof data.name !== "string") {
                  validate92.errors = [
                    {
                      instancePath: instancePath + "/name",
                      schemaPath: "#/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate92.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}

export const validateToolRegistrySnapshot: Validator<wire.ToolRegistrySnapshot> = validate22;

export const validateToolRegistryUpsert: Validator<wire.ToolRegistryUpsert> = validate27;

export const validateToolResult: Validator<wire.ToolResult> = validate93;

function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = "type")) ||
        (data.session_id === undefined && (missing0 = "session_id")) ||
        (data.id === undefined && (missing0 = "id")) ||
        (data.result === undefined && (missing0 = "result"))
      ) {
        validate93.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          const _errs1 = errors;
          if ("tool_result" !== data.type) {
            validate93.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/const",
                keyword: "const",
                params: { allowedValue: "tool_result" },
                message: "must be equal to constant",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.session_id !== undefined) {
            let data1 = data.session_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate93.errors = [
                    {
                      instancePath: instancePath + "/session_id",
                      schemaPath: "#/properties/session_id/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate93.errors = [
                  {
                    instancePath: instancePath + "/session_id",
                    schemaPath: "#/properties/session_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== undefined) {
              const _errs4 = errors;
              if (typeof data.id !== "string") {
                validate93.errors = [
                  {
                    instancePath: instancePath + "/id",
                    schemaPath: "#/properties/id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate93.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}

export const validateToolsCallParams: Validator<wire.ToolsCallParams> = validate94;

function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = "name")) ||
        (data.args === undefined && (missing0 = "args"))
      ) {
        validate94.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.selector !== undefined) {
          const _errs1 = errors;
          if (typeof data.selector !== "string") {
            validate94.errors = [
              {
                instancePath: instancePath + "/selector",
                schemaPath: "#/properties/selector/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== undefined) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate94.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.timeoutMs !== undefined) {
              let data2 = data.timeoutMs;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && isFinite(data2))) {
                validate94.errors = [
                  {
                    instancePath: instancePath + "/timeoutMs",
                    schemaPath: "#/properties/timeoutMs/type",
                    keyword: "type",
                    params: { type: "number" },
                    message: "must be number",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate94.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}

export const validateToolsCallResult: Validator<wire.ToolsCallResult> = validate95;

function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.result === undefined && (missing0 = "result")) ||
        (data.callId === undefined && (missing0 = "callId"))
      ) {
        validate95.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.callId !== undefined) {
          if (typeof data.callId !== "string") {
            validate95.errors = [
              {
                instancePath: instancePath + "/callId",
                schemaPath: "#/properties/callId/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
        }
      }
    } else {
      validate95.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}

export const validateToolsCancelParams: Validator<wire.ToolsCancelParams> = validate96;

function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.callId === undefined && (missing0 = "callId")) {
        validate96.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.selector !== undefined) {
          const _errs1 = errors;
          if (typeof data.selector !== "string") {
            validate96.errors = [
              {
                instancePath: instancePath + "/selector",
                schemaPath: "#/properties/selector/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.callId !== undefined) {
            const _errs3 = errors;
            if (typeof data.callId !== "string") {
              validate96.errors = [
                {
                  instancePath: instancePath + "/callId",
                  schemaPath: "#/properties/callId/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reason !== undefined) {
              const _errs5 = errors;
              if (typeof data.reason !== "string") {
                validate96.errors = [
                  {
                    instancePath: instancePath + "/reason",
                    schemaPath: "#/properties/reason/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate96.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}

export const validateToolsCancelResult: Validator<wire.ToolsCancelResult> = validate97;

function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.cancelled === undefined && (missing0 = "cancelled")) {
        validate97.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.cancelled !== undefined) {
          if (typeof data.cancelled !== "boolean") {
            validate97.errors = [
              {
                instancePath: instancePath + "/cancelled",
                schemaPath: "#/properties/cancelled/type",
                keyword: "type",
                params: { type: "boolean" },
                message: "must be boolean",
              },
            ];
            return false;
          }
        }
      }
    } else {
      validate97.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}

export const validateToolsListParamsBase: Validator<wire.ToolsListParamsBase> = validate98;

function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.selector !== undefined) {
        const _errs1 = errors;
        if (typeof data.selector !== "string") {
          validate98.errors = [
            {
              instancePath: instancePath + "/selector",
              schemaPath: "#/properties/selector/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.filter !== undefined) {
          let data1 = data.filter;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (data1.length > 256) {
                validate98.errors = [
                  {
                    instancePath: instancePath + "/filter",
                    schemaPath: "#/properties/filter/x-maxCodeUnits",
                    keyword: "x-maxCodeUnits",
                    params: { limit: 256 },
                    message: "must NOT have more than 256 UTF-16 code units",
                  },
                ];
                return false;
              }
            } else {
              validate98.errors = [
                {
                  instancePath: instancePath + "/filter",
                  schemaPath: "#/properties/filter/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.limit !== undefined) {
            let data2 = data.limit;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
              validate98.errors = [
                {
                  instancePath: instancePath + "/limit",
                  schemaPath: "#/properties/limit/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  validate98.errors = [
                    {
                      instancePath: instancePath + "/limit",
                      schemaPath: "#/properties/limit/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 1 },
                      message: "must be >= 1",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.offset !== undefined) {
              let data3 = data.offset;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                validate98.errors = [
                  {
                    instancePath: instancePath + "/offset",
                    schemaPath: "#/properties/offset/type",
                    keyword: "type",
                    params: { type: "integer" },
                    message: "must be integer",
                  },
                ];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 0 || isNaN(data3)) {
                    validate98.errors = [
                      {
                        instancePath: instancePath + "/offset",
                        schemaPath: "#/properties/offset/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate98.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}

export const validateToolsListParamsGroups: Validator<wire.ToolsListParamsGroups> = validate99;

function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.selector !== undefined) {
        const _errs1 = errors;
        if (typeof data.selector !== "string") {
          validate99.errors = [
            {
              instancePath: instancePath + "/selector",
              schemaPath: "#/properties/selector/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.filter !== undefined) {
          let data1 = data.filter;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (data1.length > 256) {
                validate99.errors = [
                  {
                    instancePath: instancePath + "/filter",
                    schemaPath: "#/properties/filter/x-maxCodeUnits",
                    keyword: "x-maxCodeUnits",
                    params: { limit: 256 },
                    message: "must NOT have more than 256 UTF-16 code units",
                  },
                ];
                return false;
              }
            } else {
              validate99.errors = [
                {
                  instancePath: instancePath + "/filter",
                  schemaPath: "#/properties/filter/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.limit !== undefined) {
            let data2 = data.limit;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
              validate99.errors = [
                {
                  instancePath: instancePath + "/limit",
                  schemaPath: "#/properties/limit/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  validate99.errors = [
                    {
                      instancePath: instancePath + "/limit",
                      schemaPath: "#/properties/limit/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 1 },
                      message: "must be >= 1",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.offset !== undefined) {
              let data3 = data.offset;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                validate99.errors = [
                  {
                    instancePath: instancePath + "/offset",
                    schemaPath: "#/properties/offset/type",
                    keyword: "type",
                    params: { type: "integer" },
                    message: "must be integer",
                  },
                ];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 0 || isNaN(data3)) {
                    validate99.errors = [
                      {
                        instancePath: instancePath + "/offset",
                        schemaPath: "#/properties/offset/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.group !== undefined) {
                let data4 = data.group;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data4 === "string") {
                    if (!pattern5.test(data4)) {
                      validate99.errors = [
                        {
                          instancePath: instancePath + "/group",
                          schemaPath: "#/properties/group/pattern",
                          keyword: "pattern",
                          params: { pattern: "^[a-zA-Z0-9_-]{1,64}$" },
                          message: 'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}$" + '"',
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate99.errors = [
                      {
                        instancePath: instancePath + "/group",
                        schemaPath: "#/properties/group/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate99.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}

export const validateToolsListParamsSubgroups: Validator<wire.ToolsListParamsSubgroups> = validate100;

function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.selector !== undefined) {
        const _errs1 = errors;
        if (typeof data.selector !== "string") {
          validate100.errors = [
            {
              instancePath: instancePath + "/selector",
              schemaPath: "#/properties/selector/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.filter !== undefined) {
          let data1 = data.filter;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (data1.length > 256) {
                validate100.errors = [
                  {
                    instancePath: instancePath + "/filter",
                    schemaPath: "#/properties/filter/x-maxCodeUnits",
                    keyword: "x-maxCodeUnits",
                    params: { limit: 256 },
                    message: "must NOT have more than 256 UTF-16 code units",
                  },
                ];
                return false;
              }
            } else {
              validate100.errors = [
                {
                  instancePath: instancePath + "/filter",
                  schemaPath: "#/properties/filter/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.limit !== undefined) {
            let data2 = data.limit;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
              validate100.errors = [
                {
                  instancePath: instancePath + "/limit",
                  schemaPath: "#/properties/limit/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  validate100.errors = [
                    {
                      instancePath: instancePath + "/limit",
                      schemaPath: "#/properties/limit/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 1 },
                      message: "must be >= 1",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.offset !== undefined) {
              let data3 = data.offset;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                validate100.errors = [
                  {
                    instancePath: instancePath + "/offset",
                    schemaPath: "#/properties/offset/type",
                    keyword: "type",
                    params: { type: "integer" },
                    message: "must be integer",
                  },
                ];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 0 || isNaN(data3)) {
                    validate100.errors = [
                      {
                        instancePath: instancePath + "/offset",
                        schemaPath: "#/properties/offset/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.group !== undefined) {
                let data4 = data.group;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data4 === "string") {
                    if (!pattern19.test(data4)) {
                      validate100.errors = [
                        {
                          instancePath: instancePath + "/group",
                          schemaPath: "#/properties/group/pattern",
                          keyword: "pattern",
                          params: { pattern: "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" },
                          message:
                            'must match pattern "' + "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" + '"',
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate100.errors = [
                      {
                        instancePath: instancePath + "/group",
                        schemaPath: "#/properties/group/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate100.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}

export const validateToolsListResultBase: Validator<wire.ToolsListResultBase> = validate101;

function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.tools === undefined && (missing0 = "tools")) ||
        (data.total === undefined && (missing0 = "total"))
      ) {
        validate101.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.tools !== undefined) {
          let data0 = data.tools;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (
                  !validate87(data0[i0], {
                    instancePath: instancePath + "/tools/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate101.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.total !== undefined) {
            let data2 = data.total;
            const _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
              validate101.errors = [
                {
                  instancePath: instancePath + "/total",
                  schemaPath: "#/properties/total/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2)) {
                  validate101.errors = [
                    {
                      instancePath: instancePath + "/total",
                      schemaPath: "#/properties/total/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 0 },
                      message: "must be >= 0",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate101.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}

export const validateToolsListResultGroups: Validator<wire.ToolsListResultGroups> = validate103;

function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.tools === undefined && (missing0 = "tools")) ||
        (data.total === undefined && (missing0 = "total")) ||
        (data.groups === undefined && (missing0 = "groups"))
      ) {
        validate103.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.tools !== undefined) {
          let data0 = data.tools;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (
                  !validate88(data0[i0], {
                    instancePath: instancePath + "/tools/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate103.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.total !== undefined) {
            let data2 = data.total;
            const _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
              validate103.errors = [
                {
                  instancePath: instancePath + "/total",
                  schemaPath: "#/properties/total/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2)) {
                  validate103.errors = [
                    {
                      instancePath: instancePath + "/total",
                      schemaPath: "#/properties/total/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 0 },
                      message: "must be >= 0",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.groups !== undefined) {
              let data3 = data.groups;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data3)) {
                  var valid2 = true;
                  const len1 = data3.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data4 = data3[i1];
                    const _errs8 = errors;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if (
                          (data4.group === undefined && (missing1 = "group")) ||
                          (data4.total === undefined && (missing1 = "total"))
                        ) {
                          validate103.errors = [
                            {
                              instancePath: instancePath + "/groups/" + i1,
                              schemaPath: "group-bucket.schema.json/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            },
                          ];
                          return false;
                        } else {
                          if (data4.group !== undefined) {
                            let data5 = data4.group;
                            const _errs11 = errors;
                            const _errs12 = errors;
                            let valid5 = false;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (typeof data5 === "string") {
                                if (!pattern19.test(data5)) {
                                  const err0 = {
                                    instancePath: instancePath + "/groups/" + i1 + "/group",
                                    schemaPath: "group-bucket.schema.json/properties/group/anyOf/0/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" },
                                    message:
                                      'must match pattern "' +
                                      "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" +
                                      '"',
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              } else {
                                const err1 = {
                                  instancePath: instancePath + "/groups/" + i1 + "/group",
                                  schemaPath: "group-bucket.schema.json/properties/group/anyOf/0/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                };
                                if (vErrors === null) {
                                  vErrors = [err1];
                                } else {
                                  vErrors.push(err1);
                                }
                                errors++;
                              }
                            }
                            var _valid0 = _errs13 === errors;
                            valid5 = valid5 || _valid0;
                            if (!valid5) {
                              const _errs15 = errors;
                              if (data5 !== null) {
                                const err2 = {
                                  instancePath: instancePath + "/groups/" + i1 + "/group",
                                  schemaPath: "group-bucket.schema.json/properties/group/anyOf/1/type",
                                  keyword: "type",
                                  params: { type: "null" },
                                  message: "must be null",
                                };
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                              }
                              var _valid0 = _errs15 === errors;
                              valid5 = valid5 || _valid0;
                            }
                            if (!valid5) {
                              const err3 = {
                                instancePath: instancePath + "/groups/" + i1 + "/group",
                                schemaPath: "group-bucket.schema.json/properties/group/anyOf",
                                keyword: "anyOf",
                                params: {},
                                message: "must match a schema in anyOf",
                              };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                              validate103.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs12;
                              if (vErrors !== null) {
                                if (_errs12) {
                                  vErrors.length = _errs12;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid4 = _errs11 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data4.total !== undefined) {
                              let data6 = data4.total;
                              const _errs17 = errors;
                              if (!(
                                typeof data6 == "number" &&
                                !(data6 % 1) &&
                                !isNaN(data6) &&
                                isFinite(data6)
                              )) {
                                validate103.errors = [
                                  {
                                    instancePath: instancePath + "/groups/" + i1 + "/total",
                                    schemaPath: "group-bucket.schema.json/properties/total/type",
                                    keyword: "type",
                                    params: { type: "integer" },
                                    message: "must be integer",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs17) {
                                if (typeof data6 == "number" && isFinite(data6)) {
                                  if (data6 < 1 || isNaN(data6)) {
                                    validate103.errors = [
                                      {
                                        instancePath: instancePath + "/groups/" + i1 + "/total",
                                        schemaPath: "group-bucket.schema.json/properties/total/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 1 },
                                        message: "must be >= 1",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs17 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      } else {
                        validate103.errors = [
                          {
                            instancePath: instancePath + "/groups/" + i1,
                            schemaPath: "group-bucket.schema.json/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate103.errors = [
                    {
                      instancePath: instancePath + "/groups",
                      schemaPath: "#/properties/groups/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate103.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}

export const validateToolsListResultSubgroups: Validator<wire.ToolsListResultSubgroups> = validate105;

function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.tools === undefined && (missing0 = "tools")) ||
        (data.total === undefined && (missing0 = "total")) ||
        (data.groups === undefined && (missing0 = "groups"))
      ) {
        validate105.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.tools !== undefined) {
          let data0 = data.tools;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (
                  !validate89(data0[i0], {
                    instancePath: instancePath + "/tools/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate105.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.total !== undefined) {
            let data2 = data.total;
            const _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
              validate105.errors = [
                {
                  instancePath: instancePath + "/total",
                  schemaPath: "#/properties/total/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2)) {
                  validate105.errors = [
                    {
                      instancePath: instancePath + "/total",
                      schemaPath: "#/properties/total/minimum",
                      keyword: "minimum",
                      params: { comparison: ">=", limit: 0 },
                      message: "must be >= 0",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.groups !== undefined) {
              let data3 = data.groups;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data3)) {
                  var valid2 = true;
                  const len1 = data3.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data4 = data3[i1];
                    const _errs8 = errors;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if (
                          (data4.group === undefined && (missing1 = "group")) ||
                          (data4.total === undefined && (missing1 = "total"))
                        ) {
                          validate105.errors = [
                            {
                              instancePath: instancePath + "/groups/" + i1,
                              schemaPath: "group-bucket.schema.json/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            },
                          ];
                          return false;
                        } else {
                          if (data4.group !== undefined) {
                            let data5 = data4.group;
                            const _errs11 = errors;
                            const _errs12 = errors;
                            let valid5 = false;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (typeof data5 === "string") {
                                if (!pattern19.test(data5)) {
                                  const err0 = {
                                    instancePath: instancePath + "/groups/" + i1 + "/group",
                                    schemaPath: "group-bucket.schema.json/properties/group/anyOf/0/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" },
                                    message:
                                      'must match pattern "' +
                                      "^[a-zA-Z0-9_-]{1,64}(/[a-zA-Z0-9_-]{1,64})?$" +
                                      '"',
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              } else {
                                const err1 = {
                                  instancePath: instancePath + "/groups/" + i1 + "/group",
                                  schemaPath: "group-bucket.schema.json/properties/group/anyOf/0/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                };
                                if (vErrors === null) {
                                  vErrors = [err1];
                                } else {
                                  vErrors.push(err1);
                                }
                                errors++;
                              }
                            }
                            var _valid0 = _errs13 === errors;
                            valid5 = valid5 || _valid0;
                            if (!valid5) {
                              const _errs15 = errors;
                              if (data5 !== null) {
                                const err2 = {
                                  instancePath: instancePath + "/groups/" + i1 + "/group",
                                  schemaPath: "group-bucket.schema.json/properties/group/anyOf/1/type",
                                  keyword: "type",
                                  params: { type: "null" },
                                  message: "must be null",
                                };
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                              }
                              var _valid0 = _errs15 === errors;
                              valid5 = valid5 || _valid0;
                            }
                            if (!valid5) {
                              const err3 = {
                                instancePath: instancePath + "/groups/" + i1 + "/group",
                                schemaPath: "group-bucket.schema.json/properties/group/anyOf",
                                keyword: "anyOf",
                                params: {},
                                message: "must match a schema in anyOf",
                              };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                              validate105.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs12;
                              if (vErrors !== null) {
                                if (_errs12) {
                                  vErrors.length = _errs12;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid4 = _errs11 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data4.total !== undefined) {
                              let data6 = data4.total;
                              const _errs17 = errors;
                              if (!(
                                typeof data6 == "number" &&
                                !(data6 % 1) &&
                                !isNaN(data6) &&
                                isFinite(data6)
                              )) {
                                validate105.errors = [
                                  {
                                    instancePath: instancePath + "/groups/" + i1 + "/total",
                                    schemaPath: "group-bucket.schema.json/properties/total/type",
                                    keyword: "type",
                                    params: { type: "integer" },
                                    message: "must be integer",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs17) {
                                if (typeof data6 == "number" && isFinite(data6)) {
                                  if (data6 < 1 || isNaN(data6)) {
                                    validate105.errors = [
                                      {
                                        instancePath: instancePath + "/groups/" + i1 + "/total",
                                        schemaPath: "group-bucket.schema.json/properties/total/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 1 },
                                        message: "must be >= 1",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs17 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      } else {
                        validate105.errors = [
                          {
                            instancePath: instancePath + "/groups/" + i1,
                            schemaPath: "group-bucket.schema.json/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate105.errors = [
                    {
                      instancePath: instancePath + "/groups",
                      schemaPath: "#/properties/groups/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate105.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}

export const validateTranscriptEntry: Validator<wire.TranscriptEntry> = validate107;

function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        (data.ms === undefined && (missing0 = "ms")) ||
        (data.channel === undefined && (missing0 = "channel")) ||
        (data.dir === undefined && (missing0 = "dir")) ||
        (data.text === undefined && (missing0 = "text"))
      ) {
        validate107.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.ms !== undefined) {
          let data0 = data.ms;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0)) {
                validate107.errors = [
                  {
                    instancePath: instancePath + "/ms",
                    schemaPath: "#/properties/ms/minimum",
                    keyword: "minimum",
                    params: { comparison: ">=", limit: 0 },
                    message: "must be >= 0",
                  },
                ];
                return false;
              }
            } else {
              validate107.errors = [
                {
                  instancePath: instancePath + "/ms",
                  schemaPath: "#/properties/ms/type",
                  keyword: "type",
                  params: { type: "number" },
                  message: "must be number",
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.channel !== undefined) {
            const _errs3 = errors;
            if (typeof data.channel !== "string") {
              validate107.errors = [
                {
                  instancePath: instancePath + "/channel",
                  schemaPath: "#/properties/channel/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.dir !== undefined) {
              let data2 = data.dir;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate107.errors = [
                  {
                    instancePath: instancePath + "/dir",
                    schemaPath: "#/properties/dir/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              if (!(data2 === "send" || data2 === "receive" || data2 === "note")) {
                validate107.errors = [
                  {
                    instancePath: instancePath + "/dir",
                    schemaPath: "#/properties/dir/enum",
                    keyword: "enum",
                    params: { allowedValues: schema47.properties.dir.enum },
                    message: "must be equal to one of the allowed values",
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== undefined) {
                const _errs7 = errors;
                if (typeof data.text !== "string") {
                  validate107.errors = [
                    {
                      instancePath: instancePath + "/text",
                      schemaPath: "#/properties/text/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate107.errors = [
        {
          instancePath,
          schemaPath: "#/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate107.errors = vErrors;
  return errors === 0;
}

export const validateVerdict: Validator<wire.Verdict> = validate108;

const schema142 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://appduct.dev/schema/1.0/verdict.schema.json",
  type: "string",
  enum: ["pass", "fail", "warn", "n/a", "untestable", "flaky", "crash", "hang", "kit-bug"],
};

function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate108.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "string" },
        message: "must be string",
      },
    ];
    return false;
  }
  if (!(
    data === "pass" ||
    data === "fail" ||
    data === "warn" ||
    data === "n/a" ||
    data === "untestable" ||
    data === "flaky" ||
    data === "crash" ||
    data === "hang" ||
    data === "kit-bug"
  )) {
    validate108.errors = [
      {
        instancePath,
        schemaPath: "#/enum",
        keyword: "enum",
        params: { allowedValues: schema142.enum },
        message: "must be equal to one of the allowed values",
      },
    ];
    return false;
  }
  validate108.errors = vErrors;
  return errors === 0;
}

/** {@link validateGroupNameGroups} and its counterparts, by profile. */
export const validateGroupName: { readonly [P in "groups" | "subgroups"]: Validator<wire.GroupName<P>> } = {
  groups: validateGroupNameGroups,
  subgroups: validateGroupNameSubgroups,
};

/** {@link validateToolDescriptorGroups} and its counterparts, by profile. */
export const validateToolDescriptor: {
  readonly [P in "groups" | "subgroups" | "base"]: Validator<wire.ToolDescriptor<P>>;
} = {
  groups: validateToolDescriptorGroups,
  subgroups: validateToolDescriptorSubgroups,
  base: validateToolDescriptorBase,
};

/** {@link validateToolEntryGroups} and its counterparts, by profile. */
export const validateToolEntry: {
  readonly [P in "groups" | "subgroups" | "base"]: Validator<wire.ToolEntry<P>>;
} = {
  groups: validateToolEntryGroups,
  subgroups: validateToolEntrySubgroups,
  base: validateToolEntryBase,
};

/** {@link validateToolsListParamsGroups} and its counterparts, by profile. */
export const validateToolsListParams: {
  readonly [P in "groups" | "subgroups" | "base"]: Validator<wire.ToolsListParams<P>>;
} = {
  groups: validateToolsListParamsGroups,
  subgroups: validateToolsListParamsSubgroups,
  base: validateToolsListParamsBase,
};

/** {@link validateToolsListResultGroups} and its counterparts, by profile. */
export const validateToolsListResult: {
  readonly [P in "groups" | "subgroups" | "base"]: Validator<wire.ToolsListResult<P>>;
} = {
  groups: validateToolsListResultGroups,
  subgroups: validateToolsListResultSubgroups,
  base: validateToolsListResultBase,
};
