import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { expectAssertionFailure, expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { commitEachStatement, withStatements } from "../../../tests/support/faults/statements.ts";
import { expectRuleCaught, undone, violatedBy } from "../../../tests/support/server/database-mutant.ts";
import { testPayments } from "../../../tests/support/server/payments.ts";
import { testCodes } from "../../../tests/support/server/promo-codes.ts";
import { awardsModule } from "../awards/module.ts";
import { awards } from "../awards/tables.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { playersModule } from "../players/module.ts";
import { codeDigest, newCode } from "./code-text.ts";
import type * as Service from "./service.ts";
import * as actual from "./service.ts";
import type * as Store from "./store.ts";
import { promoUses } from "./tables.ts";

const { app, db, clock, payer, balances } = await testPayments();
const { publishCoupon, addCode, rowOf } = testCodes(app);
const born = { dateOfBirth: "1990-01-01" };
const noLimit = { count: async () => {}, refund: async () => {}, forget: async () => {} };

/** The real or a mutated service, without limits on tries. */
const serviceOf = ({ createPromoCodes }: typeof Service) =>
  createPromoCodes({
    db,
    now: clock.now,
    digestsOf: (text) => [codeDigest(text, app.core.secret)],
    tries: { byPlayer: noLimit, byNetwork: noLimit },
    ...app.apiOf(campaignsModule),
    awards: app.apiOf(awardsModule),
    findRewardPlayer: app.apiOf(awardsModule).findRewardPlayer,
    depositCodes: app.apiOf(bonusesModule).depositCodes,
    present: app.apiOf(playersModule).present,
  });

/** Number of statements outside of transactions. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const { $client: client } = db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
  const { query } = client;
  let count = 0;
  client.query = (...args) => {
    count++;
    return query.apply(client, args);
  };
  try {
    await run();
    return count;
  } finally {
    client.query = query;
  }
}

const outcomeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => "applied",
    ({ code }: { code: string }) => code,
  );

describe("tests of promo codes catch code that", () => {
  it("RI-19 ANC-62 mutant read-then-write: reads the uses, then writes them", async () => {
    await expectCaught<typeof Store>(
      "server/modules/promo-codes/store.ts",
      async ({ promoCodesStore }) => {
        const { id } = await rowOf(await addCode());
        await undone(db, async (tx) => {
          const at = new Date(clock.now());
          const uses = [promoCodesStore.countUse(tx, id, at), promoCodesStore.countUse(tx, id, at)];
          expect(await Promise.all(uses)).toEqual([true, false]);
        });
      },
      `    const rows = await tx
      .update(promoCodes)
      .set({ uses: sql\`\${promoCodes.uses} + 1\` })
      .where(and(eq(promoCodes.id, id), lt(promoCodes.uses, promoCodes.mostUses), isValidAt(at)))
      .returning({ id: promoCodes.id });`,
      `    const read = await tx.select().from(promoCodes).where(and(eq(promoCodes.id, id), isValidAt(at)));
    if (read[0]!.uses >= read[0]!.mostUses) return false;
    const rows = await tx
      .update(promoCodes)
      .set({ uses: read[0]!.uses + 1 })
      .where(eq(promoCodes.id, id))
      .returning({ id: promoCodes.id });`,
    );
  });

  it("RI-19 counts the campaign's uses only before the transaction", async () => {
    await expectCaught<typeof Service>(
      "server/modules/promo-codes/service.ts",
      async (module) => {
        const { id } = await payer({ values: born });
        const campaignId = await publishCoupon();
        const texts = [await addCode({ campaignId }), await addCode({ campaignId })];
        const service = serviceOf(module);
        const outcomes = texts.map((text) => outcomeOf(service.apply(id, "network", text)));
        expect((await Promise.all(outcomes)).toSorted()).toEqual(["applied", "code_not_valid"]);
      },
      "return uses <= most && store",
      "return store",
    );
  });

  it("RI-03 RI-19 mutant each-alone: ends between two statements of a use and its award", async () => {
    const service = serviceOf(actual);
    async function countStatements(): Promise<number> {
      const text = await addCode();
      const { id } = await rowOf(text);
      const one = await payer({ values: born });
      for (let statement = 1; ; statement++) {
        const outcome = await crashAt(db, statement, () => outcomeOf(service.apply(one.id, "network", text)));
        const issued = await db.select({ id: awards.id }).from(awards).where(eq(awards.sourceId, id));
        const used = await db.select({ use: promoUses.use }).from(promoUses).where(eq(promoUses.codeId, id));
        const parts = [used.length, issued.length, Number((await balances(one)).real ?? 0n) / 1_000];
        const { uses } = await rowOf(text);
        expect(parts).toEqual([uses, uses, uses]);
        if (outcome === "applied") return statement;
      }
    }
    expect(await countStatements()).toBeGreaterThan(6);
    await expectAssertionFailure(() => withStatements(db, commitEachStatement, countStatements));
  });

  it("RI-20 ANC-62 mutant early-return: answers unknown codes before it reads anything else", async () => {
    await expectCaught<typeof Service>(
      "server/modules/promo-codes/service.ts",
      async (module) => {
        const { id } = await payer({ values: born });
        const service = serviceOf(module);
        const texts = [
          newCode(),
          await addCode({ validTo: new Date(clock.now() - 1) }),
          await addCode({ uses: 1 }),
          await addCode({}, { valid_to: new Date(clock.now() - 1).toISOString() }),
        ];
        // Campaigns are read once after a change, and stay in memory.
        await outcomeOf(service.apply(id, "network", newCode()));
        const counts = [];
        for (const text of texts)
          counts.push(
            await statementsOf(async () =>
              expect(await outcomeOf(service.apply(id, "network", text))).toBe("code_not_valid"),
            ),
          );
        expect(counts[0]).toBeGreaterThan(3);
        expect(new Set(counts).size).toBe(1);
      },
      "    const campaigns = await campaignsFor(player);\n",
      `    const all = (await published("coupon")).map(({ id }) => id);
    const options = { digests: digestsOf(text), campaignIds: all, at: new Date(now()) };
    if (!(await store.find(db, player.id, options))) return undefined;
    const campaigns = await campaignsFor(player);
`,
    );
  });
});

describe("the database's rules of promo codes", () => {
  it.each([
    ["promo_codes_uses", "uses = 3", "ALTER TABLE promo_codes DROP CONSTRAINT promo_codes_uses"],
    ["promo_codes_uses_grow", "uses = 0", "DROP TRIGGER promo_codes_guard ON promo_codes"],
    ["promo_codes_content_stays", "most_uses = 9", "DROP TRIGGER promo_codes_guard ON promo_codes"],
    ["promo_codes_content_stays", "campaign_id = 1", "DROP TRIGGER promo_codes_guard ON promo_codes"],
  ])("RI-19 %s refuses %s", async (rule, change, mutation) => {
    const { id } = await rowOf(await addCode({ mostUses: 2, uses: 1 }));
    await expectRuleCaught(db, mutation, async (tx) =>
      expect(await violatedBy(tx, sql`update promo_codes set ${sql.raw(change)} where id = ${id}`)).toBe(
        rule,
      ),
    );
  });

  it("RI-19 promo_uses_per_player refuses a use above the player's", async () => {
    const { id } = await rowOf(await addCode({ mostUses: 5, perPlayer: 1 }));
    const add = (use: number) =>
      sql`insert into promo_uses (code_id, player_id, use, used_at) values (${id}, 1, ${use}, now())`;
    await expectRuleCaught(db, "DROP TRIGGER promo_uses_guard ON promo_uses", async (tx) => {
      await tx.execute(add(1));
      expect(await violatedBy(tx, add(2))).toBe("promo_uses_per_player");
    });
  });

  it("RI-19 personal codes have at least 50 bits, and are stored as a digest of this server", async () => {
    const codes = Array.from({ length: 1_000 }, newCode);
    const symbols = new Set(codes.join("").replaceAll("-", ""));
    expect(symbols.size).toBe(32);
    expect(new Set(codes).size).toBe(1_000);
    expect(codes.every((code) => /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/.test(code))).toBe(true);
    expect(Math.log2(symbols.size) * 12).toBeGreaterThanOrEqual(50);
    expect(codeDigest("a", randomUUID())).not.toBe(codeDigest("a", randomUUID()));
    expect(codeDigest(" a ", "secret")).toBe(codeDigest("A", "secret"));
  });
});
