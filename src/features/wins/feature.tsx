import type { Feature } from "../../lib/page/feature.ts";
import { WinsPortal } from "./wins-portal.tsx";

export const feature: Feature = { Services: WinsPortal };
