import * as v from "valibot";
import { AccountPartsSchema } from "./accounts.ts";

/** Where browsers connect to; the way that Centrifugo names it. */
export const REALTIME_PATH = "/connection/websocket";

/** A channel of one player, which the connection's token names; nobody else hears it. */
export const playerChannel = (playerId: number): string => `player:${playerId}`;

/** Channels that everybody may hear. */
export const PUBLIC_CHANNELS = {
  wins: "public:wins",
  jackpots: "public:jackpots",
  paymentMethods: "public:payment-methods",
} as const;

const cents = v.pipe(v.number(), v.integer());

/** A win as everybody may see it: who won is masked. */
export const PublicWinSchema = v.object({
  /** The same for a win wherever it is told. */
  id: v.optional(v.string()),
  game: v.object({
    identifier: v.string(),
    title: v.string(),
    provider: v.string(),
    seo_title: v.string(),
    /** Address of its art without width and ending, and the hue of its placeholder. */
    preview: v.optional(v.string()),
    tone: v.optional(v.number()),
  }),
  user_name: v.string(),
  currency: v.string(),
  amount_cents: cents,
});
export type PublicWin = v.InferOutput<typeof PublicWinSchema>;

/** What a message carries, by its type. State is whole: whoever hears the newest has missed nothing. */
export const MESSAGES = {
  balance: v.object({ accounts: v.array(AccountPartsSchema) }),
  /** There is a new one in the bell. */
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
        /** A larger cycle is another pot, after a win; within one the amount never falls. */
        levels: v.array(v.object({ identifier: v.string(), amount_cents: cents, cycle: cents })),
      }),
    ),
  }),
  wins: PublicWinSchema,
} as const;

export type MessageType = keyof typeof MESSAGES;
export type MessageData<T extends MessageType> = v.InferOutput<(typeof MESSAGES)[T]>;

/** One message; `version` grows within its type and channel, `occurred_at` is ISO 8601 in UTC. */
export interface Message<T extends MessageType = MessageType> {
  type: T;
  id: string;
  version: number;
  occurred_at: string;
  data: MessageData<T>;
}

const EnvelopeSchema = v.object({
  type: v.picklist(Object.keys(MESSAGES) as MessageType[]),
  id: v.string(),
  version: v.number(),
  occurred_at: v.string(),
  data: v.unknown(),
});

/** What came over the connection as a message, or null for what is none of this contract. */
export function readMessage(value: unknown): Message | null {
  const envelope = v.safeParse(EnvelopeSchema, value);
  if (!envelope.success) return null;
  const data = v.safeParse(MESSAGES[envelope.output.type], envelope.output.data);
  return data.success ? ({ ...envelope.output, data: data.output } as Message) : null;
}

/** For the connection of one player; good for some minutes. */
export const RealtimeTokenSchema = v.object({ token: v.string() });
