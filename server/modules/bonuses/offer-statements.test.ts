import { expect, it, vi } from "vitest";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";

const app = await testApp();
/** A country of these tests alone: other players must not receive these campaigns. */
const COUNTRY = "SM";

/** Publishes campaigns of both kinds with budgets. */
async function publishCampaigns(count: number): Promise<void> {
  const { audience, gives } = campaignBody();
  const common = {
    audience: { ...audience, countries: [COUNTRY] },
    budget: { max_awards: 1_000, max_worth_eur_cents: null },
  };
  const registration = {
    ...common,
    kind: "registration_bonus",
    trigger: {},
    gives: [{ ...gives[0]!, percent: null, activation: "by_player" }],
  } as Partial<CampaignBody>;
  for (let i = 0; i < count; i++) {
    await publishCampaign(app.db, common);
    await publishCampaign(app.db, registration);
  }
  await app.content.refresh();
}

/** Number of offers, and of statements that they take once everything shared is in memory. */
async function listOffers(client: TestClient, path: string) {
  await client.get(path);
  const { $client } = app.db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
  const query = vi.spyOn($client, "query");
  try {
    const { body } = await client.get(path);
    return { offers: (body as unknown[]).length, statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}

it("RP-10 offers come from memory: their statements are for the player and the budgets, whatever the number of campaigns", async () => {
  const { client } = await createConfirmedPlayer(app, { country: COUNTRY, currency: "EUR" });
  const guest = visit(app, { country: COUNTRY });
  const list = async () => ({
    deposit: await listOffers(client, "/api/bonuses/deposit?l=en"),
    guest: await listOffers(guest, "/api/bonuses/registration?l=en"),
  });
  await publishCampaigns(1);
  const few = await list();
  await publishCampaigns(9);
  const many = await list();
  expect(many.deposit.offers - few.deposit.offers).toBe(9);
  expect(many.guest.offers - few.guest.offers).toBe(9);
  expect(many.deposit.statements).toBe(few.deposit.statements);
  expect(many.guest.statements).toBe(few.guest.statements);
  expect(few.guest.statements).toBeLessThanOrEqual(1);
});
