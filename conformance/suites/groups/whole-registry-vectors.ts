import { listVectors } from "../list-vectors.js";
import { judgeSameBuckets } from "./vector-judges.js";

/** GRP-02 on written-out registries. */
export const wholeRegistryVectors = listVectors({
  id: "groups.whole-registry-vectors",
  suite: "groups",
  title: "the summary of a written-out registry is the same whatever is asked",
  clause: "GRP-02",
  profiles: ["groups", "subgroups"],
  judge: judgeSameBuckets,
});
