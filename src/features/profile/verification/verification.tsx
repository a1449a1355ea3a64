import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, CircleAlert, Clock, ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { verificationQuery } from "../../../api/verification.ts";
import { DOCUMENT_KINDS, type Verification as State } from "../../../contract/verification.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { formatTag } from "../../../rules/locales/locales.ts";
import card from "../../../ui/card.module.css";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import profile from "../profile.module.css";
import { DocumentCard } from "./document-card.tsx";
import { useDocumentText } from "./use-document-text.ts";
import styles from "./verification.module.css";

const ICONS: Record<State["status"], ReactNode> = {
  none: <ShieldQuestion aria-hidden />,
  pending: <Clock aria-hidden />,
  approved: <BadgeCheck aria-hidden />,
  rejected: <CircleAlert aria-hidden />,
};

function useTitle({ status, documents }: State): string {
  const { t } = useLingui();
  // All uploaded documents are decided, but another one is missing.
  const isHalfway = status === "pending" && !documents.some((document) => document.status === "pending");
  const titles: Record<State["status"], string> = {
    none: t`You're not verified yet`,
    pending: isHalfway ? t`One more step` : t`We're checking your documents`,
    approved: t`You're verified`,
    rejected: t`We couldn't accept a document`,
  };
  return titles[status];
}

/** Verification status, rejection reasons and next steps. */
function Status({ state }: { state: State }) {
  const { titles, reasons } = useDocumentText();
  const title = useTitle(state);
  const names = new Intl.ListFormat(formatTag(useLocale())).format(state.needed.map((kind) => titles[kind]));
  const rejected = state.documents.filter(({ status }) => status === "rejected");
  return (
    <section className={`${card.card} ${styles.status}`} data-status={state.status}>
      {ICONS[state.status]}
      <div>
        <h2>{title}</h2>
        {rejected.map(({ id, kind, reason }) => (
          <p key={id}>
            {titles[kind]}: {reasons[reason ?? "other"]}
          </p>
        ))}
        {state.needed.length > 0 ? (
          <p>
            <Trans>Still needed: {names}</Trans>
          </p>
        ) : null}
        {state.verified ? (
          <p>
            <Trans>Your name's confirmed, so only support can change it now.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                The law requires us to check identity. It also stops anyone playing or cashing out as you.
              </Trans>
            </p>
            <p>
              <Plural
                value={state.expected_hours}
                one="We usually decide within # hour."
                other="We usually decide within # hours."
              />
            </p>
          </>
        )}
        {state.sumsub_verified ? (
          <p>
            <Trans>Our partner Sumsub has confirmed your identity.</Trans>
          </p>
        ) : null}
      </div>
    </section>
  );
}

const SKELETON = [1, 2, 3].map((box) => <div key={box} className={styles.bone} aria-hidden />);

/** Verification status of the player, and the documents to upload. */
export function Verification() {
  const query = useQuery(verificationQuery);
  const state = query.data;
  if (!state) return <QueryFallback queries={[query]} skeleton={SKELETON} />;
  const documentOf = (kind: string) => state.documents.find((document) => document.kind === kind);
  // Support may request a payment document any time.
  const kinds = DOCUMENT_KINDS.filter(
    (kind) => kind === "payment" || state.needed.includes(kind) || documentOf(kind),
  );
  return (
    <>
      <Status state={state} />
      {kinds.map((kind) => (
        <DocumentCard key={kind} kind={kind} document={documentOf(kind)} />
      ))}
      <p className={profile.muted}>
        <Trans>
          Pictures and PDF files up to 8 MB. They're stored encrypted, and only the people who check them can
          see them.
        </Trans>
      </p>
    </>
  );
}
