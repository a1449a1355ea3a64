import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { currentIpQuery } from "../../api/config.ts";
import { snippetsQuery } from "../../api/content.ts";
import { usePlayer } from "../../api/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import type { PromptId } from "../../lib/page/prompt-queue.ts";
import { readConsent, useConsent, writeConsent } from "../../lib/session/consent.ts";
import { GUEST_BASE } from "../../lib/session/guest-mode.ts";
import { readCookie, writeCookie } from "../../lib/storage/cookies.ts";
import { Button } from "../../ui/button.tsx";
import { PromptNotice } from "../../ui/stacked-notice.tsx";
import styles from "./notices.module.css";

const APPROVAL = "emp_approval";
/** Lifetime of the choices in days: browsers cap it at their own maximum, and each visit renews it. */
const MAX_AGE = 365_000;

interface CardProps {
  prompt: PromptId;
  label: string;
  html: string;
  /** The answers, all of the same weight. */
  children: ReactNode;
}

function Card({ prompt, label, html, children }: CardProps) {
  return (
    <PromptNotice prompt={prompt} label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.actions}>{children}</div>
    </PromptNotice>
  );
}

/** Renews the cookies of earlier choices. */
function renewChoices(): void {
  const consent = readConsent();
  if (consent) writeConsent(consent);
  const approval = readCookie(APPROVAL);
  if (approval !== null) writeCookie(APPROVAL, approval, MAX_AGE);
}

/** Address of the same page in guest mode. */
const guestAddress = () => `/guest${location.pathname.replace(/\/$/, "")}${location.search}`;

/**
 * Prompts of a first visit: the country's card, then cookies. Declining is as easy as accepting; without
 * approval the visitor continues in guest mode.
 */
export function Notices() {
  const { t } = useLingui();
  const locale = useLocale();
  const player = usePlayer();
  const visitor = useQuery(currentIpQuery).data;
  const snippets = useQuery(snippetsQuery(locale)).data;
  const consent = useConsent();
  const [isApproved, setIsApproved] = useState(() => readCookie(APPROVAL) !== null);
  useEffect(renewChoices, []);
  const needsApproval = player === null && visitor?.approval_card === true && !isApproved && !GUEST_BASE;
  const approvalText = snippets?.["approval-card"];
  const cookieText = snippets?.["cookie-notice"];
  if (needsApproval && approvalText) {
    return (
      <Card prompt="country" html={approvalText} label={t`Notice for your country`}>
        <Button size="small" onClick={() => location.assign(guestAddress())}>
          <Trans>Just browse</Trans>
        </Button>
        <Button
          look="primary"
          size="small"
          onClick={() => {
            writeCookie(APPROVAL, "approved", MAX_AGE);
            setIsApproved(true);
          }}
        >
          <Trans>I've read this</Trans>
        </Button>
      </Card>
    );
  }
  if (consent !== null || !cookieText) return null;
  return (
    <Card prompt="cookies" html={cookieText} label={t`Cookies`}>
      <Button size="small" onClick={() => writeConsent("essential")}>
        <Trans>Only essential</Trans>
      </Button>
      <Button size="small" onClick={() => writeConsent("all")}>
        <Trans>Accept all</Trans>
      </Button>
    </Card>
  );
}
