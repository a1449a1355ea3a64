import * as v from "valibot";
import { AccountBalancesSchema } from "./accounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { PublicWinSchema } from "./public-wins.ts";

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

const cents = v.pipe(v.number(), v.integer());

/** Data of publications by type. Each has the whole state, or only names what to refetch. */
export const PUBLICATIONS = {
  balance: v.object({ accounts: v.array(AccountBalancesSchema) }),
  /** A new notification of the bell. */
  notifications: v.object({ id: v.string() }),
  jackpot_win_award: v.object({ id: v.string() }),
  bonuses_changes: v.object({}),
  freespins_changes: v.object({}),
  comps_award: v.object({ chargeable_points: v.number(), persistent_points: v.number() }),
  payments_changes: v.object({ id: v.string() }),
  payments_events: v.object({ id: v.string(), state: v.string() }),
  payment_methods_changes: v.object({}),
  game_limits_changes: v.object({}),
  groups_updates: v.object({ groups: v.array(v.number()) }),
  account_closed: v.object({}),
  tournaments_statuses: v.object({ identifier: v.string(), status: v.string() }),
  lootboxes_changes: v.object({}),
  jackpots_changes: v.object({
    jackpots: v.array(
      v.object({
        identifier: v.string(),
        /** A larger cycle is the next pot, after a win; within a cycle the amount never decreases. */
        levels: v.array(v.object({ identifier: v.string(), amount_cents: cents, cycle: cents })),
      }),
    ),
  }),
  wins: PublicWinSchema,
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
