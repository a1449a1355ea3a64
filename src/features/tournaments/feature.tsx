import type { Feature } from "../../lib/page/feature.ts";
import { refetches } from "../../lib/realtime/live-effects.ts";

export const feature: Feature = { live: { tournaments_statuses: refetches(["tournaments"]) } };
