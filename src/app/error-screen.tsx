import { Trans, useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { CloudOff, RotateCw, TriangleAlert } from "lucide-react";
import { useErrorText } from "../lib/error-text.ts";
import { ApiError } from "../lib/http.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageHead } from "../ui/page-head.tsx";

/** A screen that could not load: says whether the network or the server is the cause, and offers a way on. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const textOf = useErrorText();
  const unreachable = error instanceof ApiError && error.kind !== "http";
  const retry = () => {
    // What is no answer of the server is a part of the app that did not load or broke: only a new document helps.
    // So it is where the frame itself did not load: the router would draw the page in it before its data is there.
    const [frame] = router.state.matches;
    if (!(error instanceof ApiError) || frame?.status === "error") return location.reload();
    void router.invalidate();
  };
  return (
    <>
      <PageHead title={unreachable ? t`No connection` : t`Something went wrong`} noindex />
      <Notice
        heading="h1"
        icon={unreachable ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
        title={unreachable ? <Trans>No connection</Trans> : <Trans>Something went wrong</Trans>}
        actions={
          <>
            <Button look="primary" onClick={retry}>
              <RotateCw aria-hidden size={18} /> <Trans>Try again</Trans>
            </Button>
            <Link to="/" className={buttonClass()}>
              <Trans>To the lobby</Trans>
            </Link>
          </>
        }
      >
        {textOf(error)}
      </Notice>
    </>
  );
}
