import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import styles from "./history.module.css";

interface MoreProps {
  query: Parameters<typeof FailedLine>[0]["query"] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** The way to what comes after what is shown, as long as there is more. */
export function More({ query }: MoreProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <div className={styles.more}>
      <FailedLine query={query} />
      {hasNextPage ? (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
        </Button>
      ) : null}
    </div>
  );
}
