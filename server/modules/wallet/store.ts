import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { accounts } from "../../core/accounts/tables.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { wallets } from "../../core/ledger/tables.ts";
import {
  type RoundRow,
  type RoundWrite,
  selectRounds,
  upsertRounds,
} from "../../core/rounds/rounds-store.ts";
import { insertSettledRounds } from "../../core/rounds/settled-rounds-store.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf, listOf, rowsOf } from "../../db/rows.ts";
import type { LoadedBonus } from "./batch-bonuses.ts";
import { keyOf, type Loaded as LoadedState, namesOf, type SettledRound } from "./batch-state.ts";
import type { ActionRecord, Balances, PlayCommand, Round } from "./call-state.ts";
import { walletActions } from "./tables.ts";

/** A provider's call. */
export interface Call {
  provider: string;
  sessionId: string;
  command: PlayCommand;
}

/** The part of bonuses that reading a batch's state needs. */
export interface BonusesOfCalls {
  /** Expression with the bonuses that accounts and rounds (`requested`: provider, name) involve. */
  select(accountIds: SQL, rounds: SQL): SQL;
  parse(rows: readonly unknown[]): LoadedBonus[];
}

type LoadedCalls = Omit<LoadedState, "balances"> & {
  accounts: ReadonlyMap<number, AccountState>;
  /**
   * Open game sessions by id, read under the wallet lock, with the player's last activity in the underlying login;
   * milliseconds since the epoch.
   */
  lastActivityBySession: ReadonlyMap<string, number>;
};
export type SessionRow = typeof gameSessions.$inferSelect;

/** An account with the player's fields that a bet depends on. */
export interface AccountState extends Balances {
  currency: string;
  excludedUntil: Date | null;
  licence: string;
  country: string | null;
  checkedAt: Date | null;
  checkMinutes: number | null;
}

/** A new action, or a waiting one that changed. */
type ActionWrite = Omit<ActionRecord, "playerId" | "balanceDelta"> & Balances & { provider: string };

/** An account row; amounts in minor units, times in milliseconds since the epoch. */
interface AccountRow {
  id: number;
  currency: string;
  real: string;
  bonus: string;
  owed: string;
  unsettled: string;
  licence: string;
  country: string | null;
  check_minutes: number | null;
  checked_at: number | null;
  excluded_until: number | null;
}

