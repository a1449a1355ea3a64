import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  BookOpenText,
  ChartNoAxesColumn,
  CircleAlert,
  Crown,
  Gift,
  History,
  Hourglass,
  LogOut,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Ticket,
  UserRound,
  Wallet,
} from "lucide-react";
import { signOut } from "../../api/auth.ts";
import type { Player } from "../../contract/player.ts";
import { type ProfileSection, useLinkStateOf } from "../../lib/page/feature.ts";
import { hasSession } from "../../lib/session/session.ts";
import { headerNotices } from "../../rules/content/header-notices.ts";
import { Button } from "../../ui/button.tsx";
import { LinkRowContent, linkRow, linkRows } from "../../ui/link-row.tsx";
import styles from "./hub.module.css";

/** Address of the section whose path is empty: the hub itself has `/profile`. */
const MAIN = "main";

/** Groups of sections, by path and in order; sections that none names belong to the first one. */
const GROUPS = [
  { title: msg`About you`, paths: ["", "verification", "level"] },
  { title: msg`Money`, paths: ["payments", "bonus-balance", "gifts", "promocode"] },
  { title: msg`Activity`, paths: ["activity", "games-history", "statement"] },
  { title: msg`Safety`, paths: ["limits", "security"] },
];

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "": UserRound,
  payments: ReceiptText,
  "bonus-balance": Wallet,
  gifts: Gift,
  promocode: Ticket,
  "games-history": History,
  activity: ChartNoAxesColumn,
  statement: BookOpenText,
  limits: Hourglass,
  security: ShieldCheck,
  verification: BadgeCheck,
  level: Crown,
};

/** An empty line, in the place of a state that loads. */
const LOADING = "\u00a0";

/** A line about each section: its state where the page knows it, else what it is for. */
function useStatus(player: Player | null | undefined): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const unknown = (purpose: string) => (player || hasSession() ? LOADING : purpose);
  const due = player ? headerNotices(player, [], []).notice?.id : undefined;
  return {
    "":
      due === "confirm_email"
        ? t`Confirm your email`
        : (player?.email ?? unknown(t`Name, address and messages`)),
    payments: t`Deposits and withdrawals`,
    "bonus-balance": t`Real money and bonus money`,
    gifts: t`Bonuses and spins`,
    promocode: t`Got a code? Enter it here`,
    activity: t`Deposits, losses and time, week by week`,
    "games-history": t`Your rounds, game by game`,
    statement: t`Every amount, month by month`,
    limits: t`Deposits, losses, time and breaks`,
    security: player?.two_factor_enabled ? t`Two-factor authentication is on` : t`Password and logins`,
    verification: player?.verified
      ? t`Verified`
      : player
        ? player.verification_before_withdrawal
          ? t`Needed to withdraw`
          : t`Not verified yet`
        : unknown(t`Not verified yet`),
    level: t`Your points and benefits`,
  };
}

interface RowProps {
  section: ProfileSection;
  status: string | undefined;
  /** True if the status asks the player to do something. */
  isDue: boolean;
  isCurrent: boolean;
  /** True until the player is loaded, who determines the link's state: most players see all rows, so none is added late. */
  isLoading: boolean;
}

/** A row; the current one shows in any state. */
function Row({ section, status, isDue, isCurrent, isLoading }: RowProps) {
  const { i18n } = useLingui();
  const { isHidden, count } = useLinkStateOf(section);
  if (isHidden && !isCurrent && !isLoading) return null;
  return (
    <li>
      <Link
        to="/profile/$"
        params={{ _splat: section.path || MAIN }}
        className={linkRow}
        activeOptions={{ exact: true }}
        aria-current={isCurrent ? "page" : undefined}
      >
        <LinkRowContent
          icon={ICONS[section.path] ?? ScrollText}
          title={
            <>
              {i18n._(section.title)} {count > 0 ? <span className={styles.count}>{count}</span> : null}
              {/* Where the rows have no second line. */}
              {isDue ? <CircleAlert className={styles.dueAlone} role="img" aria-label={status} /> : null}
            </>
          }
          status={
            isDue ? (
              <span className={styles.due}>
                <CircleAlert aria-hidden /> {status}
              </span>
            ) : (
              status
            )
          }
        />
      </Link>
    </li>
  );
}

interface HubProps {
  sections: readonly ProfileSection[];
  /** Undefined on the hub's own page, where no section is shown beside it. */
  current: ProfileSection | undefined;
  player: Player | null | undefined;
}

/** All sections of the player's account, in groups. */
export function Hub({ sections, current, player }: HubProps) {
  const { t, i18n } = useLingui();
  const status = useStatus(player);
  const client = useQueryClient();
  const named = new Set(GROUPS.flatMap(({ paths }) => paths));
  const groups = GROUPS.map(({ title, paths }, i) => ({
    title: i18n._(title),
    sections: [
      ...paths.flatMap((path) => sections.find((section) => section.path === path) ?? []),
      ...(i === 0 ? sections.filter(({ path }) => !named.has(path)) : []),
    ],
  }));
  return (
    <nav className={styles.hub} aria-label={t`Profile`}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2 className={styles.group}>{group.title}</h2>
          <ul className={linkRows}>
            {group.sections.map((section) => (
              <Row
                key={section.path}
                section={section}
                status={status[section.path]}
                isDue={section.path === "verification" && player?.verified === false}
                isCurrent={section === current}
                isLoading={!player}
              />
            ))}
          </ul>
        </section>
      ))}
      {player ? (
        <Button onClick={() => void signOut(client).catch(() => {})}>
          <LogOut aria-hidden size={18} /> <Trans>Log out</Trans>
        </Button>
      ) : null}
    </nav>
  );
}
