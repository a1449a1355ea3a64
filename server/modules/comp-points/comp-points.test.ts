import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { type PublicationData, parsePublication } from "../../../src/contract/realtime.ts";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import {
  LEDGER_NOW,
  type Owner,
  violatedConstraint,
  withoutTrigger,
} from "../../../tests/support/server/ledger.ts";
import { bet, rollback, testWallet, type WalletSession, win } from "../../../tests/support/server/wallet.ts";
import { outbox } from "../../core/outbox/tables.ts";
import type { Db } from "../../db/client.ts";
import { CURRENCIES } from "../../seed/content/currencies.ts";
import { referenceSource } from "../exchange-rates/reference-source.ts";
import { STAKE_FOR_POINT } from "./rates.ts";
import { createCompPoints, partsOf } from "./service.ts";
import { compPointsStore } from "./store.ts";
import { compPointEntries, compPoints, POINT_PARTS } from "./tables.ts";

const wallet = await testWallet();
const { db, play, name } = wallet;
const service = createCompPoints({ db, now: () => 0 });

const createdPlayers: Owner[] = [];
afterEach(async () => {
  // After every test, the totals must equal the sums of the entries.
  for (const { playerId } of createdPlayers.splice(0))
    expect(await compPointsStore.of(db, playerId)).toEqual(await compPointsStore.sums(db, playerId));
});

async function createPlayer(funds = 100_000n, currency?: string): Promise<WalletSession> {
  const walletSession = await wallet.createPlayer(funds, currency);
  createdPlayers.push(walletSession);
  return walletSession;
}

/** A player's totals, in parts of a point. */
const totalsOf = ({ playerId }: Owner) => compPointsStore.of(db, playerId);
const both = (parts: bigint) => ({ chargeable: parts, persistent: parts });
const entriesOf = async ({ playerId }: Owner) =>
  (
    await db
      .select()
      .from(compPointEntries)
      .where(eq(compPointEntries.playerId, playerId))
      .orderBy(compPointEntries.id)
  ).map(({ kind, chargeable }) => [kind, chargeable]);

/** Spends points as a shop would; the database rejects a total below zero. */
const spend = (tx: Db, { playerId }: Owner, parts: bigint) =>
  compPointsStore.add(tx, {
    playerId,
    kind: "exchange",
    key: name("x"),
    chargeable: -parts,
    persistent: 0n,
    cause: {},
    createdAt: new Date(0),
  });

