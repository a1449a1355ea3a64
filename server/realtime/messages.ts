import type { AccountBalances } from "../../src/contract/accounts.ts";
import {
  PUBLIC_CHANNELS,
  PUBLICATIONS,
  type Publication,
  type PublicationData,
  type PublicationType,
  playerChannel,
} from "../../src/contract/realtime.ts";
import type { OutboxRow } from "../core/outbox/outbox-store.ts";

export interface MessagesDeps {
  accountsOf: (playerId: number) => Promise<AccountBalances[]>;
  /** Current jackpot amounts. */
  jackpots: () => Promise<PublicationData<"jackpots_changes">["jackpots"]>;
  publish: (channel: string, message: Publication) => void | Promise<void>;
}

const PUBLIC: Partial<Record<PublicationType, string>> = {
  wins: PUBLIC_CHANNELS.wins,
  payment_methods_changes: PUBLIC_CHANNELS.paymentMethods,
};

const isType = (type: string): type is PublicationType => Object.hasOwn(PUBLICATIONS, type);

/** Turns outbox rows into messages and publishes them in order. */
export function createPublisher({ accountsOf, jackpots, publish }: MessagesDeps) {
  const base = ({ id, createdAt }: OutboxRow) => ({
    id: String(id),
    version: id,
    occurred_at: createdAt.toISOString(),
  });

  let lastVersion = 0;
  /** Public messages are numbered by time: outbox ids would reveal how much is played. */
  function publicBase({ createdAt }: OutboxRow) {
    lastVersion = Math.max(lastVersion + 1, createdAt.getTime() * 1_000);
    return { id: String(lastVersion), version: lastVersion, occurred_at: createdAt.toISOString() };
  }

  /** State is read once at publication, however often it changed. */
  async function balance(row: OutboxRow, playerId: number): Promise<Publication> {
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
      const envelope = playerId === null ? publicBase(row) : base(row);
      if (channel) await publish(channel, { ...envelope, type, data } as Publication);
    }
  };
}
