import type { Theme } from "../src/rules/games/themes.ts";

export interface FrameRound {
  id: string;
  /** Decimal, in the seat's currency. */
  stake: string;
  win: string;
  choice: unknown;
  outcome: unknown;
  nonce: number;
  done: boolean;
}

/** A round that was left open somewhere and is at its end now, with the currency that it was played in. */
export type FinishedRound = FrameRound & { currency: string };

/** What the next round is drawn from. */
export interface Fair {
  commitment: string;
  client: string;
  nonce: number;
}

/** What the server of the games says of a seat. */
export interface Opened {
  seat: string;
  kind: "slot" | "wheel" | "dice";
  game: { title: string; theme: Theme; art: string };
  mode: "real" | "demo";
  currency: string;
  decimals: number;
  balance: string;
  locale: string;
  stakes: string[];
  /** Shortest time of a round, milliseconds. */
  min_round: number;
  facts: { version: number; table: string; return: number; top: { stakes: number; oneIn: number } };
  fair: Fair;
  round: FrameRound | null;
  finished: FinishedRound[];
}

/** What a round is asked for with. */
export interface Play {
  seat: string;
  /** The same one again is the same round. */
  key: string;
  stake: string;
  choice: unknown;
  fair: Pick<Fair, "commitment" | "client">;
}

/** Refused, or not answered: `network` where nobody knows whether it was done. */
export class Refused extends Error {
  override name = "Refused";
  readonly code: string;
  /** Where it was changed elsewhere. */
  readonly fair: Fair | undefined;

  constructor(code: string, fair?: Fair) {
    super(code);
    this.code = code;
    this.fair = fair;
  }
}

const TRIES = 4;
const PAUSE = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function once<T>(path: string, body: object): Promise<T> {
  let response: Response;
  try {
    // Plain text: a frame without origin would have to ask before it sends JSON.
    response = await fetch(`api/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new Refused("network");
  }
  const answer = (await response.json().catch(() => ({}))) as T & { code?: string; fair?: Fair };
  // What is refused in the course of play comes with 200: browsers tell of every other as of a fault.
  if (response.ok && answer.code === undefined) return answer;
  throw new Refused(response.status >= 500 ? "network" : (answer.code ?? "network"), answer.fair);
}

/** Asks the server; what got no answer is asked again under the same name, so that it is done once. */
export async function ask<T>(path: string, body: object): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once<T>(path, body);
    } catch (error) {
      const again = error instanceof Refused && error.code === "network" && attempt < TRIES;
      if (!again) throw error;
      await pause(PAUSE * attempt);
    }
  }
}

/** What the frame tells the page around it: hints, none of which is believed where money is concerned. */
export type Hint =
  | { type: "ready" }
  | { type: "busy"; busy: boolean }
  | { type: "exit" }
  | { type: "refused"; code: string }
  /** The player wants to check rounds, first of all this one. */
  | { type: "verify"; round: string | null };

export const tell = (hint: Hint): void => parent.postMessage({ frame: hint }, "*");

/**
 * What the page around the frame says that the balance is, decimal: a hint as well, which is only compared with what is
 * shown. Null for a message that is another one, or not of that page.
 */
export function balanceTold(
  { source, origin, data }: Pick<MessageEvent<unknown>, "source" | "origin" | "data">,
  page: unknown,
  pageOrigin: string,
): string | null {
  if (source !== page || origin !== pageOrigin) return null;
  const { type, balance } = (data as { app?: { type?: unknown; balance?: unknown } } | null)?.app ?? {};
  return type === "balance" && typeof balance === "string" && /^-?\d{1,16}(\.\d{1,16})?$/.test(balance)
    ? balance
    : null;
}