describe("comp points of a round", () => {
  it("COMP-08 COMP-24 are earned once, when the round closes, and not before", async () => {
    const one = await createPlayer();
    const [round, a, b] = [name("r"), name(), name()];
    await play(one, round, [bet(a, "2.50")]);
    expect(await totalsOf(one)).toEqual(both(0n));
    await play(one, round, [bet(b, "0.50")]);
    const close = () => play(one, round, [], { close: true });
    await close();
    expect(await totalsOf(one)).toEqual(both(3n * POINT_PARTS));
    expect(await close()).toMatchObject({ status: 200 });
    await play(one, round, [bet(b, "0.50")]);
    expect(await entriesOf(one)).toEqual([["accrual", 3n * POINT_PARTS]]);
  });

  it("COMP-24 depend on the stake, not on the win", async () => {
    const one = await createPlayer();
    const winning = [bet(name(), "1.00"), win(name(), "90.00")];
    await play(one, name("r"), winning, { close: true });
    expect(await totalsOf(one)).toEqual(both(POINT_PARTS));
  });

  it("COMP-24 add up fractions: a hundred rounds of one cent earn a point", async () => {
    const one = await createPlayer();
    for (let n = 0; n < 100; n++) await play(one, name("r"), [bet(name(), "0.01")], { close: true });
    expect(await totalsOf(one)).toEqual(both(POINT_PARTS));
    expect((await service.of(one.playerId)).chargeable.points).toBe(1);
  });

  it("COMP-24 aren't earned with bonus money; a mixed stake earns for its real part", async () => {
    const one = await createPlayer(50n);
    await wallet.giveBonus(one, 1_000n);
    await play(one, name("r"), [bet(name(), "2.50")], { close: true });
    expect(await totalsOf(one)).toEqual(both(POINT_PARTS / 2n));
    await play(one, name("r"), [bet(name(), "5.00")], { close: true });
    expect(await totalsOf(one)).toEqual(both(POINT_PARTS / 2n));
  });

  it("COMP-24 aren't earned for bets rolled back before the round closes", async () => {
    const one = await createPlayer();
    const [round, a, b] = [name("r"), name(), name()];
    await play(one, round, [bet(a, "4.00"), bet(b, "1.00")]);
    await play(one, round, [rollback(name(), a)], { close: true });
    expect(await entriesOf(one)).toEqual([["accrual", POINT_PARTS]]);
    const other = name("r");
    const c = name();
    await play(one, other, [bet(c, "7.00")]);
    await play(one, other, [rollback(name(), c)], { close: true });
    expect(await totalsOf(one)).toEqual(both(POINT_PARTS));
  });

  it("COMP-24 MI-23 belong to one round, even when another round's name resembles its key", async () => {
    const one = await createPlayer();
    const [round, a] = [name("r"), name()];
    await play(one, round, [bet(a, "4.00"), bet(name(), "1.00")], { close: true });
    await play(one, `${round}:100`, [bet(name(), "5.00")], { close: true });
    await play(one, round, [rollback(name(), a)]);
    await play(one, `${round}:0`, [bet(name(), "2.00")], { close: true });
    expect(await totalsOf(one)).toEqual({ chargeable: 8n * POINT_PARTS, persistent: 12n * POINT_PARTS });
  });

  it("COMP-08 MI-23 of a bet rolled back after closing can't be spent, but stay in the lifetime total", async () => {
    const one = await createPlayer();
    const [round, a, b, undo] = [name("r"), name(), name(), name()];
    await play(one, round, [bet(a, "4.00"), bet(b, "1.00")], { close: true });
    for (let n = 0; n < 2; n++) await play(one, round, [rollback(undo, a)]);
    expect(await totalsOf(one)).toEqual({ chargeable: POINT_PARTS, persistent: 5n * POINT_PARTS });
    await play(one, round, [rollback(name(), b)]);
    expect(await totalsOf(one)).toEqual({ chargeable: 0n, persistent: 5n * POINT_PARTS });
    expect(await entriesOf(one)).toEqual([
      ["accrual", 5n * POINT_PARTS],
      ["reversal", -4n * POINT_PARTS],
      ["reversal", -POINT_PARTS],
    ]);
  });

  it("MI-23 already spent when their bet is rolled back never make the total negative", async () => {
    const one = await createPlayer();
    const [round, a] = [name("r"), name()];
    await play(one, round, [bet(a, "4.00")], { close: true });
    await spend(db, one, 3n * POINT_PARTS);
    await play(one, round, [rollback(name(), a)]);
    expect(await totalsOf(one)).toEqual({ chargeable: 0n, persistent: 4n * POINT_PARTS });
  });

  it("COMP-24 of rounds closed concurrently all count", async () => {
    const one = await createPlayer();
    const rounds = Array.from({ length: 8 }, () => name("r"));
    await Promise.all(rounds.map((round) => play(one, round, [bet(name(), "1.00")], { close: true })));
    expect(await totalsOf(one)).toEqual(both(8n * POINT_PARTS));
  });

  it("COMP-24 MI-32 are written with the round or not at all when the process dies; a retry earns once", async () => {
    const one = await createPlayer();
    const [round, a] = [name("r"), name()];
    let tries = 0;
    for (let at = 1; ; at++) {
      const isCompleted = await crashAt(
        db,
        at,
        async () => (await play(one, round, [bet(a, "1.00")], { close: true })).status,
      )
        .then((status) => status === 200)
        .catch(() => false);
      if (isCompleted) break;
      tries++;
      const { closed } = await db
        .execute(
          sql`select count(*)::int as closed from rounds where name = ${round} and closed_at is not null`,
        )
        .then((result) => (result as unknown as { rows: { closed: number }[] }).rows[0]!);
      expect(await totalsOf(one)).toEqual(both(closed === 1 ? POINT_PARTS : 0n));
    }
    expect(tries).toBeGreaterThan(4);
    expect(await entriesOf(one)).toEqual([["accrual", POINT_PARTS]]);
  });

  it.each([
    ["JPY", "300", 2n],
    ["AUD", "3.00", 2n],
    ["BTC", "0.00001600", 1n],
  ])("COMP-24 in %s: %s earns %s", async (currency, amount, points) => {
    const one = await createPlayer(1_000_000n, currency);
    await play(one, name("r"), [bet(name(), amount)], { close: true });
    expect(await totalsOf(one)).toEqual(both(points * POINT_PARTS));
  });
});

describe("the stake for one point", () => {
  it("COMP-24 is defined for every currency and is about one euro", async () => {
    expect(Object.keys(STAKE_FOR_POINT).sort()).toEqual(CURRENCIES.map(({ code }) => code).sort());
    const cryptocurrencies = CURRENCIES.filter(({ fiat }) => !fiat);
    const { rates } = await referenceSource.read(
      cryptocurrencies.map(({ code }) => code),
      LEDGER_NOW,
    );
    for (const { code, subunits_to_unit: units } of cryptocurrencies) {
      const euros = (STAKE_FOR_POINT[code]! / units) * Number(rates[code]);
      expect([code, euros > 0.7 && euros < 1.3]).toEqual([code, true]);
    }
  });

  it("COMP-24 gives whole parts of a point and never rounds up", () => {
    expect(partsOf(1n, 150n)).toBe(6_666n);
    expect(partsOf(150n, 150n)).toBe(POINT_PARTS);
    expect(partsOf(0n, 150n)).toBe(0n);
    expect(partsOf(10n ** 15n, 100n)).toBe(10n ** 19n);
  });
});

