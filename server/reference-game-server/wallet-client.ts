import { createHmac } from "node:crypto";
import { SERVER_CALL_TIMEOUT } from "../http/call-timeout.ts";

/** The casino's answer: the result, or a reason that a retry wouldn't change. */
export type WalletResult<T> = { ok: true; answer: T } | { ok: false; code: string; balance: string | null };

/** The outcome is unknown: no response after several attempts. */
export class OutcomeUnknown extends Error {
  override name = "Unsure";
}

export interface WalletClientOptions {
  provider: string;
  secret: string;
  /** Sends a call to the casino. */
  send: (
    path: string,
    init: { body: string; headers: Record<string, string>; signal: AbortSignal },
  ) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Pauses between attempts, milliseconds. */
const PAUSES = [200, 1_000, 2_000];

/** A client of the casino's wallet API: signs its calls and retries them idempotently. */
export function createWalletClient({ provider, secret, send, wait }: WalletClientOptions) {
  async function attempt<T>(path: string, body: string): Promise<WalletResult<T> | null> {
    const headers = {
      "content-type": "application/json",
      "x-provider": provider,
      "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
    };
    try {
      const response = await send(path, { body, headers, signal: AbortSignal.timeout(SERVER_CALL_TIMEOUT) });
      if (response.status >= 500 || response.status === 429) return null;
      const answer = (await response.json()) as T & { code?: string; balance?: string };
      if (response.ok) return { ok: true, answer };
      return { ok: false, code: answer.code ?? "unknown", balance: answer.balance ?? null };
    } catch {
      return null;
    }
  }

  return async function call<T>(path: string, body: object): Promise<WalletResult<T>> {
    const text = JSON.stringify(body);
    for (const pause of [...PAUSES, null]) {
      const result = await attempt<T>(path, text);
      if (result) return result;
      if (pause !== null) await wait(pause);
    }
    throw new OutcomeUnknown(path);
  };
}

export type WalletCall = ReturnType<typeof createWalletClient>;
