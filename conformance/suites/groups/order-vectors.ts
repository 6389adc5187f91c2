import { listVectors } from "../list-vectors.js";
import { judgeBucketOrder } from "./judge-bucket-order.js";

/** GRP-06 on written-out registries. */
export const orderVectors = listVectors({
  id: "groups.order-vectors",
  suite: "groups",
  title: "the buckets of written-out registries are in order",
  clause: "GRP-06",
  profiles: ["groups", "subgroups"],
  judge: ({ listing, params }) => judgeBucketOrder(listing, params, listing.tools.length),
});
