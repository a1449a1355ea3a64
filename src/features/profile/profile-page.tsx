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
import { WEALTH_REMINDER_LEAD } from "../../rules/players/source-of-wealth.ts";
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

/** Alternative paths of sections. */
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
    { path: "games-history", title: t`Game history` },
    { path: "statement", title: t`Statement` },
  ];
}

/** Reminder to renew the source-of-wealth questionnaire before or after it expires. */
function WealthQuestionnaire({ expires }: { expires: string | null }) {
  const { i18n } = useLingui();
  if (!expires || Date.parse(expires) - now() > WEALTH_REMINDER_LEAD) return null;
  const date = i18n.date(expires, { dateStyle: "long" });
  return (
    <Card title={<Trans>A question about your funds</Trans>}>
      <p>
        {Date.parse(expires) > now() ? (
          <Trans>
            Your answers about where your funds come from are valid until {date}. Please contact support to
            renew them before then.
          </Trans>
        ) : (
          <Trans>
            Your answers about where your funds come from expired on {date}. Please contact support to renew
            them.
          </Trans>
        )}
      </p>
      <PopupLink popup="support" className={buttonClass({ look: "primary" })}>
        <Trans>Contact support</Trans>
      </PopupLink>
    </Card>
  );
}

function Main({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return (
    <>
      <WealthQuestionnaire expires={player.sow_questionnaire_expires_at} />
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

/** A section without content yet. */
function EmptySection({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <Notice
        icon={icon}
        title={title}
        actions={
          <Link to="/" className={buttonClass()}>
            <Trans>Browse games</Trans>
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
        <EmptySection icon={<Gift aria-hidden />} title={<Trans>No gifts right now</Trans>}>
          <Trans>Your bonuses and free spins will appear here.</Trans>
        </EmptySection>
      );
    case "promocode":
      return (
        <EmptySection icon={<Ticket aria-hidden />} title={<Trans>No promo codes right now</Trans>}>
          <Trans>When there's a promotion with a code, you can enter it here.</Trans>
        </EmptySection>
      );
    default:
      return <Main player={player} />;
  }
}

interface ProfilePageProps {
  section: string;
  /** Sections provided by other features, by path. */
  sections?: Readonly<Record<string, ReactNode>>;
  /** Paths of sections that also work if the player can't be loaded. */
  standalone?: readonly string[];
}

/** Skeleton with the height of the screen, so that content below the section doesn't appear early. */
const SectionSkeleton = () => (
  <div className={styles.awaited}>
    <PageSkeleton />
  </div>
);

/** The player's profile, by section. */
export function ProfilePage({ section, sections: featureSections = {}, standalone = [] }: ProfilePageProps) {
  const { t } = useLingui();
  const query = usePlayerQuery();
  const player = query.data;
  const sections = useSections();
  const navigate = useNavigate();
  const path = ALIASES[section] ?? section;
  const matching = sections.find((candidate) => candidate.path === path);
  const current = matching ?? sections[0]!;
  useEffect(() => {
    if (!matching) void navigate({ to: "/profile/$", params: { _splat: "" }, replace: true });
  }, [matching, navigate]);
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another current tab
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [path]);
  return (
    <>
      <PageHead title={current.title} noindex />
      <div className={styles.page}>
        <h1>{current.title}</h1>
        <nav ref={tabs} className={`${chips.row} ${styles.tabs}`} aria-label={t`Profile`}>
          {sections.map(({ path, title }) => (
            <Link
              key={path}
              to="/profile/$"
              params={{ _splat: path }}
              className={chips.chip}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={path === current.path ? "page" : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
        {player || (hasSession() && standalone.includes(current.path)) ? (
          <Suspense fallback={<SectionSkeleton />}>
            {featureSections[current.path] ??
              (player ? <Section name={current.path} player={player} /> : null)}
          </Suspense>
        ) : hasSession() ? (
          <QueryFallback queries={[query]} skeleton={<SectionSkeleton />} />
        ) : (
          <Notice title={<Trans>You're not logged in.</Trans>} />
        )}
      </div>
    </>
  );
}
