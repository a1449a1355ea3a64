import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { currentIpQuery } from "../../api/config.ts";
import { snippetsQuery } from "../../api/content.ts";
import { usePlayer } from "../../api/player.ts";
import { readCookie, writeCookie } from "../../lib/cookies.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./notices.module.css";

/** A consent lasts a year, an approval as long as browsers keep anything; each is renewed by a visit. */
const YEAR = 365;
const FOR_GOOD = 365_000;
const CONSENT = "cookie_consent";
const APPROVAL = "emp_approval";

function Card({ html, children, label }: { html: string; children: ReactNode; label: string }) {
  return (
    <section className={styles.card} aria-label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

/** A choice that is kept in a cookie, and renewed by every visit. */
function useChoice(name: string, days: number) {
  const [chosen, setChosen] = useState(() => {
    const kept = readCookie(name);
    if (kept !== null) writeCookie(name, kept, days);
    return kept;
  });
  const choose = (value: string) => {
    writeCookie(name, value, days);
    setChosen(value);
  };
  return [chosen, choose] as const;
}

/** What a visitor is asked once: first the country's card, then cookies. To refuse is as easy as to accept. */
export function Notices() {
  const locale = useLocale();
  const player = usePlayer();
  const place = useQuery(currentIpQuery).data;
  const snippets = useQuery(snippetsQuery(locale)).data;
  const [approval, approve] = useChoice(APPROVAL, FOR_GOOD);
  const [consent, setConsent] = useChoice(CONSENT, YEAR);
  const asksApproval = player === null && place?.approval_card === true && approval === null;
  const approvalText = snippets?.["approval-card"];
  const cookieText = snippets?.["cookie-notice"];
  if (asksApproval && approvalText) {
    return (
      <Card html={approvalText} label="EMP">
        <Button onClick={() => approve("refused")}>
          <Trans>Only look around</Trans>
        </Button>
        <Button look="primary" onClick={() => approve("approved")}>
          <Trans>I have read this</Trans>
        </Button>
      </Card>
    );
  }
  if (consent !== null || !cookieText) return null;
  return (
    <Card html={cookieText} label="Cookies">
      <Button onClick={() => setConsent("needed")}>
        <Trans>Needed ones only</Trans>
      </Button>
      <Button onClick={() => setConsent("all")}>
        <Trans>Accept all</Trans>
      </Button>
    </Card>
  );
}
