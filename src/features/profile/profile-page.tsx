import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Gift, Ticket } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { signOut } from "../../api/auth.ts";
import { usePlayerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { hasSession } from "../../lib/session/session.ts";
import { now } from "../../lib/time/time.ts";
import { WEALTH_NOTICE } from "../../rules/players/source-of-wealth.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import chips from "../../ui/chips.module.css";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageSkeleton } from "../../ui/page-skeleton.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import { Level } from "./level.tsx";
import { PlayerForm } from "./player-form.tsx";
import styles from "./profile.module.css";
import { PushCard } from "./push-card.tsx";
import { Subscriptions } from "./subscriptions.tsx";

const Security = lazy(() => import("./security.tsx").then(({ Security }) => ({ default: Security })));
const Verification = lazy(() =>
  import("./verification.tsx").then(({ Verification }) => ({ default: Verification })),
);

/** Other addresses of a section. */
const ALIASES: Readonly<Record<string, string>> = { main: "" };

function useSections() {
  const { t } = useLingui();
  return [
    { path: "", title: t`Profile` },
    { path: "security", title: t`Security` },
    { path: "verification", title: t`Verification` },
    { path: "limits", title: t`Limits` },
    { path: "payments", title: t`Payments` },
    { path: "bonus-balance", title: t`Balance` },
    { path: "level", title: t`Level` },
    { path: "gifts", title: t`Gifts` },
    { path: "promocode", title: t`Promo code` },
    { path: "games-history", title: t`Games history` },
    { path: "statement", title: t`Statement` },
  ];
}

/** That the answers about the source of the player's funds lapse soon, or have lapsed, and the way to renew them. */
function Wealth({ expires }: { expires: string | null }) {
  const { i18n } = useLingui();
  if (!expires || Date.parse(expires) - now() > WEALTH_NOTICE) return null;
  const date = i18n.date(expires, { dateStyle: "long" });
  return (
    <Card title={<Trans>A question about your funds</Trans>}>
      <p>
        {Date.parse(expires) > now() ? (
          <Trans>
            Your answers about where your funds come from are good until {date}. Please renew them before
            then: our support helps you.
          </Trans>
        ) : (
          <Trans>
            Your answers about where your funds come from ran out on {date}. Please renew them: our support
            helps you.
          </Trans>
        )}
      </p>
      <PopupLink popup="support" className={buttonClass({ look: "primary" })}>
        <Trans>Write to support</Trans>
      </PopupLink>
    </Card>
  );
}

function Main({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return (
    <>
      <Wealth expires={player.sow_questionnaire_expires_at} />
      <Card title={<Trans>Your details</Trans>}>
        <p>
          {player.email}
          {player.confirmed_at ? null : (
            <>
              {" "}
              <Link to="/$" params={{ _splat: "email-verify" }}>
                <Trans>Not confirmed yet</Trans>
              </Link>
            </>
          )}
        </p>
        <PlayerForm
          player={player}
          context="edition"
          submit={<Trans>Save</Trans>}
          onDone={() => showToast({ text: i18n._(msg`Saved`), kind: "info" })}
        />
      </Card>
      <PushCard />
      <Subscriptions />
      <Button onClick={() => void signOut(client).catch(() => {})}>
        <Trans>Log out</Trans>
      </Button>
    </>
  );
}

/** A section whose content another part of the product brings. */
function Empty({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <Notice
        icon={icon}
        title={title}
        actions={
          <Link to="/" className={buttonClass()}>
            <Trans>To the games</Trans>
          </Link>
        }
      >
        {children}
      </Notice>
    </section>
  );
}

function Section({ name, player }: { name: string; player: Player }) {
  switch (name) {
    case "security":
      return <Security player={player} />;
    case "verification":
      return <Verification />;
    case "level":
      return <Level player={player} />;
    case "gifts":
      return (
        <Empty icon={<Gift aria-hidden />} title={<Trans>No gifts at the moment</Trans>}>
          <Trans>Bonuses and free spins that you are given stand here.</Trans>
        </Empty>
      );
    case "promocode":
      return (
        <Empty icon={<Ticket aria-hidden />} title={<Trans>No promo codes are running</Trans>}>
          <Trans>When there are some, you can enter yours here.</Trans>
        </Empty>
      );
    default:
      return <Main player={player} />;
  }
}

interface ProfilePageProps {
  section: string;
  /** Sections that other parts of the product bring, by their paths. */
  brought?: Readonly<Record<string, ReactNode>>;
  /** Those of them that are of use where the player cannot be had. */
  alone?: readonly string[];
}

/** As long as a screen: what stands below a section does not come into sight before it. */
const Awaited = () => (
  <div className={styles.awaited}>
    <PageSkeleton />
  </div>
);

/** Everything of the player's own, by section. */
export function ProfilePage({ section, brought = {}, alone = [] }: ProfilePageProps) {
  const { t } = useLingui();
  const query = usePlayerQuery();
  const player = query.data;
  const sections = useSections();
  const navigate = useNavigate();
  const path = ALIASES[section] ?? section;
  const known = sections.find((one) => one.path === path);
  const shown = known ?? sections[0]!;
  useEffect(() => {
    if (!known) void navigate({ to: "/profile/$", params: { _splat: "" }, replace: true });
  }, [known, navigate]);
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another current tab
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [path]);
  return (
    <>
      <PageHead title={shown.title} noindex />
      <div className={styles.page}>
        <h1>{shown.title}</h1>
        <nav ref={tabs} className={`${chips.row} ${styles.tabs}`} aria-label={t`Profile`}>
          {sections.map(({ path, title }) => (
            <Link
              key={path}
              to="/profile/$"
              params={{ _splat: path }}
              className={chips.chip}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={path === shown.path ? "page" : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
        {player || (hasSession() && alone.includes(shown.path)) ? (
          <Suspense fallback={<Awaited />}>
            {brought[shown.path] ?? (player ? <Section name={shown.path} player={player} /> : null)}
          </Suspense>
        ) : hasSession() ? (
          <QueryFallback queries={[query]} skeleton={<Awaited />} />
        ) : (
          <Notice title={<Trans>You are not signed in.</Trans>} />
        )}
      </div>
    </>
  );
}
