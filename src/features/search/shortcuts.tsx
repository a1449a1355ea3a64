import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { projectQuery } from "../../api/config.ts";
import { categoriesQuery, providersQuery } from "../../api/games.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import { isBlockedRoute } from "../../rules/addresses/blocked-routes.ts";
import { searchText } from "../../rules/games/search-text.ts";
import chips from "../../ui/chips.module.css";
import { ProviderMark } from "../../ui/provider-mark.tsx";
import styles from "./search.module.css";

const MAX_SHORTCUTS = 4;
/** Categories with addresses of their own. */
const PATHS: Readonly<Record<string, string>> = {
  pokies: "/pokies/all",
  live: "/live/all",
  table: "/table/all",
};

/** Categories to browse, in this order. */
const BROWSED = ["pokies", "live", "jackpots", "megaways", "hold-and-win", "roulette", "blackjack", "crash"];
const MAX_PROVIDERS = 6;

interface Shortcut {
  to: string;
  name: string;
  count: number;
}

/** Those whose name, or one of its words, begins with the text; the largest first. */
function matching(shortcuts: readonly Shortcut[], text: string): Shortcut[] {
  const start = searchText(text);
  if (!start) return [];
  return shortcuts
    .filter(({ name, count }) => count > 0 && ` ${searchText(name)}`.includes(` ${start}`))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_SHORTCUTS);
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  const { i18n } = useLingui();
  if (shortcuts.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.sub}>{title}</h2>
      <ul className={styles.recent}>
        {shortcuts.map(({ to, name, count }) => (
          <li key={to}>
            <Link to={to} className={chips.chip} preload={false}>
              {name} <span className={styles.number}>{i18n.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Addresses, names and sizes of all providers and categories. */
function useShortcuts() {
  const names = useListNames();
  const providers = (useQuery(providersQuery).data ?? []).map(({ slug, title, games_count }) => ({
    slug,
    to: `/producers/${slug}`,
    name: title,
    count: games_count,
  }));
  const categories = (useQuery(categoriesQuery).data ?? []).map(({ id, title, games_count }) => ({
    id,
    to: PATHS[id] ?? `/categories/${id}`,
    name: names(id, title),
    count: games_count,
  }));
  return { providers, categories };
}

/** Providers and categories for a text of any length, from the lists on the device. */
export function Shortcuts({ text }: { text: string }) {
  const { t } = useLingui();
  const { providers, categories } = useShortcuts();
  return (
    <>
      <ShortcutList title={t`Providers`} shortcuts={matching(providers, text)} />
      <ShortcutList title={t`Categories`} shortcuts={matching(categories, text)} />
    </>
  );
}

/** Before anything is typed: the best known categories, and the largest providers. */
export function Browse() {
  const { t } = useLingui();
  const { providers, categories } = useShortcuts();
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  const offered = categories.filter(({ to, count }) => count > 0 && !isBlockedRoute(to, blocked));
  const known = BROWSED.flatMap((id) => offered.find((category) => category.id === id) ?? []);
  const largest = providers.toSorted((a, b) => b.count - a.count).slice(0, MAX_PROVIDERS);
  return (
    <>
      {known.length > 0 ? (
        <nav aria-label={t`Categories`}>
          <h2 className={styles.sub}>
            <Trans>Categories</Trans>
          </h2>
          <ul className={styles.recent}>
            {known.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={chips.chip} preload={false}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {largest.length > 0 ? (
        <nav aria-label={t`Providers`}>
          <div className={styles.subRow}>
            <h2 className={styles.sub}>
              <Trans>Providers</Trans>
            </h2>
            <Link to="/producers" className={styles.all} preload={false}>
              <Trans>All providers</Trans>
            </Link>
          </div>
          <ul className={styles.recent}>
            {largest.map(({ to, slug, name }) => (
              <li key={to}>
                <Link to={to} className={chips.chip} preload={false}>
                  <ProviderMark slug={slug} title={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}

interface RecentSearchesProps {
  searches: string[];
  onChoose: (text: string) => void;
  onErase: () => void;
}

/** The player's last searches, with a button that erases them. */
export function RecentSearches({ searches, onChoose, onErase }: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <div className={styles.subRow}>
        <h2 id="recent-searches" className={styles.sub}>
          <Trans>Recent searches</Trans>
        </h2>
        <button type="button" className={styles.erase} onClick={onErase}>
          <Trans>Clear recent searches</Trans>
        </button>
      </div>
      <ul className={styles.recent}>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" className={chips.chip} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
