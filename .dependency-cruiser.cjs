/** The direction of dependencies (docs/CONTRIBUTING.md): each rule names who may not know whom. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.ts$" },
  to: { path: "^(conformance|generated|scripts)/", pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "not-to-dev-dep",
      severity: "error",
      from: { path: "^conformance/(?!mutants|bench)", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["npm-dev"] },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    only(
      "spec-is-pure",
      "^conformance/spec/",
      "^(generated/|conformance/spec/)",
      "The oracle reads only the generated types.",
    ),
    {
      name: "spec-needs-no-library",
      severity: "error",
      from: { path: "^conformance/spec/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["npm", "core"] },
    },
    only(
      "reference-is-apart",
      "^conformance/reference/",
      "^(generated/|conformance/reference/)",
      "The reference and the oracle check each other, so neither reads the other.",
    ),
    only("generators", "^conformance/generators/", "^(generated/|conformance/(generators|spec)/)"),
    only("clients", "^conformance/clients/", "^(generated/|conformance/clients/)"),
    only("targets", "^conformance/targets/", "^(generated/|conformance/(targets|clients)/)"),
    only(
      "engine",
      "^conformance/engine/",
      "^(generated/|conformance/(engine|targets|clients)/)",
      "The engine runs checks; it does not know which there are.",
    ),
    only(
      "suites",
      "^conformance/suites/",
      "^(generated/|conformance/package-info\\.ts$|conformance/(suites|engine|clients|targets|generators|spec)/)",
    ),
    only(
      "reach",
      "^conformance/reach/",
      "^(generated/|conformance/(reach|suites|engine|generators|spec)/|conformance/run-conformance\\.ts$)",
      "What a run meets is measured without a target.",
    ),
    {
      name: "bench-is-last",
      comment: "Nothing is made faster by knowing how it is measured.",
      severity: "error",
      from: { pathNot: "^conformance/bench/" },
      to: { path: "^conformance/bench/" },
    },
    only(
      "report",
      "^conformance/report/",
      "^(generated/|conformance/(report|engine)/)",
      "A reporter knows events and results, nothing of how they came about.",
    ),
    only(
      "kit",
      "^conformance/kit/",
      "^(generated/|conformance/(?!reference/|mutants/))",
      "The command line knows a target only from outside, its own reference too.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