/** An action row. */
interface ActionRow extends Pick<ActionRecord, "name" | "kind" | "status" | "round" | "original"> {
  provider: string;
  player_id: number;
  session_id: string;
  amount: string | null;
  campaign: string | null;
  closes: boolean;
  real: string;
  bonus: string;
  owed: string;
  unsettled: string;
  house: string;
  bonus_part: string;
  entry_id: string | number | null;
  balance: string;
  reversed: boolean;
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

const accountOf = (row: AccountRow): AccountState => ({
  currency: row.currency,
  real: BigInt(row.real),
  bonus: BigInt(row.bonus),
  owed: BigInt(row.owed),
  unsettled: BigInt(row.unsettled),
  licence: row.licence,
  country: row.country,
  checkMinutes: row.check_minutes,
  checkedAt: dateOf(row.checked_at),
  excludedUntil: dateOf(row.excluded_until),
});

const actionOf = ({
  name,
  kind,
  status,
  round,
  original,
  campaign,
  closes,
  reversed,
  ...row
}: ActionRow) => ({
  name,
  kind,
  status,
  playerId: row.player_id,
  sessionId: row.session_id,
  round,
  amount: row.amount === null ? null : BigInt(row.amount),
  original,
  campaign,
  closes,
  balanceDelta: {
    real: BigInt(row.real),
    bonus: BigInt(row.bonus),
    owed: BigInt(row.owed),
    unsettled: BigInt(row.unsettled),
  },
  house: BigInt(row.house),
  bonusPart: BigInt(row.bonus_part),
  entryId: row.entry_id === null ? null : Number(row.entry_id),
  balance: BigInt(row.balance),
  reversed,
});

const roundOf = (row: RoundRow): Round => ({
  playerId: row.player_id,
  accountId: row.account_id,
  gameIdentifier: row.game_identifier,
  stake: { real: BigInt(row.stake_real), bonus: BigInt(row.stake_bonus) },
  win: {
    real: BigInt(row.win_real),
    bonus: BigInt(row.win_bonus),
    unsettled: BigInt(row.win_unsettled),
  },
  bets: row.bets,
  closed: row.closed,
  openedAt: row.opened_at,
  bonusId: row.bonus_id,
  contribution: row.contribution,
});

/** The wallet's database access; methods with `tx` must be called in a transaction. */
export const walletStore = {
  /** Locks players' ledger heads until the transaction ends, in player order to avoid deadlocks. */
  async lockForUpdate(tx: Db, playerIds: readonly number[]) {
    const heads = await tx
      .select()
      .from(wallets)
      .where(sql`${wallets.playerId} = any(${listOf("int", playerIds)})`)
      .orderBy(wallets.playerId)
      .for("update");
    return new Map(heads.map((head) => [head.playerId, head]));
  },

  /** Game sessions by id; unknown ids are omitted. */
  async sessions(db: Db, ids: readonly string[]): Promise<SessionRow[]> {
    return db
      .select()
      .from(gameSessions)
      .where(sql`${gameSessions.id} = any(${listOf("uuid", ids)})`);
  },

  async session(db: Db, sessionId: string, provider: string): Promise<SessionRow | undefined> {
    const [row] = await db
      .select()
      .from(gameSessions)
      .where(and(eq(gameSessions.id, sessionId), eq(gameSessions.provider, provider)));
    return row;
  },

  async balance(db: Db, accountId: number): Promise<bigint> {
    const [row] = await db
      .select({ real: accounts.real, bonus: accounts.bonus })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return row!.real + row!.bonus;
  },

  /**
   * Loads the state of several calls in one statement: accounts, rounds, named actions, rollbacks of them, waiting wins
   * and rolled-back bets of the rounds.
   */
  async state(
    tx: Db,
    accountIds: readonly number[],
    calls: readonly Call[],
    at: Date,
    bonuses: BonusesOfCalls,
  ): Promise<LoadedCalls> {
    const names = calls.flatMap(({ provider, command }) =>
      namesOf(command.actions).map((name) => ({ provider, name })),
    );
    /** Table expression `requested` of names with their providers. */
    const requestedOf = (all: readonly { provider: string; name: string }[]) => {
      const [providers, texts] = [all.map(({ provider }) => provider), all.map(({ name }) => name)];
      return sql`unnest(${listOf("text", providers)}, ${listOf("text", texts)}) as requested (provider, name)`;
    };
    const requestedNames = requestedOf(names);
    const requestedRounds = requestedOf(
      calls.map(({ provider, command }) => ({ provider, name: command.round })),
    );
    const sessionIds = calls.map(({ sessionId }) => sessionId);
    // Lateral look-ups, each on its own index: with joins, a database without statistics would scan whole tables.
    const [row] = rowsOf<{
      accounts: AccountRow[];
      rounds: RoundRow[];
      actions: ActionRow[];
      open: { id: string; active_at: number }[];
      bonuses: unknown[];
    }>(
      await tx.execute(sql`select
        (select json_agg(json_build_object('id', a.id, 'currency', a.currency, 'real', a.real::text, 'bonus', a.bonus::text,
          'owed', a.owed::text, 'unsettled', a.unsettled::text, 'licence', p.licence, 'country', p.country,
          'check_minutes', s.check_minutes,
          'checked_at', floor(extract(epoch from s.checked_at) * 1000),
          'excluded_until', floor(extract(epoch from
            case when p.closed_at is null then p.excluded_until else '9999-12-31Z' end) * 1000)))
        from unnest(${listOf("int", accountIds)}) as requested (id)
        cross join lateral (select * from accounts where id = requested.id offset 0) a
        cross join lateral (select * from players where id = a.player_id offset 0) p
        left join lateral (select * from play_sessions where player_id = a.player_id offset 0) s on true) as accounts,
        ${selectRounds(requestedRounds)} as rounds,
        (select coalesce(json_agg(json_build_object('provider', a.provider, 'name', a.name, 'kind', a.kind,
          'status', a.status, 'player_id', s.player_id, 'session_id', a.session_id, 'round', a.round,
          'amount', a.amount::text, 'original', a.original, 'campaign', a.campaign, 'closes', a.closes,
          'real', a.real::text, 'bonus', a.bonus::text, 'owed', a.owed::text,
          'unsettled', a.unsettled::text, 'house', a.house::text, 'bonus_part', a.bonus_part::text, 'entry_id', a.entry_id,
          'balance', a.balance::text, 'reversed', a.reversed)), '[]')
        from (
          select a.* from ${requestedNames} cross join lateral (
            select * from wallet_actions where provider = requested.provider and name = requested.name offset 0) a
          union select a.* from ${requestedNames} cross join lateral (
            select * from wallet_actions where provider = requested.provider and original = requested.name offset 0) a
          union select a.* from ${requestedRounds} cross join lateral (
            select * from wallet_actions where provider = requested.provider and round = requested.name
              and (status = 'pending' or kind = 'bet' and reversed) offset 0) a) a
        cross join lateral (select player_id from game_sessions where id = a.session_id offset 0) s) as actions,
        (select coalesce(json_agg(json_build_object('id', g.id,
          'active_at', floor(extract(epoch from l.active_at) * 1000))), '[]')
        from unnest(${listOf("uuid", sessionIds)}) as requested (id)
        cross join lateral (select * from game_sessions where id = requested.id offset 0) g
        cross join lateral (select * from sessions where digest = g.login_digest offset 0) l
        where g.ended_at is null
          and g.expires_at > ${at.toISOString()}::timestamptz) as open,
        ${bonuses.select(listOf("int", accountIds), requestedRounds)} as bonuses`),
    );
    return {
      accounts: new Map((row!.accounts ?? []).map((account) => [account.id, accountOf(account)])),
      rounds: new Map(row!.rounds.map((round) => [keyOf(round.provider, round.name), roundOf(round)])),
      lastActivityBySession: new Map(row!.open.map(({ id, active_at }) => [id, active_at])),
      bonuses: bonuses.parse(row!.bonuses),
      actions: row!.actions.map((action) => ({ provider: action.provider, record: actionOf(action) })),
    };
  },

  /** Writes rounds, new or changed actions, and the feed of settled rounds. @returns false if a concurrent transaction used one of the names */
  async write(
    tx: Db,
    rounds: RoundWrite[],
    actions: ActionWrite[],
    settled: readonly SettledRound[],
    at: Date,
  ): Promise<boolean> {
    const now = sql`${at.toISOString()}::timestamptz`;
    const [inserted] = rowsOf<{ rounds: number; actions: number }>(
      await tx.execute(sql`
      with played as (
        ${upsertRounds(rounds, at)}),
      taken as (
        insert into wallet_actions (provider, name, kind, status, session_id, round, amount, original, campaign, closes,
          real, bonus, owed, unsettled, house, bonus_part, entry_id, balance, reversed, created_at)
        select provider, name, kind, status, "sessionId", round, amount, original, campaign, closes,
          real, bonus, owed, unsettled, house, "bonusPart",
          coalesce("entryId", case when status = 'applied'
            then (select id from ledger_entries where key = one.provider || ':' || one.name) end),
          balance, reversed, ${now}
        from json_to_recordset(${jsonOf(actions)}::json) as one (provider text, name text, kind text, status text,
          "sessionId" uuid, round text, amount bigint, original text, campaign text, closes boolean, real bigint,
          bonus bigint, owed bigint, unsettled bigint, house bigint, "bonusPart" bigint, "entryId" bigint, balance bigint, reversed boolean)
        on conflict (provider, name) do update set status = excluded.status, closes = excluded.closes, real = excluded.real, bonus = excluded.bonus,
          owed = excluded.owed, unsettled = excluded.unsettled, house = excluded.house,
          bonus_part = excluded.bonus_part, entry_id = excluded.entry_id, balance = excluded.balance, reversed = excluded.reversed
          where wallet_actions.status = 'pending' and wallet_actions.session_id = excluded.session_id
        returning 1),
      settled as (${insertSettledRounds(settled, at)})
      select (select count(*) from played)::int as rounds, (select count(*) from taken)::int as actions`),
    );
    return inserted!.rounds === rounds.length && inserted!.actions === actions.length;
  },

  async markReversed(tx: Db, actions: { provider: string; name: string }[]): Promise<void> {
    if (actions.length === 0) return;
    const providers = actions.map(({ provider }) => provider);
    const names = actions.map(({ name }) => name);
    await tx.execute(sql`
      update wallet_actions set reversed = true
      from unnest(${listOf("text", providers)}, ${listOf("text", names)}) as one (provider, name)
      where wallet_actions.provider = one.provider and wallet_actions.name = one.name`);
  },

  /** Voids wins that have waited for their bet since before `before`. @returns the voided actions */
  async expirePendingWins(db: Db, before: Date) {
    return db
      .update(walletActions)
      .set({ status: "void" })
      .where(and(eq(walletActions.status, "pending"), lt(walletActions.createdAt, before)))
      .returning({ provider: walletActions.provider, name: walletActions.name, round: walletActions.round });
  },
};
