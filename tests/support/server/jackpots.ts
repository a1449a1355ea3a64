import { randomInt } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { MILLION } from "../../../server/modules/jackpots/contributions.ts";
import {
  type JackpotLevel,
  jackpotMeters,
  jackpotPots,
  jackpots,
  jackpotWins,
} from "../../../server/modules/jackpots/tables.ts";
import { verifyJackpots } from "../../../server/modules/jackpots/verify-store.ts";
import type { Jackpot } from "../../../src/contract/jackpots.ts";
import { bet, testWallet, type WalletSession } from "./wallet.ts";

const LEVEL: JackpotLevel = {
  id: 0,
  name: "Mini",
  identifier: "mini",
  seed_cents: 1_000,
  contribution_ppm: 10_000,
  ceiling_cents: null,
  average_cents: 1_500,
};

/** The server with a provider, and jackpots whose winners the test decides. */
export async function testJackpots(options: Parameters<typeof testWallet>[0] = {}) {
  /** True if a draw below this bound wins. */
  let isWon: (below: bigint) => boolean = () => false;
  const wallet = await testWallet({ drawJackpot: (below) => (isWon(below) ? 0n : below - 1n), ...options });
  const { app } = wallet;

  /** A jackpot with a new game. */
  async function newJackpot(levels: Partial<JackpotLevel>[] = [{}], currency = "EUR") {
    const id = randomInt(1_000, 2_000_000_000);
    const identifier = `pot-${id}`;
    const jackpotLevels = levels.map((level, i) => ({ ...LEVEL, id: id + i, ...level }));
    const game = `studio/${identifier}`;
    await app.db.insert(jackpots).values({
      id,
      identifier,
      title: `Pot ${id}`,
      state: "active",
      currency,
      levels: jackpotLevels,
      gameIdentifiers: [game],
    });
    await app.content.refresh();
    return { identifier, game, levels: jackpotLevels };
  }
  type TestJackpot = Awaited<ReturnType<typeof newJackpot>>;

  return {
    ...wallet,
    newJackpot,
    /** Decides whether later draws win. */
    setWinRule: (winRule: boolean | ((below: bigint) => boolean)) => {
      isWon = typeof winRule === "function" ? winRule : () => winRule;
    },

    /** A bet in a new round. */
    placeBet: (player: WalletSession, amount: string, id = wallet.name("bet")) =>
      wallet.play(player, wallet.name("round"), [bet(id, amount)]),

    /** A player at the jackpot's game. */
    playerAt: async ({ game }: TestJackpot, funds = 1_000_000n, currency = "EUR"): Promise<WalletSession> =>
      wallet.openGameSession(await wallet.createPlayer(funds, currency), game),

    /** The jackpot in the public API. */
    async fetchPublicJackpot({ identifier }: TestJackpot): Promise<Jackpot> {
      const { body } = await app.get("/api/jackpots");
      return (body as Jackpot[]).find((one) => one.identifier === identifier)!;
    },

    /** For each level, in millionths: collected contributions and debt. */
    async meters({ levels }: TestJackpot) {
      const rows = await app.db
        .select()
        .from(jackpotMeters)
        .where(
          inArray(
            jackpotMeters.levelId,
            levels.map(({ id }) => id),
          ),
        );
      const sum = (id: number, part: "gathered" | "behind") =>
        rows.filter(({ levelId }) => levelId === id).reduce((total, row) => total + row[part], 0n);
      return levels.map(({ id }) => ({ gathered: sum(id, "gathered"), behind: sum(id, "behind") }));
    },

    winsOf: ({ identifier }: TestJackpot) =>
      app.db
        .select()
        .from(jackpotWins)
        .where(eq(jackpotWins.identifier, identifier))
        .orderBy(jackpotWins.number),

    pot: async ({ levels: [level] }: TestJackpot) =>
      (await app.db.select().from(jackpotPots).where(eq(jackpotPots.levelId, level!.id)))[0],

    /** Problems that the verification finds in the jackpot's levels. */
    async problemsOfLevels({ levels }: TestJackpot, db = app.db) {
      const problems = await verifyJackpots(db);
      return problems.filter((problem) => levels.some(({ id }) => problem.includes(String(id))));
    },
  };
}

/** Minor units in millionths. */
export const inMillionths = (minor: number | bigint) => BigInt(minor) * MILLION;
