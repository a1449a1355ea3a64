import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import { useState } from "react";
import { currentIpQuery } from "../../../api/config.ts";
import { usePlayer } from "../../../api/player.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { useConnection } from "../../../lib/offline/connection.ts";
import { addressOf } from "../../../lib/session/guest-mode.ts";
import { LANGUAGE_CHOSEN, local } from "../../../lib/storage/storage.ts";
import { LOCALE_NAMES } from "../../../rules/locales/locale-names.ts";
import { htmlLang } from "../../../rules/locales/locales.ts";
import { proposedLocale } from "../../../rules/locales/proposed-locale.ts";
import { ButtonAnchor } from "../../../ui/button.tsx";
import { NoticeLine, PromptNotice } from "../../../ui/stacked-notice.tsx";

/** Proposes the locale of the visitor's country or browser; never switches by itself. */
export function LocaleProposal() {
  const { t } = useLingui();
  const locale = useLocale();
  // Players have a locale in their profile.
  const isGuest = usePlayer() === null;
  const { data } = useQuery(currentIpQuery);
  const path = useRouterState({ select: (state) => state.location.pathname + state.location.searchStr });
  const [dismissed, setDismissed] = useState(false);
  const { unreachable } = useConnection();
  // Another locale needs a connection.
  if (unreachable || !isGuest || !data || dismissed || local.read(LANGUAGE_CHOSEN)) return null;
  const proposal = proposedLocale(data.country ? data.locale : null, data.country, navigator.languages);
  if (!proposal || proposal === locale) return null;
  const choose = () => local.write(LANGUAGE_CHOSEN, proposal);
  const dismiss = () => {
    choose();
    setDismissed(true);
  };
  return (
    <PromptNotice prompt="language" label={t`Language`}>
      <NoticeLine icon={<Globe aria-hidden />} onClose={dismiss}>
        <span>
          <Trans>Also available in:</Trans>
        </span>
        <ButtonAnchor
          size="small"
          href={addressOf(proposal, path)}
          lang={htmlLang(proposal)}
          hrefLang={htmlLang(proposal)}
          onClick={choose}
        >
          {LOCALE_NAMES[proposal]}
        </ButtonAnchor>
      </NoticeLine>
    </PromptNotice>
  );
}
