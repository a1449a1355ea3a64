import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Crown, UserRound, Wallet } from "lucide-react";
import { accountsQuery } from "../../../api/account.ts";
import { useBalance } from "../../../api/balance.ts";
import { useGiftAccess } from "../../../api/gifts.ts";
import { usePlayer } from "../../../api/player.ts";
import type { Player } from "../../../contract/player.ts";
import { useLevelNames } from "../../../lib/i18n/use-level-names.ts";
import { useConnection } from "../../../lib/offline/connection.ts";
import { useWide } from "../../../lib/page/use-wide.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import { Dropdown } from "../dropdown.tsx";
import shell from "../shell.module.css";
import { Bell } from "./bell.tsx";
import { GiftButton } from "./gift-button.tsx";
import styles from "./player.module.css";
import { SessionTimer } from "./session-timer.tsx";

/** Display name on the player's own screens. */
export const displayName = ({ nickname, email }: Player) => nickname ?? email;

interface IdentityProps {
  /** Undefined if the player can't be loaded. */
  player: Player | null | undefined;
  className?: string;
}

/** Avatar, name and, for VIPs, a badge with the level's name. */
export function Identity({ player, className }: IdentityProps) {
  const levelName = useLevelNames();
  return (
    <>
      <span className={styles.avatar} data-level={player?.level} aria-hidden>
        {player ? displayName(player).slice(0, 1).toUpperCase() : <UserRound />}
      </span>
      <span className={className}>
        {player ? displayName(player) : <Trans>Profile</Trans>}
        {player?.is_vip ? (
          <span className={styles.vip}>
            <Crown aria-hidden size={12} /> {levelName(player.level)}
          </span>
        ) : null}
      </span>
    </>
  );
}

/** Placeholder of the balance: a skeleton while loading, a dash if unavailable. */
export function NoBalance() {
  const { unreachable } = useConnection();
  const { isError } = useQuery(accountsQuery);
  if (!unreachable && !isError) return <span className={styles.balanceGhost} />;
  return (
    <span className={styles.noBalance}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">
        <Trans>Balance unavailable</Trans>
      </span>
    </span>
  );
}

function Balance() {
  const { t } = useLingui();
  const balance = useBalance();
  const hasGifts = useGiftAccess() === "open";
  if (!balance) return <NoBalance />;
  return (
    <Dropdown
      label={
        <>
          <Wallet aria-hidden />
          <span className="visually-hidden">{t`Balance`}</span>
          <span className="money">
            <CountUp key={balance.currency} amount={balance.commonMinor} format={balance.format} />
          </span>
        </>
      }
    >
      <dl className={styles.parts}>
        <dt>
          <Trans>Real money</Trans>
        </dt>
        <dd className="money">{balance.real}</dd>
        {balance.hasBonus || hasGifts ? (
          <>
            <dt>
              <Trans>Bonus money</Trans>
            </dt>
            <dd className="money">{balance.bonus}</dd>
          </>
        ) : null}
        {balance.wagering ? (
          <>
            <dt>
              <Trans>Wagering</Trans>
            </dt>
            <dd className="money">{balance.wagering.join(" / ")}</dd>
          </>
        ) : null}
        <dt>
          <Trans>Available to withdraw</Trans>
        </dt>
        <dd className="money">{balance.withdrawable}</dd>
      </dl>
      <PopupLink popup="dashboard" className={buttonClass({ look: "primary", size: "small" })}>
        <Trans>Cashbox</Trans>
      </PopupLink>
    </Dropdown>
  );
}

/** Header tools of a signed-in player; also work if the player can't be loaded. */
export function PlayerTools() {
  const { t } = useLingui();
  const player = usePlayer();
  const isWide = useWide();
  return (
    <>
      {player ? <SessionTimer player={player} /> : null}
      <Balance />
      <span className={shell.desktopOnly}>
        <PopupLink
          popup="deposit"
          className={`${buttonClass({ look: "primary", size: "small" })} ${styles.deposit}`}
        >
          <Trans>Deposit</Trans>
        </PopupLink>
      </span>
      {/* Phones have it in the menu. */}
      {isWide ? <GiftButton /> : null}
      <Bell />
      <Link to="/profile/$" params={{ _splat: "" }} className={styles.profileLink}>
        <span className="visually-hidden">{player ? t`Profile of ${displayName(player)}` : t`Profile`}</span>
        <span className={styles.identity} aria-hidden>
          <Identity player={player} className={styles.name} />
        </span>
      </Link>
    </>
  );
}
