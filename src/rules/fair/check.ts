import { commitmentOf, createDraw, type Draw, type Seeds } from "./draw.ts";
import type { FairVersion } from "./versions.ts";

/** A claimed round to verify. */
export interface Claim extends Seeds {
  /** Commitment published before the round; empty if unknown. */
  commitment: string;
  choice: unknown;
  /** Minor units. */
  stake: bigint;
}

export interface DrawnNumber {
  /** The draw was from 0 to `below` - 1. */
  below: number;
  value: number;
}

export interface RoundCheck {
  /** SHA-256 of the secret. */
  commitment: string;
  /** True if the secret matches the commitment; null if that is unknown. */
  matchesCommitment: boolean | null;
  drawn: DrawnNumber[];
  outcome: object;
  /** Minor units. */
  win: bigint;
}

export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

function recordDraws(draw: Draw): { draw: Draw; drawn: DrawnNumber[] } {
  const drawn: DrawnNumber[] = [];
  return {
    drawn,
    draw: async (below) => {
      const value = await draw(below);
      drawn.push({ below, value });
      return value;
    },
  };
}

/** Recomputes a round from its seeds with Web Crypto's SHA-256. */
export async function checkRound(rules: FairVersion, claim: Claim): Promise<RoundCheck> {
  const commitment = await commitmentOf(claim.secret);
  const { draw, drawn } = recordDraws(await createDraw(claim));
  const outcome = await rules.draw(draw, claim.choice);
  return {
    commitment,
    matchesCommitment: claim.commitment === "" ? null : claim.commitment === commitment,
    drawn,
    outcome,
    win: rules.payoutOf(claim.stake, claim.choice, outcome),
  };
}

/** Deep equality of two outcomes, regardless of key order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
