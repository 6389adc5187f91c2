import { vectorsCheck } from "./vectors-check.js";

/** DESC-10 on the fixtures that nest 200 levels deep. */
export const deepNesting = vectorsCheck({
  id: "descriptor.deep-nesting",
  title: "200 levels of nesting are valid",
  clause: "DESC-10",
  among: ({ valid }) => valid,
});

/** DESC-10 on the fixtures whose names keep a careless pattern busy for longer than anybody waits. */
export const hardNames = vectorsCheck({
  id: "descriptor.hard-names",
  title: "a name on which a pattern might try every way to part it gets its verdict",
  clause: "DESC-10",
  among: ({ valid }) => !valid,
});
