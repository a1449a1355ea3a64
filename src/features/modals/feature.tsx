import type { Feature } from "../../lib/page/feature.ts";
import { useHashTriggers } from "./hash-triggers.ts";

export const feature: Feature = {
  Services: function HashTriggers() {
    useHashTriggers();
    return null;
  },
};
