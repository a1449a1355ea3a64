import type { Hono } from "hono";
import type { Db } from "./db/client.ts";
import type { ContentVersion } from "./db/content-version.ts";
import type { AppEnv } from "./http/env.ts";
import type { Exchange } from "./modules/exchange-rates/exchange.ts";
import { createAmounts } from "./modules/jackpots/amounts.ts";
import { createPots, type PotsDeps } from "./modules/jackpots/pots.ts";
import { type Draw, draw } from "./modules/jackpots/random-draw.ts";
import { jackpotsRoutes } from "./modules/jackpots/routes.ts";
import type { JackpotWinsService } from "./modules/jackpots/service.ts";

export interface JackpotsOptions {
  /** Decides wins in tests; random by default. */
  drawJackpot?: Draw;
}

export interface JackpotsDeps extends JackpotsOptions {
  db: Db;
  content: ContentVersion;
  exchange: () => Promise<Exchange>;
  wins: JackpotWinsService;
  /** Notifies the winner of a committed win. */
  notifyWinner: (win: string) => Promise<unknown>;
  announce: PotsDeps["announce"];
  now: () => number;
  logError: (message: string, error: unknown) => void;
}

/** Wires up the jackpots: contributions, wins and public amounts. */
export function createJackpots(deps: JackpotsDeps) {
  const { wins, logError, notifyWinner } = deps;
  const amounts = createAmounts(deps);
  const pots = createPots({
    ...deps,
    draw: deps.drawJackpot ?? draw,
    pay: wins.pay,
    onChanged: amounts.invalidate,
    notifyWinner: (win) =>
      notifyWinner(win).catch((error: unknown) => logError("jackpot win notification failed", error)),
  });
  return {
    prepare: pots.prepare,
    publicAmounts: amounts.publicAmounts,
    routes(app: Hono<AppEnv>): void {
      jackpotsRoutes(app, { amounts, winners: wins.winners });
    },
  };
}
