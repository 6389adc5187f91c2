import { listVectors } from "../list-vectors.js";
import { judgeBuckets } from "./vector-judges.js";

/** GRP-03 on written-out registries. */
export const bucketVectors = listVectors({
  id: "groups.bucket-vectors",
  suite: "groups",
  title: "written-out registries have the buckets that their groups make",
  clause: "GRP-03",
  profiles: ["groups", "subgroups"],
  judge: judgeBuckets,
});
