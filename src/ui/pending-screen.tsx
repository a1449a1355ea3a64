import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { useConnection } from "../lib/connection.ts";
import { ApiError } from "../lib/http.ts";
import { Button } from "./button.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { Notice } from "./notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";

/** A page that takes longer says so, milliseconds. */
export const PATIENCE = 3_000;

const NO_NETWORK = new ApiError("network", 0, null, "network");

interface PendingScreenProps {
  /** It has taken that long already. */
  late?: boolean;
}

/**
 * A page that is on its way: boxes, and after three seconds, or as soon as the server can't be reached, a sentence with a
 * way on. The page still comes by itself.
 */
export function PendingScreen({ late = false }: PendingScreenProps) {
  const { t } = useLingui();
  const router = useRouter();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const [isLate, setLate] = useState(late);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const retry = () => {
    // Calls that hang would be waited for again.
    void client.cancelQueries();
    void router.invalidate();
  };
  if (unreachable) return <FailedNotice heading="h1" error={NO_NETWORK} retry={retry} />;
  return (
    <>
      {isLate ? (
        <div role="status">
          <Notice
            icon={<Hourglass aria-hidden />}
            title={t`Still loading`}
            actions={<Button onClick={retry}>{t`Try again`}</Button>}
          >
            <Trans>Your connection is slow. We're still trying.</Trans>
          </Notice>
        </div>
      ) : null}
      <PageSkeleton />
    </>
  );
}
