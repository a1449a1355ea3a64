import type { SlotSymbol } from "../src/rules/fair/slot.ts";

export interface FrameRound {
  id: string;
  /** Decimal, in the session's currency. */
  stake: string;
  win: string;
  choice: unknown;
  outcome: unknown;
  nonce: number;
  /** Version of the rules that drew it. */
  version: number;
  done: boolean;
  /** Free rounds stake nothing; `stake` is what their wins are multiples of. */
  free: boolean;
}

/** Free rounds that the next rounds use. */
export interface FreeRounds {
  campaign: string;
  left: number;
  /** Bet of each, a decimal. */
  bet: string;
}

/** The session's state, which may change elsewhere. */
export interface Current {
  balance: string;
  free_rounds: FreeRounds | null;
}

/** What all rounds of a campaign have won. */
export interface CompletedFreeRounds {
  count: number;
  /** Decimal. */
  won: string;
}

/** Response to the end of a round; only a free round's has more than the balance. */
export interface FinishResponse {
  balance: string;
  free_rounds?: FreeRounds | null;
  /** Null unless the round was its campaign's last one. */
  completed?: CompletedFreeRounds | null;
}

/** A round that was left open and is finished now, with its currency. */
export type FinishedRound = FrameRound & { currency: string };

/** A symbol that has a picture. */
export interface DrawnSymbol {
  /** In the player's language. */
  name: string;
  /** The picture's address; without one, the name is drawn. */
  src?: string;
}

/** The symbols that a slot's title has pictures of; the others are letters. */
export type DrawnSymbols = Partial<Record<SlotSymbol, DrawnSymbol>>;

/** Inputs of the next draw. */
export interface FairInputs {
  commitment: string;
  client: string;
  nonce: number;
}

/** The game server's response to opening a frame. */
export interface OpenedSession {
  session: string;
  kind: "slot" | "wheel" | "dice";
  /** The hue is in degrees, `art` the folder of its pictures; only slots have symbols. */
  game: { title: string; hue?: number; art?: string; symbols?: DrawnSymbols };
  /** `local`: a demo on this device, without the server. */
  mode: "real" | "demo" | "local";
  currency: string;
  decimals: number;
  balance: string;
  free_rounds: FreeRounds | null;
  locale: string;
  stakes: string[];
  /** Minimum duration of a round, milliseconds. */
  min_round: number;
  facts: { version: number; table: string; return: number; top: { stakes: number; oneIn: number } };
  fair: FairInputs;
  round: FrameRound | null;
  finished: FinishedRound[];
}

/** Request for a round. */
export interface PlayRequest {
  session: string;
  /** Idempotency key. */
  key: string;
  /** As shown: the player's stake, or the bet of a free round. */
  stake: string;
  /** Campaign of the free round that was shown; null for a paid round. The server plays no other. */
  free_rounds: string | null;
  choice: unknown;
  fair: Pick<FairInputs, "commitment" | "client">;
}

/** A failed call: `code` is the server's rejection, or `network` if the outcome is unknown. */
export class Rejected extends Error {
  override name = "Refused";
  readonly code: string;
  /** What changed elsewhere. */
  readonly current: Partial<Current & { fair: FairInputs }>;

  constructor(code: string, current: Rejected["current"] = {}) {
    super(code);
    this.code = code;
    this.current = current;
  }
}

const MAX_ATTEMPTS = 4;
const RETRY_DELAY = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function post<T>(path: string, body: object): Promise<T> {
  let response: Response;
  try {
    // Sent as text/plain: JSON from a frame without an origin would need a preflight.
    response = await fetch(`api/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new Rejected("network");
  }
  const answer = (await response.json().catch(() => ({}))) as T & Rejected["current"] & { code?: string };
  // Rejections in normal play have status 200, because browsers log other statuses as errors.
  if (response.ok && answer.code === undefined) return answer;
  throw new Rejected(response.status >= 500 ? "network" : (answer.code ?? "network"), answer);
}

/** A call by path. @throws Rejected */
export type GameServerCall = <T>(path: string, body: object) => Promise<T>;

/** Calls the server, retrying if no response arrives; calls are idempotent. */
export async function request<T>(path: string, body: object): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await post<T>(path, body);
    } catch (error) {
      const isRetryable = error instanceof Rejected && error.code === "network" && attempt < MAX_ATTEMPTS;
      if (!isRetryable) throw error;
      await pause(RETRY_DELAY * attempt);
    }
  }
}

/** Hints to the embedding page, which never bases money on them. */
export type Hint =
  | { type: "ready" }
  | { type: "busy"; busy: boolean }
  | { type: "exit" }
  /** The player has switched the sound, which the page remembers: a frame without origin has no storage. */
  | { type: "sound"; on: boolean }
  | { type: "refused"; code: string }
  /** The player wants to verify rounds, starting with this one. */
  | { type: "verify"; round: string | null };

export const postHint = (hint: Hint): void => parent.postMessage({ frame: hint }, "*");

type PageEvent = Pick<MessageEvent<unknown>, "source" | "origin" | "data">;

/** The content of a message of the page that embeds the frame; empty for other senders. */
function appMessage({ source, origin, data }: PageEvent, page: unknown, pageOrigin: string) {
  if (source !== page || origin !== pageOrigin) return {};
  return (data as { app?: { type?: unknown; balance?: unknown; on?: unknown } } | null)?.app ?? {};
}

/** Reads the page's balance hint, a decimal; null for other messages or senders. */
export function balanceHint(event: PageEvent, page: unknown, pageOrigin: string): string | null {
  const { type, balance } = appMessage(event, page, pageOrigin);
  return type === "balance" && typeof balance === "string" && /^-?\d{1,16}(\.\d{1,16})?$/.test(balance)
    ? balance
    : null;
}

/** Reads whether the sound is on, which the page remembers; null for other messages or senders. */
export function soundChoice(event: PageEvent, page: unknown, pageOrigin: string): boolean | null {
  const { type, on } = appMessage(event, page, pageOrigin);
  return type === "sound" && typeof on === "boolean" ? on : null;
}
