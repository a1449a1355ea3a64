import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Globe, X } from "lucide-react";
import { useState } from "react";
import { currentIpQuery } from "../../api/config.ts";
import { usePlayer } from "../../api/player.ts";
import { useConnection } from "../../lib/connection.ts";
import { addressOf } from "../../lib/guest-mode.ts";
import { LANGUAGE_CHOSEN, local } from "../../lib/storage.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { LOCALE_NAMES } from "../../rules/locale-names.ts";
import { htmlLang } from "../../rules/locales.ts";
import { proposedLocale } from "../../rules/proposed-locale.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./connection-notice.module.css";

/** Offers the language that the visitor's country or browser suggests; never changes it by itself. */
export function LocaleProposal() {
  const { t } = useLingui();
  const locale = useLocale();
  // A player's own language is in the profile.
  const isGuest = usePlayer() === null;
  const { data } = useQuery(currentIpQuery);
  const path = useRouterState({ select: (state) => state.location.pathname + state.location.searchStr });
  const [dismissed, setDismissed] = useState(false);
  const { unreachable } = useConnection();
  // Its place is the notice's that there is no network, and another language needs that.
  if (unreachable || !isGuest || !data || dismissed || local.read(LANGUAGE_CHOSEN)) return null;
  const proposal = proposedLocale(data.country ? data.locale : null, data.country, navigator.languages);
  if (!proposal || proposal === locale) return null;
  const choose = () => local.write(LANGUAGE_CHOSEN, proposal);
  const dismiss = () => {
    choose();
    setDismissed(true);
  };
  return (
    <div className={`${styles.notice} ${styles.over}`}>
      <Globe aria-hidden />
      <span className={styles.grow}>
        <Trans>Also available in:</Trans>{" "}
        <a
          href={addressOf(proposal, path)}
          lang={htmlLang(proposal)}
          hrefLang={htmlLang(proposal)}
          onClick={choose}
        >
          {LOCALE_NAMES[proposal]}
        </a>
      </span>
      <Button size="icon" aria-label={t`Close`} onClick={dismiss}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
