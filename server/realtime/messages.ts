import type { AccountParts } from "../../src/contract/accounts.ts";
import {
  MESSAGES,
  type Message,
  type MessageData,
  type MessageType,
  PUBLIC_CHANNELS,
  playerChannel,
} from "../../src/contract/realtime.ts";
import type { OutboxRow } from "./outbox.ts";

export interface MessagesDeps {
  accountsOf: (playerId: number) => Promise<AccountParts[]>;
  /** What can be won now. */
  jackpots: () => Promise<MessageData<"jackpots_changes">["jackpots"]>;
  publish: (channel: string, message: Message) => void | Promise<void>;
}

const PUBLIC: Partial<Record<MessageType, string>> = {
  wins: PUBLIC_CHANNELS.wins,
  payment_methods_changes: PUBLIC_CHANNELS.paymentMethods,
};

const isType = (type: string): type is MessageType => Object.hasOwn(MESSAGES, type);

/** Makes messages of what the outbox holds, and has them published in its order. */
export function createMessages({ accountsOf, jackpots, publish }: MessagesDeps) {
  const base = ({ id, createdAt }: OutboxRow) => ({
    id: String(id),
    version: id,
    occurred_at: createdAt.toISOString(),
  });

  let last = 0;
  /** What everybody hears is named by its time: numbers of the outbox would tell how much is played. */
  function publicBase({ createdAt }: OutboxRow) {
    last = Math.max(last + 1, createdAt.getTime() * 1_000);
    return { id: String(last), version: last, occurred_at: createdAt.toISOString() };
  }

  /** State is read now and said once, however often it has changed. */
  async function balance(row: OutboxRow, playerId: number): Promise<Message> {
    const accounts = await accountsOf(playerId);
    const version = Math.max(0, ...accounts.map((account) => account.version));
    return { ...base(row), type: "balance", version, data: { accounts } };
  }

  return async (rows: OutboxRow[]): Promise<void> => {
    const newest = new Map(rows.map((row) => [`${row.playerId} ${row.type}`, row]));
    for (const row of rows) {
      const { playerId, type, data } = row;
      if (!isType(type)) continue;
      if (type === "balance") {
        if (playerId !== null && newest.get(`${playerId} ${type}`) === row)
          await publish(playerChannel(playerId), await balance(row, playerId));
        continue;
      }
      if (type === "jackpots_changes") {
        if (newest.get(`${playerId} ${type}`) === row)
          await publish(PUBLIC_CHANNELS.jackpots, {
            ...publicBase(row),
            type,
            data: { jackpots: await jackpots() },
          });
        continue;
      }
      const channel = playerId === null ? PUBLIC[type] : playerChannel(playerId);
      const named = playerId === null ? publicBase(row) : base(row);
      if (channel) await publish(channel, { ...named, type, data } as Message);
    }
  };
}
