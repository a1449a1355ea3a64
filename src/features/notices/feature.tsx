import type { Feature } from "../../lib/page/feature.ts";
import { Notices } from "./notices.tsx";

export const feature: Feature = { Services: Notices };
