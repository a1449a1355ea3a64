import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Provider } from "../../contract/games.ts";
import { Button } from "../../ui/button.tsx";
import { ProviderMark } from "../../ui/provider-mark.tsx";
import { matchingProviders } from "./matching-providers.ts";
import styles from "./provider-directory.module.css";
import { ProviderSearch } from "./provider-search.tsx";

/** All providers with their marks and numbers of games; a field narrows them while typing. */
export function ProviderDirectory({ providers }: { providers: readonly Provider[] }) {
  const [text, setText] = useState("");
  const found = matchingProviders(providers, text);
  return (
    <>
      <div className={styles.search}>
        <ProviderSearch text={text} onChange={setText} matches={found} />
      </div>
      {found.length > 0 ? (
        <ul className={styles.providers}>
          {found.map(({ slug, title, games_count }) => (
            <li key={slug}>
              <Link to="/producers/$slug" params={{ slug }} className={styles.provider} preload={false}>
                <ProviderMark slug={slug} title={title} />
                <span className={styles.count}>
                  <Plural value={games_count} one="# game" other="# games" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <p>
            <Trans>We don't have a provider with that name.</Trans>
          </p>
          <Button onClick={() => setText("")}>
            <Trans>Show all providers</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
