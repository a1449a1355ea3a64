import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ledgerEntries } from "../../server/core/ledger/tables.ts";
import { bonuses } from "../../server/modules/bonuses/tables.ts";
import { testWallet } from "../support/server/wallet.ts";
import { postStep } from "./post-step.ts";
import { type WageringFixtures, wageringFixtures } from "./wagering-scenarios.ts";

const file = join(import.meta.dirname, "wagering.json");
const published = JSON.parse(readFileSync(file, "utf8")) as WageringFixtures;
const { provider, secret, scenarios } = published;
const { app, newPlayer, credit, giveBonus, openGameSession, balances, problemsOf } = await testWallet({
  walletSecrets: { [provider]: secret },
});

const signed = (body: string) => createHmac("sha256", secret).update(body).digest("hex");
const amountOrNull = (text: string | null) => (text === null ? null : BigInt(text));

describe("the published wagering fixtures", () => {
  it("NEW-38 are up to date with node tests/conformance/write.ts", () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(wageringFixtures)));
  });

  it.each(scenarios.map((one) => [one.name, one] as const))("NEW-38 BON-22 %s", async (_, scenario) => {
    const owner = await newPlayer(scenario.currency);
    const real = BigInt(scenario.before.real);
    if (real > 0n) await credit(owner, real);
    const id = await giveBonus(owner, BigInt(scenario.before.bonus), {
      requiredParts: BigInt(scenario.bonus.required) * 10_000n,
      maxBet: amountOrNull(scenario.bonus.max_bet),
      maxWin: amountOrNull(scenario.bonus.max_win),
    });
    const entries = async () => {
      const [row] = await app.db
        .select({ count: count() })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.playerId, owner.playerId));
      return row!.count;
    };
    const before = await entries();
    const { session } = await openGameSession(owner, "conformance/game", provider);
    for (const { body, signature, status, answer } of scenario.steps) {
      expect(signed(body)).toBe(signature);
      expect(await postStep(app, { session, provider, sign: signed }, body)).toMatchObject({
        status,
        body: answer,
      });
    }
    const after = await balances(owner);
    expect({
      real: String(after.real),
      bonus: String(after.bonus),
      owed: String(after.owed),
      unsettled: String(after.unsettled),
      entries: (await entries()) - before,
    }).toEqual(scenario.after);
    const [bonus] = await app.db.select().from(bonuses).where(eq(bonuses.id, id));
    expect({ stage: bonus!.stage, progress_parts: String(bonus!.progressParts) }).toEqual(
      scenario.bonus_after,
    );
    expect(await problemsOf(owner)).toEqual([]);
  });
});
