import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import { bonusesQuery } from "../../api/bonuses.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import type { Game } from "../../contract/games.ts";
import type { PlaySession } from "../../contract/play-sessions.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { session } from "../../lib/storage/storage.ts";
import { runningBonus, withBalances } from "../../rules/bonuses/gifts.ts";
import { nextStakeSource, type StakeSource } from "../../rules/bonuses/next-stake.ts";
import { balanceOf } from "../../rules/money/amounts.ts";
import { contributionOf } from "../../rules/wagering/contributions.ts";

export interface BonusMoney {
  /**
   * Money that the next stake takes: `real` alone in games that bonus money isn't for; null without bonus money in
   * the account.
   */
  source: StakeSource | null;
  /** The bonus that the money belongs to; undefined while unknown. */
  bonus: Bonus | undefined;
}

/** Bonus money of the account in which a game is played. `currency` is empty for a demo. */
export function useBonusMoney(currency: string, game: Game): BonusMoney {
  const account = useQuery({ ...accountsQuery, enabled: currency !== "" }).data?.find(
    (one) => one.currency === currency,
  );
  const balance = account && balanceOf(account);
  const hasBonus = balance !== undefined && balance.bonus > 0n;
  const bonuses = useQuery({ ...bonusesQuery, enabled: hasBonus }).data;
  const bonus = runningBonus(withBalances(bonuses ?? [], account ? [account] : []), currency);
  if (!hasBonus || bonus?.frozen) return { source: null, bonus: undefined };
  const facts = { ...game, savesState: false };
  if (bonus && contributionOf(bonus.terms.contributions, facts) === "excluded")
    return { source: "real", bonus: undefined };
  const source = nextStakeSource(balance);
  return { source: source === "real" ? null : source, bonus };
}

/** Start of the play session in which the player has read the notice; removed with the session. */
const NOTICE_KEY = `${PRIVATE_PREFIX}bonus-money-notice`;

/** Whether to tell that the next stake takes bonus money: once per play session, between rounds. */
export function useBonusNotice(
  { source }: BonusMoney,
  playSession: PlaySession | undefined,
  isRunning: boolean,
) {
  const [read, setRead] = useState(() => session.read(NOTICE_KEY));
  const current = playSession?.started_at ?? "";
  const acknowledge = () => {
    session.write(NOTICE_KEY, current);
    setRead(current);
  };
  const isDue = source === "bonus" && playSession !== undefined && !isRunning && read !== current;
  return { isDue, acknowledge };
}

/** Rejections of bets with bonus money. */
const BONUS_CODES = ["bonus_game_excluded", "bonus_max_bet"] as const;
export type BonusCode = (typeof BONUS_CODES)[number];

export const isBonusCode = (code: string): code is BonusCode =>
  (BONUS_CODES as readonly string[]).includes(code);

/** The last bet's rejection, from the end of its round to the end of the next one. */
export function useBonusRejection() {
  const [code, setCode] = useState<BonusCode | null>(null);
  const last = useRef<BonusCode>(null);
  return {
    code,
    onRejected(rejected: string): void {
      if (isBonusCode(rejected)) last.current = rejected;
    },
    start(): void {
      last.current = null;
    },
    /** Shows the notice only at the end, so that nothing moves under a second attempt to bet. */
    end(): void {
      setCode(last.current);
    },
  };
}
