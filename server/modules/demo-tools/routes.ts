import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import * as v from "valibot";
import type { DemoTools } from "../../../src/contract/demo-tools.ts";
import type { Jackpot } from "../../../src/contract/jackpots.ts";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { Exchange } from "../../../src/rules/money/exchange.ts";
import { currentPlayer } from "../../core/players/current-player.ts";
import type { PlayersStore } from "../../core/players/store.ts";
import { readTexts } from "../../core/texts.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setPrivate } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import type { Award } from "../jackpots/api.ts";
import { MessageTextsSchema, type Notify } from "../notifications/api.ts";
import { DEMO_PASSWORD, testProfilesOf } from "./profiles.ts";

const textsOf = readTexts(import.meta.dirname, v.object({ message: MessageTextsSchema }));

/** The server's clock with an offset from the real time, milliseconds. */
export interface DemoClock {
  shift: () => number;
  set: (shift: number) => void;
}

export interface DemoToolsDeps {
  jurisdictions: Jurisdictions;
  players: PlayersStore;
  clock: DemoClock | undefined;
  jackpots: () => Promise<readonly Jackpot[]>;
  award: (playerId: number, award: Award) => Promise<{ win: string } | undefined>;
  exchange: () => Promise<Exchange>;
  notify: Notify;
  /** Verifies the player's identity. */
  approveDocuments: (playerId: number) => Promise<void>;
}

/** What a newcomer may set off in demo mode. */
export function demoToolsRoutes(app: Hono<AppEnv>, deps: DemoToolsDeps): void {
  const { jurisdictions, players, clock, jackpots, award, exchange, notify, approveDocuments } = deps;

  const present = (): DemoTools => ({
    password: DEMO_PASSWORD,
    players: testProfilesOf(jurisdictions).map(({ email, country, currency }) => ({
      email,
      country,
      currency,
    })),
    clock_shift: clock ? Math.round(clock.shift() / 1_000) : null,
  });

  route(app, "GET /api/demo/tools", ({ c }) => {
    setPrivate(c);
    return present();
  });

  route(app, "POST /api/demo/clock", ({ body: { by } }) => {
    if (!clock) throw new RequestError("not_found");
    clock.set(by === 0 ? 0 : clock.shift() + by * 1_000);
    return present();
  });

  route(app, "POST /api/demo/jackpot_win", async ({ visitor }) => {
    const player = await currentPlayer(players, visitor);
    const jackpot = (await jackpots()).find(({ state }) => state === "active");
    if (!jackpot) throw new RequestError("not_found");
    // A pot as it stands: another amount would contradict the rules beside the public list of winners.
    const level = jackpot.levels.at(-1)!;
    const convert = await exchange();
    const awarded = await award(player.id, {
      key: `demo-${randomUUID()}`,
      identifier: jackpot.identifier,
      title: jackpot.title,
      level: level.name,
      currency: player.currency,
      amount: convert(BigInt(level.amount_cents), jackpot.currency, player.currency) ?? 0n,
    });
    return { win: awarded!.win };
  });

  route(app, "POST /api/demo/verification", async ({ visitor }) => {
    const player = await currentPlayer(players, visitor);
    await approveDocuments(player.id);
    return { verified: true as const };
  });

  route(app, "POST /api/demo/message", async ({ visitor }) => {
    const player = await currentPlayer(players, visitor);
    const result = await notify(player.id, {
      type: "personal",
      topic: "account",
      icon: "bell",
      texts: (locale) => textsOf(locale).message,
      target: { path: "/" },
    });
    return { pushes: result?.pushes ?? 0 };
  });
}
