import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ledgerEntries } from "../../server/core/ledger/tables.ts";
import { testWallet } from "../support/server/wallet.ts";
import { postStep } from "./post-step.ts";
import { type Fixtures, fixtures } from "./scenarios.ts";

const published = JSON.parse(readFileSync(join(import.meta.dirname, "wallet.json"), "utf8")) as Fixtures;
const { provider, secret, scenarios } = published;
const { app, newPlayer, credit, giveBonus, openGameSession, balances, problemsOf } = await testWallet({
  walletSecrets: { [provider]: secret },
});

const signed = (body: string) => createHmac("sha256", secret).update(body).digest("hex");

describe("the published wallet fixtures", () => {
  it("NEW-16 are up to date with node tests/conformance/write.ts", () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(fixtures)));
  });

  it("NEW-16 have a valid signature for every body", () => {
    for (const { body, signature } of scenarios.flatMap(({ steps }) => steps))
      expect(signed(body)).toBe(signature);
  });

  it.each(scenarios.map((one) => [one.name, one] as const))("NEW-16 MON-15 %s", async (_, scenario) => {
    const owner = await newPlayer(scenario.currency);
    const [real, bonus] = [BigInt(scenario.before.real), BigInt(scenario.before.bonus)];
    if (real > 0n) await credit(owner, real);
    if (bonus > 0n) await giveBonus(owner, bonus);
    const entries = async () => {
      const [row] = await app.db
        .select({ count: count() })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.playerId, owner.playerId));
      return row!.count;
    };
    const before = await entries();
    const { session } = await openGameSession(owner, "conformance/game", provider);
    for (const { body, status, answer } of scenario.steps) {
      expect(await postStep(app, { session, provider, sign: signed }, body)).toMatchObject({
        status,
        body: answer,
      });
    }
    const { real: realNow, bonus: bonusNow, owed, unsettled } = await balances(owner);
    expect({
      real: String(realNow),
      bonus: String(bonusNow),
      owed: String(owed),
      unsettled: String(unsettled),
      entries: (await entries()) - before,
    }).toEqual(scenario.after);
    expect(await problemsOf(owner)).toEqual([]);
  });
});
