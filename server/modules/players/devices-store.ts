import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { LONGEST_AGENT } from "../../../src/rules/players/device-name.ts";
import type { Db } from "../../db/client.ts";
import { playerDevices } from "../../db/player-schema.ts";
import type { AppEnv } from "../../http/env.ts";
import { digestOf } from "../../http/secret-token.ts";

/** What tells a device from others: its fingerprint, or what the browser calls itself where the page sent none. */
export const deviceOf = (c: Context<AppEnv>, fingerprint?: string): string =>
  fingerprint
    ? `fingerprint ${fingerprint}`
    : `agent ${(c.req.header("user-agent") ?? "").slice(0, LONGEST_AGENT)}`;

/** The table links no two players who share a device, and names no device. */
const digest = (playerId: number, device: string) => digestOf(`${playerId} ${device}`);

/** Devices that players have signed in with. */
export function createDevicesStore(db: Db, now: () => number) {
  return {
    /** Whether the player has signed in with this device before. Without a player the query is the same, and so is its time. */
    async isKnown(playerId: number | undefined, device: string): Promise<boolean> {
      const key = digest(playerId ?? 0, device);
      const known = await db
        .select({ digest: playerDevices.digest })
        .from(playerDevices)
        .where(and(eq(playerDevices.playerId, playerId ?? 0), eq(playerDevices.digest, key)));
      return known.length > 0;
    },

    /** Notes that the player signs in with this device. Returns true for one that is new beside others. */
    async note(playerId: number, device: string): Promise<boolean> {
      const key = digest(playerId, device);
      const known = await db
        .select({ digest: playerDevices.digest })
        .from(playerDevices)
        .where(eq(playerDevices.playerId, playerId));
      const at = new Date(now());
      await db
        .insert(playerDevices)
        .values({ playerId, digest: key, firstSeenAt: at, lastSeenAt: at })
        .onConflictDoUpdate({
          target: [playerDevices.playerId, playerDevices.digest],
          set: { lastSeenAt: at },
        });
      return known.length > 0 && known.every((device) => device.digest !== key);
    },
  };
}

export type DevicesStore = ReturnType<typeof createDevicesStore>;
