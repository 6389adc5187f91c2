/** The MUSTs that the checks of a kind do not speak for, each with the reason; they are in every report. */
import type { KnownGaps } from "../engine/musts.js";

export const daemonGaps: KnownGaps = {};
