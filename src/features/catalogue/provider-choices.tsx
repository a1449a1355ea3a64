import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Provider } from "../../contract/games.ts";
import styles from "./filter-panel.module.css";
import { matchingProviders } from "./matching-providers.ts";
import { ProviderSearch } from "./provider-search.tsx";

/** A field to find a provider shows above more of them than these. */
const MAX_WITHOUT_SEARCH = 12;

interface ProviderChoicesProps {
  providers: readonly Provider[];
  /** Slugs of the chosen providers, which stay visible while others are searched. */
  chosen: readonly string[];
  renderOption: (provider: Provider) => ReactNode;
}

/** The providers to choose from; a field narrows many of them while typing. */
export function ProviderChoices({ providers, chosen, renderOption }: ProviderChoicesProps) {
  const [text, setText] = useState("");
  const matches = matchingProviders(providers, text);
  const shown = providers.filter((provider) => matches.includes(provider) || chosen.includes(provider.slug));
  return (
    <>
      {providers.length > MAX_WITHOUT_SEARCH ? (
        <div className={styles.search}>
          <ProviderSearch text={text} onChange={setText} matches={matches} />
        </div>
      ) : null}
      {matches.length === 0 && text ? (
        <p className={styles.search}>
          <Trans>We don't have a provider with that name.</Trans>
        </p>
      ) : null}
      {shown.map(renderOption)}
    </>
  );
}
