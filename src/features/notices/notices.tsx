import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { currentIpQuery } from "../../api/config.ts";
import { snippetsQuery } from "../../api/content.ts";
import { usePlayer } from "../../api/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import type { Asker } from "../../lib/page/prompt-queue.ts";
import { readConsent, useConsent, writeConsent } from "../../lib/session/consent.ts";
import { GUEST_BASE } from "../../lib/session/guest-mode.ts";
import { readCookie, writeCookie } from "../../lib/storage/cookies.ts";
import { Button } from "../../ui/button.tsx";
import { FootNotice } from "../../ui/stacked-notice.tsx";
import styles from "./notices.module.css";

const APPROVAL = "emp_approval";
/** Days: as long as browsers keep anything, from the last visit. */
const FOR_GOOD = 365_000;

interface CardProps {
  asker: Asker;
  label: string;
  html: string;
  /** What can be answered, all of it alike. */
  children: ReactNode;
}

function Card({ asker, label, html, children }: CardProps) {
  return (
    <FootNotice asker={asker} label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.actions}>{children}</div>
    </FootNotice>
  );
}

/** What was chosen lasts from the last visit. */
function renewChoices(): void {
  const consent = readConsent();
  if (consent) writeConsent(consent);
  const approval = readCookie(APPROVAL);
  if (approval !== null) writeCookie(APPROVAL, approval, FOR_GOOD);
}

/** The same page without accounts. */
const inGuestMode = () => `/guest${location.pathname.replace(/\/$/, "")}${location.search}`;

/**
 * What a visitor is asked once: first the country's card, then cookies. To refuse is as easy as to accept; who refuses
 * the former looks around in guest mode.
 */
export function Notices() {
  const { t } = useLingui();
  const locale = useLocale();
  const player = usePlayer();
  const place = useQuery(currentIpQuery).data;
  const snippets = useQuery(snippetsQuery(locale)).data;
  const consent = useConsent();
  const [approved, setApproved] = useState(() => readCookie(APPROVAL) !== null);
  useEffect(renewChoices, []);
  const asksApproval = player === null && place?.approval_card === true && !approved && !GUEST_BASE;
  const approvalText = snippets?.["approval-card"];
  const cookieText = snippets?.["cookie-notice"];
  if (asksApproval && approvalText) {
    return (
      <Card asker="country" html={approvalText} label={t`Notice for your country`}>
        <Button size="small" onClick={() => location.assign(inGuestMode())}>
          <Trans>Only look around</Trans>
        </Button>
        <Button
          look="primary"
          size="small"
          onClick={() => {
            writeCookie(APPROVAL, "approved", FOR_GOOD);
            setApproved(true);
          }}
        >
          <Trans>I have read this</Trans>
        </Button>
      </Card>
    );
  }
  if (consent !== null || !cookieText) return null;
  return (
    <Card asker="cookies" html={cookieText} label={t`Cookies`}>
      <Button size="small" onClick={() => writeConsent("needed")}>
        <Trans>Needed ones only</Trans>
      </Button>
      <Button size="small" onClick={() => writeConsent("all")}>
        <Trans>Accept all</Trans>
      </Button>
    </Card>
  );
}
