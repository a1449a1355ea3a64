import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/client.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";

interface HistoryItemProps<Data> {
  query: UseQueryResult<Data>;
  /** Search parameter with the item's id. */
  param: "round" | "receipt";
  /** Label of the link to the list. */
  back: ReactNode;
  /** Title if the item does not exist. */
  notFoundTitle: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A single item of a history, named by the address, in place of the list. */
export function HistoryItem<Data>({ query, param, back, notFoundTitle, children }: HistoryItemProps<Data>) {
  const { data } = query;
  const isMissing = isNotFound(query.error);
  return (
    <>
      <p>
        <Link
          to="."
          search={(before: object): object => ({ ...before, [param]: undefined })}
          className={buttonClass({ size: "small" })}
        >
          <ArrowLeft aria-hidden width={18} height={18} />
          {back}
        </Link>
      </p>
      {isMissing ? <Notice icon={<SearchX aria-hidden />} title={notFoundTitle} /> : null}
      {!data && !isMissing ? <QueryFallback queries={[query]} skeleton={<RowsSkeleton />} /> : null}
      {data ? children(data) : null}
    </>
  );
}
