import { listVectors } from "../list-vectors.js";
import { judgePresence } from "./vector-judges.js";

/** GRP-01 on written-out registries. */
export const presenceVectors = listVectors({
  id: "groups.presence-vectors",
  suite: "groups",
  title: "listings of written-out registries have groups, whatever is asked",
  clause: "GRP-01",
  profiles: ["groups", "subgroups"],
  judge: judgePresence,
});
