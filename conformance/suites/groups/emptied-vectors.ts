import { listVectors } from "../list-vectors.js";
import { judgeEmptyBuckets } from "./vector-judges.js";

/** GRP-04 on written-out registries. */
export const emptiedVectors = listVectors({
  id: "groups.emptied-vectors",
  suite: "groups",
  title: "written-out registries have no buckets without tools",
  clause: "GRP-04",
  profiles: ["groups", "subgroups"],
  judge: judgeEmptyBuckets,
});
