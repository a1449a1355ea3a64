import { exchangeOf } from "../../src/rules/money/exchange.ts";
import { hash, randomStream } from "../../src/rules/web/hash.ts";
import { createLedger } from "../core/ledger/ledger.ts";
import { TERMS_VERSION } from "../core/players/present.ts";
import { createPlayersStore } from "../core/players/store.ts";
import type { Db } from "../db/client.ts";
import { readConfig } from "../modules/config/store.ts";
import { FIAT_RATES } from "../modules/exchange-rates/fiat-rates.ts";
import { potsStore } from "../modules/jackpots/pots-store.ts";
import { createJackpotWinsService } from "../modules/jackpots/service.ts";
import type { JackpotLevel } from "../modules/jackpots/tables.ts";

const DAY = 24 * 3_600_000;
/** Time that the history covers. */
const PERIOD = 60 * DAY;
/** Wins of each jackpot by level. */
const WINS: Readonly<Record<string, number>> = { mini: 14, minor: 5, major: 1, grand: 1 };
const LARGE: ReadonlySet<string> = new Set(["major", "grand"]);
/** Largest growth of a pot, in multiples of its average. */
const MAX_GROWTH = 2.5;

/** Players without a password, who can't sign in; their names are public in a masked form only. */
const WINNERS = [
  ["Sabine K.", "DE", "de"],
  ["Matteo Bianchi", "IT", "it"],
  ["Liisbeth", "EE", "et"],
  ["Fionnuala", "IE", "en"],
  ["Maximilian", "AT", "de"],
  ["Kaspar Tamm", "EE", "et"],
  ["Annelie", "DE", "de"],
  ["Giulietta", "IT", "it"],
  ["Sigrid N.", "NO", "no"],
  ["Oskar", "AT", "de"],
  ["Beatrice", "IT", "it"],
  ["Cormac", "IE", "en"],
  ["Triinu", "EE", "et"],
  ["Jannik W.", "DE", "de"],
  ["Lorenzo", "IT", "it"],
  ["Henrik", "NO", "no"],
  ["Marlene", "DE", "de"],
  ["Saoirse", "IE", "en"],
  ["Ignaz", "AT", "de"],
] as const;

/** A pot at the time of a win: what bets add until then is distributed as the draw distributes it. */
function wonAmount(level: JackpotLevel, random: () => number): bigint {
  const growth = Math.min(-Math.log(1 - random()), MAX_GROWTH) * level.average_cents;
  const amount = Math.round(level.seed_cents + growth);
  return BigInt(Math.min(amount, level.ceiling_cents ?? amount));
}

async function makeWinners(db: Db, createdAt: Date): Promise<number[]> {
  const players = createPlayersStore(db);
  const ids: number[] = [];
  for (const [i, [nickname, country, locale]] of WINNERS.entries()) {
    const email = `winner.${i + 1}@apogee.test`;
    const values = { nickname, country, locale, currency: "EUR", licence: country === "EE" ? "EE" : "CW" };
    const { id } =
      (await players.byConfirmedEmail(email)) ??
      (await players.insert({
        ...values,
        email,
        dateOfBirth: "1985-03-09",
        groups: [],
        termsAccepted: TERMS_VERSION,
        createdAt,
        confirmedAt: createdAt,
      }));
    ids.push(id);
  }
  return ids;
}

/** Pays each jackpot's earlier wins as awards, which don't touch the pots; nothing if there have been wins. */
export async function makeDemoWins(db: Db, now: () => number): Promise<void> {
  let at = now() - PERIOD;
  const clock = () => at;
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const wins = createJackpotWinsService({
    db,
    now: clock,
    ledger: createLedger({ now: clock }),
    // Their winners can't sign in, so there's no one to notify.
    emit: async () => {},
    exchange: async () => exchangeOf(FIAT_RATES, currencies),
  });
  if ((await wins.winners("latest", undefined, 1)).length > 0) return;
  const jackpots = await potsStore.active(db);
  if (jackpots.length === 0) return;
  const winners = await makeWinners(db, new Date(at - DAY));
  const random = randomStream(hash("demo wins"));
  const all = jackpots
    .flatMap((jackpot) =>
      jackpot.levels.flatMap((level) =>
        Array.from({ length: WINS[level.identifier] ?? 1 }, (_, n) => ({
          jackpot,
          level,
          key: `demo:${jackpot.identifier}:${level.identifier}:${n}`,
          moment: random(),
        })),
      ),
    )
    .toSorted((a, b) => a.moment - b.moment);
  const start = at;
  // In turn, and the large ones to players of their own, so that no one wins twice within days.
  const isLarge = ({ level }: { level: JackpotLevel }) => LARGE.has(level.identifier);
  const large = all.filter(isLarge);
  const small = all.filter((win) => !isLarge(win));
  const others = winners.slice(large.length);
  const winnerOf = new Map([
    ...large.map((win, i) => [win, winners[i % winners.length]!] as const),
    ...small.map((win, i) => [win, others[i % others.length]!] as const),
  ]);
  for (const win of all) {
    const { jackpot, level, key, moment } = win;
    at = Math.round(start + moment * (PERIOD - DAY / 4));
    const playerId = winnerOf.get(win)!;
    const { identifier, title, currency } = jackpot;
    const { won } = await wins.award(playerId, {
      key,
      identifier,
      title,
      level: level.name,
      currency,
      amount: wonAmount(level, random),
    });
    await wins.claim(playerId, won.win);
  }
}
