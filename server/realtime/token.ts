import { jwtVerify, SignJWT } from "jose";
import { playerChannel } from "../../src/contract/realtime.ts";

/** Lifetime of a connection token, seconds. */
export const TOKEN_LIFETIME = 300;

export interface Claims {
  /** Player id; empty for a guest. */
  user: string;
  /** Channels subscribed on connect. */
  channels: string[];
  /** Seconds since the epoch; null for a guest. */
  expiresAt: number | null;
  /** Session id; the connection closes when the session ends. Null for a token without a session. */
  login: string | null;
}

/** Connection tokens as Centrifugo reads them: HS256 JWTs with the player and the player's channel. */
export function createTokens({ secret, now }: { secret: string; now: () => number }) {
  const key = new TextEncoder().encode(secret);
  return {
    issue: (playerId: number, login: string | null = null): Promise<string> =>
      new SignJWT({ channels: [playerChannel(playerId)], login })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(String(playerId))
        .setIssuedAt(Math.floor(now() / 1_000))
        .setExpirationTime(Math.floor(now() / 1_000) + TOKEN_LIFETIME)
        .sign(key),

    /** Verifies a token. @returns its claims, "expired" for an expired token, or null for an invalid one */
    async verify(token: string): Promise<Claims | "expired" | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          currentDate: new Date(now()),
        });
        const channels = payload.channels;
        if (!payload.sub || !payload.exp || !Array.isArray(channels)) return null;
        const login = typeof payload.login === "string" ? payload.login : null;
        return { user: payload.sub, channels: channels.map(String), expiresAt: payload.exp, login };
      } catch (error) {
        return (error as { code?: string }).code === "ERR_JWT_EXPIRED" ? "expired" : null;
      }
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
