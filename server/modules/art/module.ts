import { defineModule } from "../../core/modules/module.ts";
import { gamesModule } from "../games/module.ts";
import { artRoutes } from "./routes.ts";
import type { Draw } from "./service.ts";

export interface ArtOptions {
  dataDir: string;
  drawArt: Draw;
}

export const artModule = defineModule({
  name: "art",
  needs: { games: gamesModule },
  setup: (_, { games }, { dataDir, drawArt }: ArtOptions) => ({
    routes: (app) => artRoutes(app, { dataDir, findGame: games.find, draw: drawArt }),
  }),
});
