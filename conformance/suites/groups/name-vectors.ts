import { listVectors } from "../list-vectors.js";
import { judgeNames } from "./vector-judges.js";

/** GRP-05 on written-out registries. */
export const nameVectors = listVectors({
  id: "groups.name-vectors",
  suite: "groups",
  title: "groups of written-out registries are told apart and counted, whatever they are called",
  clause: "GRP-05",
  profiles: ["groups", "subgroups"],
  judge: judgeNames,
});
