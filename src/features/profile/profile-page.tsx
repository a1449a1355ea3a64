import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { usePlayerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import { type ProfileSection, useLinkStateOf } from "../../lib/page/feature.ts";
import { hasSession } from "../../lib/session/session.ts";
import chips from "../../ui/chips.module.css";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageSkeleton } from "../../ui/page-skeleton.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./profile.module.css";

/** Alternative addresses of sections. */
const ALIASES: Readonly<Record<string, string>> = { main: "" };

/** The section of an address below `/profile/`. */
function sectionOf(sections: readonly ProfileSection[], address: string): ProfileSection | undefined {
  const path = ALIASES[address] ?? address;
  const [first] = path.split("/");
  return (
    sections.find((section) => section.path === path) ??
    sections.find((section) => section.hasSubpaths && section.path === first)
  );
}

/** Skeleton with the height of the screen, so that content below the section doesn't appear early. */
const SectionSkeleton = () => (
  <div className={styles.awaited}>
    <PageSkeleton />
  </div>
);

/** The section's content; null until its player is loaded. */
function contentOf(section: ProfileSection, player: Player | null | undefined): ReactNode {
  if (section.isStandalone) return <section.Content />;
  return player ? <section.Content player={player} /> : null;
}

/** A tab; the current one shows in any state. */
function SectionLink({ section, isCurrent }: { section: ProfileSection; isCurrent: boolean }) {
  const { i18n } = useLingui();
  const { isHidden, count } = useLinkStateOf(section);
  if (isHidden && !isCurrent) return null;
  return (
    <Link
      to="/profile/$"
      params={{ _splat: section.path }}
      className={chips.chip}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? "page" : undefined}
    >
      {i18n._(section.title)} {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </Link>
  );
}

interface ProfilePageProps {
  /** Path below `/profile/`. */
  path: string;
  /** In order. */
  sections: readonly ProfileSection[];
}

/** The player's profile, by section. */
export function ProfilePage({ path, sections }: ProfilePageProps) {
  const { t, i18n } = useLingui();
  const query = usePlayerQuery();
  const navigate = useNavigate();
  const matching = sectionOf(sections, path);
  const current = matching ?? sections[0]!;
  const title = i18n._(current.title);
  useEffect(() => {
    if (!matching) void navigate({ to: "/profile/$", params: { _splat: "" }, replace: true });
  }, [matching, navigate]);
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another current tab
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [current.path]);
  const content = query.data || hasSession() ? contentOf(current, query.data) : null;
  return (
    <>
      <PageHead title={title} noindex />
      <div className={styles.page}>
        <h1>{title}</h1>
        <nav ref={tabs} className={`${chips.row} ${styles.tabs}`} aria-label={t`Profile`}>
          {sections.map((section) => (
            <SectionLink key={section.path} section={section} isCurrent={section === current} />
          ))}
        </nav>
        {content ? (
          <Suspense fallback={<SectionSkeleton />}>{content}</Suspense>
        ) : hasSession() ? (
          <QueryFallback queries={[query]} skeleton={<SectionSkeleton />} />
        ) : (
          <Notice title={<Trans>You're not logged in.</Trans>} />
        )}
      </div>
    </>
  );
}
