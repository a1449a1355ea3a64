import { beforeAll, describe, expect, it } from "vitest";
import type { Offer } from "../../../src/contract/bonuses.ts";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { type Payer, type PayerOptions, testPayments } from "../../../tests/support/server/payments.ts";
import { bet, testWallet } from "../../../tests/support/server/wallet.ts";
import { operatorKey } from "../../http/operator-key.ts";
import type * as OfferPause from "./offer-pause.ts";

const { app, db, clock, payer } = await testPayments();
const wallet = await testWallet({ now: clock.now });

const MINUTE = 60_000;
let slug: string;
beforeAll(async () => {
  ({ slug } = await publishCampaign(db, { gives: [campaignBody().gives[0]!] }));
  await app.content.refresh();
});

const newPayer = (options: PayerOptions = {}) =>
  payer({ funds: 10_000n, values: { dateOfBirth: "1990-01-01" }, ...options });

const seesOffer = async ({ client }: Payer) =>
  ((await client.get("/api/bonuses/deposit")).body as Offer[]).some(({ id }) => id === slug);

async function sendOffer({ id }: Payer) {
  const message = { player: String(id), type: "bonuses_changes" };
  const { body } = await app.post("/operator/notifications", message, {
    authorization: `Bearer ${operatorKey(SECRET)}`,
  });
  return body as { notification: string | null; skipReason: string | null };
}

/** Expects that no offer reaches the player until `length` milliseconds have passed. */
async function expectPause(one: Payer, length: number): Promise<void> {
  const end = clock.now() + length;
  for (const at of [clock.now(), end - 1]) {
    clock.advance(at - clock.now());
    expect(await seesOffer(one)).toBe(false);
    expect(await sendOffer(one)).toMatchObject({ notification: null, skipReason: "offers_paused" });
  }
  clock.advance(end - clock.now());
  expect(await seesOffer(one)).toBe(true);
  expect((await sendOffer(one)).notification).not.toBeNull();
}

async function playRound({ id, accountId }: Payer, stake: string) {
  const session = await wallet.openGameSession({ playerId: id, accountId, currency: "EUR" });
  const name = wallet.name("round");
  expect((await wallet.play(session, name, [bet(wallet.name(), stake)], { close: true })).status).toBe(200);
}

describe("NEW-37 no offer reaches a player", () => {
  it("NEW-37 within ten minutes of a lost bonus", async () => {
    const one = await newPayer({ funds: 100n });
    expect(await seesOffer(one)).toBe(true);
    await wallet.giveBonus({ playerId: one.id, accountId: one.accountId, currency: "EUR" }, 100n);
    await playRound(one, "2.00");
    await expectPause(one, 10 * MINUTE);
  });

  it("NEW-37 within ten minutes of stopping at a reality check, and not after continuing", async () => {
    const one = await newPayer();
    await one.client.put("/api/player/play_session/reality_check", { minutes: 60 });
    await one.client.post("/api/player/play_session/continue", {});
    expect(await seesOffer(one)).toBe(true);
    expect((await one.client.post("/api/player/play_session/stop", {})).status).toBe(200);
    await expectPause(one, 10 * MINUTE);
  });

  it("NEW-37 while a limit is reached, and within ten minutes of its reset", async () => {
    const one = await newPayer();
    await one.client.post("/api/user_limits", { type: "wager", period: "day", amount_cents: 500 });
    await playRound(one, "4.99");
    expect(await seesOffer(one)).toBe(true);
    await playRound(one, "0.01");
    const [limit] = (await one.client.get("/api/user_limits")).body as { resets_at: string }[];
    await expectPause(one, Date.parse(limit!.resets_at) + 10 * MINUTE - clock.now());
  });

  it("ANC-53 within ten minutes of a round's start, where offers may not come during play", async () => {
    const born = { dateOfBirth: "1990-01-01" };
    const [dutch, austrian] = [await newPayer({ values: { ...born, country: "NL" } }), await newPayer()];
    expect(await seesOffer(dutch)).toBe(true);
    for (const one of [dutch, austrian]) await playRound(one, "1.00");
    expect(await seesOffer(austrian)).toBe(true);
    await expectPause(dutch, 10 * MINUTE);
  });

  it("ANC-52 in a message where the licence or market forbids those, although the site shows it", async () => {
    const italian = await newPayer({ values: { dateOfBirth: "1990-01-01", country: "IT" } });
    expect(await seesOffer(italian)).toBe(true);
    expect(await sendOffer(italian)).toMatchObject({ notification: null, skipReason: "offers_forbidden" });
  });

  it("NEW-37 but another player sees them, and staff's messages about the account arrive", async () => {
    const [one, other] = [await newPayer({ funds: 100n }), await newPayer()];
    await wallet.giveBonus({ playerId: one.id, accountId: one.accountId, currency: "EUR" }, 100n);
    await playRound(one, "2.00");
    expect([await seesOffer(one), await seesOffer(other)]).toEqual([false, true]);
    const { body } = await app.post(
      "/operator/notifications",
      { player: String(one.id), type: "personal", title: "Hello", text: "A word" },
      { authorization: `Bearer ${operatorKey(SECRET)}` },
    );
    expect(body).toMatchObject({ notification: expect.any(String) });
  });

  it("NEW-37 a mutant that forgets a cause is caught", async () => {
    for (const cause of [
      "lostAt(playerId),",
      "stoppedAt(playerId),",
      "playedAt(playerId),",
      "limitsReachedUntil(playerId, since),",
    ])
      await expectCaught<typeof OfferPause>(
        "server/modules/bonuses/offer-pause.ts",
        async ({ createOfferPause, OFFER_PAUSE }) => {
          const never = async () => 0;
          const causes = { lostAt: never, stoppedAt: never, playedAt: never, limitsReachedUntil: never };
          const now = () => OFFER_PAUSE * 2;
          for (const name of Object.keys(causes))
            expect(await createOfferPause({ ...causes, now, [name]: async () => OFFER_PAUSE + 1 })(1)).toBe(
              true,
            );
        },
        cause,
        "",
      );
  });
});
