import { jwtVerify, SignJWT } from "jose";
import { playerChannel } from "../../src/contract/realtime.ts";

/** How long a connection may be begun or gone on with by one token, seconds. */
export const TOKEN_TIME = 300;

export interface Claims {
  /** Empty for a guest. */
  user: string;
  /** Channels that the connection hears without asking. */
  channels: string[];
  /** Seconds since the epoch; null for a guest's. */
  expiresAt: number | null;
  /** Name of the sign-in: with it the connection ends. Null where it has none. */
  login: string | null;
}

/** Tokens of connections, as Centrifugo reads them: HS256, with the player and the player's channel. */
export function createTokens({ secret, now }: { secret: string; now: () => number }) {
  const key = new TextEncoder().encode(secret);
  return {
    issue: (playerId: number, login: string | null = null): Promise<string> =>
      new SignJWT({ channels: [playerChannel(playerId)], login })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(String(playerId))
        .setIssuedAt(Math.floor(now() / 1_000))
        .setExpirationTime(Math.floor(now() / 1_000) + TOKEN_TIME)
        .sign(key),

    /** What a token says; `expired` for one whose time is over, null for one that is none of ours. */
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
