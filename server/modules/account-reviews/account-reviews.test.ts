import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { AccountReview } from "../../../src/contract/account-reviews.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import {
  createConfirmedPlayer,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import { reviewRuleOf } from "../../core/jurisdictions/review-rules.ts";
import { players } from "../../core/players/tables.ts";

const DAY = 86_400_000;
const clock = testClock();
const jurisdictions = loadJurisdictions();
const app = await testApp({ now: clock.now, jurisdictions });
beforeEach(() => clock.reset());

const review = async (client: TestClient) => (await client.get("/api/player/review")).body as AccountReview;
const answer = (client: TestClient, choice: string) => client.post("/api/player/review", { answer: choice });

/** A player of a country and licence, registered at a given time; `at` logs in at another time. */
async function createResident(registered: string, country = "GB", licence = "CW") {
  clock.reset();
  const { player, email } = await createConfirmedPlayer(app);
  const createdAt = new Date(registered);
  await app.db.update(players).set({ country, licence, createdAt }).where(eq(players.id, player.id!));
  const at = async (moment: string | number) => {
    clock.set(typeof moment === "number" ? moment : Date.parse(moment));
    const client = visit(app);
    await signIn(client, email);
    return client;
  };
  return { at };
}

describe("the account review", () => {
  it("ANC-06 is due half a year after registration in the United Kingdom, clamped to short months", async () => {
    const { at } = await createResident("2026-08-31T15:00:00Z");
    const due = "2027-02-28T00:00:00.000Z";
    const early = await at(Date.parse(due) - 1);
    expect(await review(early)).toEqual({
      months: 6,
      since: "2026-08-31T15:00:00.000Z",
      due_at: due,
      is_due: false,
    });
    expect(await review(await at(due))).toMatchObject({ is_due: true });
  });

  it("ANC-06 is due on a day of the licence's time zone, in summer and winter time", async () => {
    // In Tallinn it is already September 1; a year later summer time applies as well.
    const { at } = await createResident("2026-08-31T21:30:00Z", "EE", "EE");
    expect(await review(await at("2026-11-21T12:00:00Z"))).toMatchObject({
      months: 12,
      due_at: "2027-08-31T21:00:00.000Z",
    });
    const winter = await createResident("2026-10-25T12:00:00Z", "EE", "EE");
    // Clocks went back on that day, but not yet on the same day a year later.
    expect(await review(await winter.at("2026-11-21T12:00:00Z"))).toMatchObject({
      due_at: "2027-10-24T21:00:00.000Z",
    });
  });

  it("ANC-06 is due again on every device half a year after it was done", async () => {
    const { at } = await createResident("2026-01-10T12:00:00Z");
    const client = await at("2026-11-21T12:00:00Z");
    expect((await answer(client, "done")).body).toMatchObject({
      is_due: false,
      since: "2026-11-21T12:00:00.000Z",
      due_at: "2027-05-21T00:00:00.000Z",
    });
    expect(await review(await at("2027-05-20T23:59:59Z"))).toMatchObject({ is_due: false });
    expect(await review(await at("2027-05-21T00:00:00Z"))).toMatchObject({ is_due: true });
  });

  it("ANC-06 returns seven days after each time it is postponed", async () => {
    const { at } = await createResident("2026-01-10T12:00:00Z");
    let moment = Date.parse("2026-11-21T12:00:00Z");
    for (let times = 0; times < 2; times++) {
      expect((await answer(await at(moment), "later")).body).toMatchObject({ is_due: false });
      // Another answer neither postpones it further nor completes it.
      const between = await at(moment + 3 * DAY);
      for (const choice of ["later", "done"])
        expect((await answer(between, choice)).body).toMatchObject({ is_due: false });
      expect(await review(await at(moment + 7 * DAY - 1))).toMatchObject({ is_due: false });
      moment += 7 * DAY;
      expect(await review(await at(moment))).toMatchObject({
        is_due: true,
        since: "2026-01-10T12:00:00.000Z",
      });
    }
    await answer(await at(moment), "done");
    expect(await review(await at(moment + 7 * DAY))).toMatchObject({ is_due: false });
  });

  it("ANC-06 ignores an answer before it is due and rejects an invalid one", async () => {
    const { at } = await createResident("2026-11-01T12:00:00Z");
    const client = await at("2026-11-21T12:00:00Z");
    const before = await review(client);
    for (const choice of ["done", "later"]) expect((await answer(client, choice)).body).toEqual(before);
    for (const choice of ["never", ""]) expect((await answer(client, choice)).status).toBe(422);
  });

  it("ANC-06 requires a session and belongs to one player", async () => {
    expect((await visit(app).get("/api/player/review")).status).toBe(401);
    expect((await answer(visit(app), "done")).status).toBe(401);
    const one = await createResident("2026-01-10T12:00:00Z");
    const other = await createResident("2026-01-10T12:00:00Z");
    await answer(await one.at("2026-11-21T12:00:00Z"), "done");
    expect(await review(await other.at("2026-11-21T12:00:00Z"))).toMatchObject({ is_due: true });
  });

  it("ANC-06 follows the licence or the market, whichever is more frequent, and is never due without a rule", async () => {
    const monthsWith = (licence: number | null, market?: number | null) => {
      const changedJurisdictions = structuredClone(jurisdictions);
      changedJurisdictions.licences.CW!.account_review_months = licence;
      const { GB } = changedJurisdictions.markets.countries;
      if (market === undefined) delete GB!.account_review_months;
      else GB!.account_review_months = market;
      return reviewRuleOf(changedJurisdictions, "CW", "GB").months;
    };
    expect(reviewRuleOf(jurisdictions, "CW", "GB")).toEqual({ months: 6, timeZone: "UTC" });
    expect([
      monthsWith(12, 6),
      monthsWith(3, 6),
      monthsWith(12),
      monthsWith(null, 6),
      monthsWith(null),
      monthsWith(null, null),
    ]).toEqual([6, 3, 12, 6, null, null]);
  });
});
