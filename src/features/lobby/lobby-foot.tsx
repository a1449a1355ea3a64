import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { snippetsQuery } from "../../api/content.ts";
import { providersQuery } from "../../api/games.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { ProviderMark } from "../../ui/provider-mark.tsx";
import styles from "./lobby.module.css";

/** Providers in the row: the largest ones. */
const MAX_PROVIDERS = 16;

function Providers() {
  const providers = useQuery(providersQuery).data ?? [];
  const largest = providers.toSorted((a, b) => b.games_count - a.games_count).slice(0, MAX_PROVIDERS);
  if (largest.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="row-providers">
      <div className={styles.rowHead}>
        <h2 id="row-providers">
          <Trans>Providers</Trans>
        </h2>
        <Link to="/producers" className={styles.seeAll} preload={false}>
          <Trans>All providers</Trans>
        </Link>
      </div>
      <ul className={styles.providers}>
        {largest.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/producers/$slug" params={{ slug }} className={styles.provider} preload={false}>
              <ProviderMark slug={slug} title={title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeText() {
  const locale = useLocale();
  const text = useQuery(snippetsQuery(locale)).data?.["seo-home"];
  if (!text) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it
  return <div className={styles.seo} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The lobby below its rows of games. */
export default function LobbyFoot() {
  return (
    <>
      <Providers />
      <HomeText />
    </>
  );
}
