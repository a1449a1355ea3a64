import { createHash } from "node:crypto";
import * as v from "valibot";
import { createDraw, type Seeds } from "../../src/rules/fair/draw.ts";
import {
  FAIR_KINDS,
  FAIR_VERSIONS,
  type FairKind,
  type FairVersion,
  percentOf,
  tableText,
  versionsInForce,
} from "../../src/rules/fair/versions.ts";
import { hash } from "../../src/rules/web/hash.ts";

export interface DrawResult {
  /** Shown to the player and reproducible. */
  outcome: object;
  /** Minor units. */
  win: bigint;
}

/** Facts of a game, shown before the first stake. */
export interface Facts {
  version: number;
  /** SHA-256 of the published table. */
  table: string;
  /** Return to player in percent; the lowest if it depends on the choice. */
  return: number;
  /** The largest prize as a multiple of the stake, and its average frequency: once in `oneIn` rounds. */
  top: { stakes: number; oneIn: number };
}

interface Engine {
  facts: Facts;
  /** Schema of the player's choice besides the stake. */
  choice: v.GenericSchema<unknown, object>;
  draw: (seeds: Seeds, stake: bigint, choice: object) => Promise<DrawResult>;
}

/** Hexadecimal. */
export const digestOfTable = (rules: FairVersion): string =>
  createHash("sha256").update(tableText(rules)).digest("hex");

function engineOf(rules: FairVersion): Engine {
  const { version, returns, top, isChoice, draw, payoutOf } = rules;
  return {
    facts: { version, table: digestOfTable(rules), return: percentOf(returns.least), top },
    choice: v.custom<object>(isChoice),
    async draw(seeds, stake, choice) {
      const outcome = await draw(await createDraw(seeds), choice);
      return { outcome, win: payoutOf(stake, choice, outcome) };
    },
  };
}

const ENGINES = new Map(
  FAIR_KINDS.flatMap((kind) =>
    FAIR_VERSIONS[kind].map((rules) => [`${kind} ${rules.version}`, engineOf(rules)]),
  ),
);

/** @throws RangeError for an unknown version */
export function engineFor(kind: FairKind, version: number): Engine {
  const engine = ENGINES.get(`${kind} ${version}`);
  if (!engine) throw new RangeError(`no rules of ${kind}, version ${version}`);
  return engine;
}

/** Maps a catalogue game to one of the three engines. */
export function kindOf({ kind, title }: { kind: string; title: string }): FairKind {
  if (kind === "live" || /roulette|wheel/i.test(title)) return "wheel";
  return kind === "table" || kind === "crash" ? "dice" : "slot";
}

/** Titles that promise rare and large prizes. */
const VOLATILE_TITLE = /Xtreme|Extreme|Unchained|Blitz/;

/** The rules that a catalogue game is played by: always the same for its identifier. */
export function rulesOf(game: { identifier: string; kind: string; title: string }): FairVersion {
  const all = versionsInForce(kindOf(game));
  const volatile = VOLATILE_TITLE.test(game.title)
    ? all.filter(({ volatility }) => volatility === "high")
    : [];
  const fitting = volatile.length > 0 ? volatile : all;
  return fitting[hash(`rules ${game.identifier}`) % fitting.length]!;
}
