import type { SceneryName } from "./environments.ts";
import { LIVE_ROOMS } from "./live-rooms.ts";
import { LAND } from "./scenery-land.ts";
import { PLACES } from "./scenery-places.ts";
import { PLAY } from "./scenery-play.ts";
import { ROOMS } from "./scenery-rooms.ts";
import { SKIES } from "./scenery-skies.ts";
import type { Scenery } from "./stage.ts";

export const SCENERY: Record<SceneryName, Scenery> = {
  ...LAND,
  ...PLACES,
  ...PLAY,
  ...ROOMS,
  ...SKIES,
  ...LIVE_ROOMS,
};
