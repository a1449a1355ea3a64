import { Trans } from "@lingui/react/macro";
import { Button } from "./button.tsx";
import styles from "./more.module.css";
import { FailedLine } from "./query-fallback.tsx";

interface MoreProps {
  query: Parameters<typeof FailedLine>[0]["query"] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** "Show more" button of a paginated list. */
export function LoadMore({ query }: MoreProps) {
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
