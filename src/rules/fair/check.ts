import { commitmentOf, createDraw, type Draw, type Seeds } from "./draw.ts";
import type { FairVersion } from "./versions.ts";

/** A round as somebody claims that it was. */
export interface Claim extends Seeds {
  /** What was shown before the round; empty where nobody knows. */
  commitment: string;
  choice: unknown;
  /** Minor units. */
  stake: bigint;
}

export interface Drawn {
  /** The number was one of so many, from 0. */
  below: number;
  value: number;
}

export interface Finding {
  /** SHA-256 of the secret. */
  commitment: string;
  /** Whether that is what was shown; null where nobody knows what was. */
  committed: boolean | null;
  drawn: Drawn[];
  outcome: object;
  /** Minor units. */
  win: bigint;
}

export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

function witnessed(draw: Draw): { draw: Draw; drawn: Drawn[] } {
  const drawn: Drawn[] = [];
  return {
    drawn,
    draw: async (below) => {
      const value = await draw(below);
      drawn.push({ below, value });
      return value;
    },
  };
}

/** Works a round out again from what it was drawn from, with nothing but the browser's or the server's own SHA-256. */
export async function checkRound(rules: FairVersion, claim: Claim): Promise<Finding> {
  const commitment = await commitmentOf(claim.secret);
  const { draw, drawn } = witnessed(await createDraw(claim));
  const outcome = await rules.fall(draw, claim.choice);
  return {
    commitment,
    committed: claim.commitment === "" ? null : claim.commitment === commitment,
    drawn,
    outcome,
    win: rules.pays(claim.stake, claim.choice, outcome),
  };
}

/** Whether two outcomes are the same, whatever the order in which their parts are written. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