describe("the database's rules", () => {
  const earn = async () => {
    const one = await createPlayer();
    await play(one, name("r"), [bet(name(), "5.00")], { close: true });
    return one;
  };
  const change = (tx: Db, { playerId }: Owner, set: Partial<typeof compPoints.$inferInsert>) =>
    tx.update(compPoints).set(set).where(eq(compPoints.playerId, playerId));

  it("MI-23 don't allow spending more points than there are", async () => {
    const one = await earn();
    expect(await violatedConstraint(spend(db, one, 5n * POINT_PARTS + 1n))).toBe("comp_points_chargeable");
    expect(await violatedConstraint(spend(db, one, 5n * POINT_PARTS))).toBe("not refused");
    expect(await violatedConstraint(spend(db, one, 1n))).toBe("comp_points_chargeable");
    expect(await totalsOf(one)).toEqual({ chargeable: 0n, persistent: 5n * POINT_PARTS });
  });

  it("MI-23 let points change only by entries, and never let an entry change", async () => {
    const one = await earn();
    expect(await violatedConstraint(change(db, one, { chargeable: 9n }).execute())).toBe(
      "comp_points_by_entries",
    );
    const mine = eq(compPointEntries.playerId, one.playerId);
    expect(
      await violatedConstraint(db.update(compPointEntries).set({ persistent: 9n }).where(mine).execute()),
    ).toBe("comp_point_entries_keep");
    expect(await violatedConstraint(db.delete(compPointEntries).where(mine).execute())).toBe(
      "comp_point_entries_keep",
    );
    expect(
      await violatedConstraint(db.delete(compPoints).where(eq(compPoints.playerId, one.playerId)).execute()),
    ).toBe("comp_points_by_entries");
  });

  it("MI-23 mutant points-set: without the rule totals can differ from the sums of their entries", async () => {
    const one = await earn();
    const [total, sums] = await withoutTrigger(db, ["comp_points", "comp_points_by_entries"], async (tx) => {
      await change(tx, one, { chargeable: 9n });
      return [await compPointsStore.of(tx, one.playerId), await compPointsStore.sums(tx, one.playerId)];
    });
    expect(total).not.toEqual(sums);
  });

  it("MI-23 never let the lifetime total fall", async () => {
    const one = await earn();
    const update = db.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE comp_points DISABLE TRIGGER comp_points_by_entries`);
      await change(tx, one, { persistent: 1n });
    });
    expect(await violatedConstraint(update)).toBe("comp_points_never_fall");
  });

  it("MI-23 mutant points-fall: without the rule the total can fall", async () => {
    const one = await earn();
    const { persistent } = await withoutTrigger(db, ["comp_points", "comp_points_never_fall"], async (tx) => {
      await tx.execute(sql`ALTER TABLE comp_points DISABLE TRIGGER comp_points_by_entries`);
      await change(tx, one, { persistent: 1n });
      return compPointsStore.of(tx, one.playerId);
    });
    expect(persistent).toBe(1n);
  });

  it("MI-23 count an entry once by its key", async () => {
    const one = await earn();
    const entry = {
      playerId: one.playerId,
      kind: "adjustment" as const,
      key: name("k"),
      ...both(POINT_PARTS),
      cause: {},
      createdAt: new Date(0),
    };
    expect([await compPointsStore.add(db, entry), await compPointsStore.add(db, entry)]).toEqual([
      true,
      false,
    ]);
    expect(await totalsOf(one)).toEqual(both(6n * POINT_PARTS));
    const negativeEntry = compPointsStore.add(db, { ...entry, key: name("k"), persistent: -1n });
    expect(await violatedConstraint(negativeEntry)).toBe("comp_point_entries_persistent");
  });
});

describe("comps_award", () => {
  const publishedAwards = async ({ playerId }: Owner) =>
    (await db.select().from(outbox).where(eq(outbox.playerId, playerId)).orderBy(outbox.id)).flatMap(
      ({ type, data }) => (type === "comps_award" ? [data as PublicationData<"comps_award">] : []),
    );

  it("PLT-05 COMP-24 is written with the points, in the contract's shape, when whole points change", async () => {
    const one = await createPlayer();
    for (const amount of ["0.60", "0.60", "3.00"])
      await play(one, name("r"), [bet(name(), amount)], { close: true });
    const messages = await publishedAwards(one);
    expect(messages).toEqual([
      { chargeable_points: 1, persistent_points: 1 },
      { chargeable_points: 4, persistent_points: 4 },
    ]);
    const envelope = { type: "comps_award", id: "1", version: 1, occurred_at: "", data: messages[0] };
    expect(parsePublication(envelope)).toEqual(envelope);
    await spend(db, one, 2n * POINT_PARTS);
    expect((await publishedAwards(one)).at(-1)).toEqual({ chargeable_points: 2, persistent_points: 4 });
  });

  it("COMP-24 MI-27 isn't published when the transaction rolls back", async () => {
    const one = await createPlayer();
    await db
      .transaction(async (tx) => {
        await compPointsStore.add(tx, {
          playerId: one.playerId,
          kind: "adjustment",
          key: name("k"),
          ...both(POINT_PARTS),
          cause: {},
          createdAt: new Date(0),
        });
        tx.rollback();
      })
      .catch(() => {});
    expect(await publishedAwards(one)).toEqual([]);
  });
});
