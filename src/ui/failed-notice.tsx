import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CloudOff, RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useErrorText } from "../lib/http/error-text.ts";
import { ApiError, isUnanswered } from "../lib/http/http.ts";
import { Button, buttonClass } from "./button.tsx";
import styles from "./notice.module.css";
import { Notice } from "./notice.tsx";
import { PageHead } from "./page-head.tsx";

interface FailedNoticeProps {
  error: unknown;
  retry: () => void;
  /** Set if the page has no other content: the notice then also sets the page title. */
  heading?: "h1";
  /** Replaces the general message if the server is unreachable. */
  unreachableText?: ReactNode;
}

/** Notice of a failed load: names the network or the server as the cause and offers a retry. */
export function FailedNotice({ error, retry, heading, unreachableText }: FailedNoticeProps) {
  const { t } = useLingui();
  const textOf = useErrorText();
  const unreachable = isUnanswered(error);
  // Support finds the failure by it.
  const requestId = error instanceof ApiError ? error.envelope?.request_id : undefined;
  const title = unreachable ? t`No connection` : t`Something went wrong`;
  const Icon = unreachable ? CloudOff : TriangleAlert;
  return (
    <>
      {heading && <PageHead title={title} noindex />}
      <Notice
        heading={heading}
        icon={<Icon aria-hidden />}
        title={title}
        actions={
          <>
            <Button look="primary" onClick={retry}>
              <RotateCw aria-hidden size={18} /> {t`Try again`}
            </Button>
            <Link to="/" className={buttonClass()}>
              {t`Go to lobby`}
            </Link>
          </>
        }
      >
        {(unreachable && unreachableText) || textOf(error)}
        {requestId ? (
          <p className={styles.reference}>
            <Trans>Reference: {requestId}</Trans>
          </p>
        ) : null}
      </Notice>
    </>
  );
}
