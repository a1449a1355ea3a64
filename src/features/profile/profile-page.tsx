import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, UserRound } from "lucide-react";
import { type ReactNode, Suspense, useEffect } from "react";
import { usePlayerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import type { ProfileSection } from "../../lib/page/feature.ts";
import { useWide } from "../../lib/page/use-wide.ts";
import { hasSession } from "../../lib/session/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Hub } from "./hub.tsx";
import { HubPlayer } from "./hub-player.tsx";
import styles from "./profile.module.css";
import { WealthQuestionnaire } from "./wealth-questionnaire.tsx";

/** Alternative addresses of sections. */
const ALIASES: Readonly<Record<string, string>> = { main: "", subscriptions: "" };

/** The section of an address below `/profile/`. */
function sectionOf(sections: readonly ProfileSection[], address: string): ProfileSection | undefined {
  const path = ALIASES[address] ?? address;
  const [first] = path.split("/");
  return (
    sections.find((section) => section.path === path) ??
    sections.find((section) => section.hasSubpaths && section.path === first)
  );
}

const THREE = [1, 2, 3];

/**
 * Skeleton of forms and lists, with the height of the screen, so that content below the section doesn't appear early.
 */
const SectionSkeleton = () => (
  <div className={styles.awaited} aria-hidden data-skeleton="">
    {THREE.map((card) => (
      <div key={card}>
        {THREE.map((row) => (
          <i key={row} />
        ))}
      </div>
    ))}
  </div>
);

/** The section's content; null until its player is loaded. */
function contentOf(section: ProfileSection, player: Player | null | undefined): ReactNode {
  if (section.isStandalone) return <section.Content />;
  return player ? <section.Content player={player} /> : null;
}

interface ProfilePageProps {
  /** Path below `/profile/`. */
  path: string;
  /** In order. */
  sections: readonly ProfileSection[];
}

/** The player's profile: the hub, and beside it, or on a phone in its place, a section. */
export function ProfilePage({ path, sections }: ProfilePageProps) {
  const { t, i18n } = useLingui();
  const query = usePlayerQuery();
  const navigate = useNavigate();
  const matching = sectionOf(sections, path);
  const current = matching ?? sections[0]!;
  useEffect(() => {
    if (!matching) void navigate({ to: "/profile/$", params: { _splat: "" }, replace: true });
  }, [matching, navigate]);
  const isHub = path === "";
  // Screens without room for a second column show the list alone.
  const isList = !useWide() && isHub;
  const isAlone = isList && Boolean(query.data);
  const title = isList ? t`Profile` : i18n._(current.title);
  const content = query.data || hasSession() ? contentOf(current, query.data) : null;
  return (
    <>
      <PageHead title={title} noindex />
      <div className={styles.account} data-hub={isHub || undefined}>
        {isHub ? null : (
          <Link
            to="/profile/$"
            params={{ _splat: "" }}
            className={styles.back}
            activeOptions={{ exact: true }}
          >
            <ChevronLeft aria-hidden /> <Trans>Profile</Trans>
          </Link>
        )}
        <h1>{title}</h1>
        <div className={styles.list}>
          <HubPlayer player={query.data} />
          {isAlone && query.data ? (
            <WealthQuestionnaire expires={query.data.sow_questionnaire_expires_at} />
          ) : null}
          <Hub sections={sections} current={isAlone ? undefined : current} player={query.data} />
        </div>
        {isAlone ? null : (
          <div className={styles.page}>
            {content ? (
              <Suspense fallback={<SectionSkeleton />}>{content}</Suspense>
            ) : hasSession() ? (
              <QueryFallback queries={[query]} skeleton={<SectionSkeleton />} />
            ) : (
              <Notice
                icon={<UserRound aria-hidden />}
                title={<Trans>You're not logged in.</Trans>}
                actions={
                  <PopupLink popup="login" className={buttonClass({ look: "primary" })}>
                    <Trans>Log in</Trans>
                  </PopupLink>
                }
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}
