import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { operatorKey } from "../../server/modules/operator/key.ts";
import type { Game } from "../../src/contract/games.ts";
import type { Player } from "../../src/contract/player.ts";
import { expect } from "./browser.ts";

/** What `npm run ledger` does, on the server that the tests run against. `amount` is in whole units. */
export async function credit(page: Page, amount: string, currency = "EUR"): Promise<void> {
  const { id } = (await (await page.request.get("/api/player")).json()) as Player;
  const key = operatorKey(readFileSync(".tmp/browser-data/secret", "utf8"));
  const body = { does: "credit", player: String(id), amount, currency, reason: "test", key: randomUUID() };
  const answer = await fetch(new URL("/operator/ledger", page.url()), {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", connection: "close" },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function launches(page: Page, { currencies }: Game): Promise<string> {
  const answer = await page.request.post(`/api/games/${currencies.EUR!.id}/launch`, {
    data: { mode: "real", device: "mobile", locale: "en", return_url: "/" },
  });
  return answer.ok() ? "" : ((await answer.json()) as { code: string }).code;
}

/** A game with a demo that can be played in euro; for a player, one whose studio asks for nothing, or for what is missing. */
export async function findGame(page: Page, code?: "" | "fields_missing"): Promise<Game> {
  const answer = await page.request.post("/api/games_filter", { data: { page: 1, page_size: 60 } });
  const { data } = (await answer.json()) as { data: Game[] };
  for (const game of data) {
    if (!game.has_demo_mode || !game.real.EUR) continue;
    if (code === undefined || (await launches(page, game)) === code) return game;
  }
  throw new Error("there is no such game");
}

export const gamePath = ({ provider, seo_title }: Game) => `/play/${provider}/${seo_title}`;

/** Cents that a text of the page's names. */
export const centsOf = (text: string) => Number(text.replace(/[^\d−-]/g, "").replace("−", "-"));
