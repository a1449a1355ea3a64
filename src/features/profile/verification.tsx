import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, CircleAlert, Clock, ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { verificationQuery } from "../../api/verification.ts";
import { DOCUMENT_KINDS, type Verification as State } from "../../contract/verification.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { DocumentCard } from "./document-card.tsx";
import profile from "./profile.module.css";
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
  // What was sent is decided on, and something else has not been sent yet.
  const isHalfway = status === "pending" && !documents.some((document) => document.status === "pending");
  const titles: Record<State["status"], string> = {
    none: t`You are not verified yet`,
    pending: isHalfway ? t`One more step` : t`We are looking at your documents`,
    approved: t`You are verified`,
    rejected: t`A document was not accepted`,
  };
  return titles[status];
}

/** Where the player stands, in words and colour; why; and what comes next. */
function Status({ state }: { state: State }) {
  const { titles, reasons } = useDocumentText();
  const title = useTitle(state);
  const names = new Intl.ListFormat(formatTag(useLocale())).format(state.needed.map((kind) => titles[kind]));
  const rejected = state.documents.filter(({ status }) => status === "rejected");
  return (
    <section className={`${profile.card} ${styles.status}`} data-status={state.status}>
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
            <Trans>Your name is confirmed, so only our support can change it now.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>The law asks us to know who plays, so that nobody plays or is paid in your name.</Trans>
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

/** The boxes of what is not known yet. */
const SKELETON = [1, 2, 3].map((box) => <div key={box} className={styles.bone} aria-hidden />);

/** How far the player has come in showing who they are, and the documents that are still to be sent. */
export function Verification() {
  const query = useQuery(verificationQuery);
  const state = query.data;
  if (!state) return <QueryFallback queries={[query]} skeleton={SKELETON} />;
  const documentOf = (kind: string) => state.documents.find((document) => document.kind === kind);
  // Support may ask for a payment document at any time.
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
          Pictures and PDF files of up to 8 MB. They are kept encrypted, and only the people who check them
          see them.
        </Trans>
      </p>
    </>
  );
}
