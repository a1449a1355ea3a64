import * as v from "valibot";
import { accountsPublications } from "./accounts.ts";
import { bonusesPublications } from "./bonuses.ts";
import { compPointsPublications } from "./comp-points.ts";
import type { Endpoint } from "./endpoint.ts";
import { freeSpinsPublications } from "./free-spins.ts";
import { jackpotsPublications } from "./jackpots.ts";
import { limitsPublications } from "./limits.ts";
import { notificationsPublications } from "./notifications.ts";
import { paymentMethodsPublications } from "./payment-methods.ts";
import { paymentsPublications } from "./payments.ts";
import { playerPublications } from "./player.ts";
import { publicWinsPublications } from "./public-wins.ts";

/** Path of the realtime connection, as in Centrifugo. */
export const REALTIME_PATH = "/connection/websocket";

/** Personal channel of a player, which the connection's token authorises. */
export const playerChannel = (playerId: number): string => `player:${playerId}`;

/** Public channels. */
export const PUBLIC_CHANNELS = {
  wins: "public:wins",
  jackpots: "public:jackpots",
  paymentMethods: "public:payment-methods",
} as const;

/** Data of publications by type. Each has the whole state, or only names what to refetch. */
export const PUBLICATIONS = {
  ...accountsPublications,
  ...bonusesPublications,
  ...compPointsPublications,
  ...freeSpinsPublications,
  ...jackpotsPublications,
  ...limitsPublications,
  ...notificationsPublications,
  ...paymentMethodsPublications,
  ...paymentsPublications,
  ...playerPublications,
  ...publicWinsPublications,
  // Their nouns have no other contract yet.
  tournaments_statuses: v.object({ identifier: v.string(), status: v.string() }),
  lootboxes_changes: v.object({}),
} as const;

export type PublicationType = keyof typeof PUBLICATIONS;
export type PublicationData<T extends PublicationType> = v.InferOutput<(typeof PUBLICATIONS)[T]>;

/** A publication; `version` grows within its type and channel, `occurred_at` is ISO 8601 in UTC. */
export interface Publication<T extends PublicationType = PublicationType> {
  type: T;
  id: string;
  version: number;
  occurred_at: string;
  data: PublicationData<T>;
}

const EnvelopeSchema = v.object({
  type: v.picklist(Object.keys(PUBLICATIONS) as PublicationType[]),
  id: v.string(),
  version: v.number(),
  occurred_at: v.string(),
  data: v.unknown(),
});

/**
 * Parses a publication.
 * @returns null for data outside this contract.
 */
export function parsePublication(value: unknown): Publication | null {
  const envelope = v.safeParse(EnvelopeSchema, value);
  if (!envelope.success) return null;
  const data = v.safeParse(PUBLICATIONS[envelope.output.type], envelope.output.data);
  return data.success ? ({ ...envelope.output, data: data.output } as Publication) : null;
}

/** Token of a player's realtime connection; valid for a few minutes. */
export const RealtimeTokenSchema = v.object({ token: v.string() });

export const realtimeEndpoints = {
  "GET /api/player/realtime": {
    session: true,
    summary: "Token of the player's realtime connection, valid for five minutes",
    response: RealtimeTokenSchema,
  },
} as const satisfies Record<string, Endpoint>;
