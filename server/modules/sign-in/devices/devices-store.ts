import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { MAX_AGENT_LENGTH } from "../../../../src/rules/players/device-name.ts";
import type { Db } from "../../../db/client.ts";
import type { AppEnv } from "../../../http/env.ts";
import { digestOf } from "../../../http/secret-token.ts";
import { playerDevices } from "../tables.ts";

/** Identifies a device: its fingerprint, or the user agent if the page sent none. */
export const deviceOf = (c: Context<AppEnv>, fingerprint?: string): string =>
  fingerprint
    ? `fingerprint ${fingerprint}`
    : `agent ${(c.req.header("user-agent") ?? "").slice(0, MAX_AGENT_LENGTH)}`;

/** Digests include the player, so that the table neither links players who share a device nor reveals devices. */
const digest = (playerId: number, device: string) => digestOf(`${playerId} ${device}`);

/** Devices that players have signed in with. */
export function createDevicesStore(db: Db, now: () => number) {
  return {
    /** True if the player has signed in with this device. Without a player it runs the same query, in the same time. */
    async isKnown(playerId: number | undefined, device: string): Promise<boolean> {
      const key = digest(playerId ?? 0, device);
      const knownDevices = await db
        .select({ digest: playerDevices.digest })
        .from(playerDevices)
        .where(and(eq(playerDevices.playerId, playerId ?? 0), eq(playerDevices.digest, key)));
      return knownDevices.length > 0;
    },

    /** Records a sign-in's device. @returns true if it's new and the player has others */
    async note(playerId: number, device: string): Promise<boolean> {
      const key = digest(playerId, device);
      const knownDevices = await db
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
      return knownDevices.length > 0 && knownDevices.every((device) => device.digest !== key);
    },
  };
}

export type DevicesStore = ReturnType<typeof createDevicesStore>;
