import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/client.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";

interface OnePartProps<Data> {
  query: UseQueryResult<Data>;
  /** What of the address names it. */
  param: "round" | "receipt";
  /** The way to all of them. */
  back: ReactNode;
  /** That there is none. */
  none: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The one of a history that the address names, in place of the list. */
export function OnePart<Data>({ query, param, back, none, children }: OnePartProps<Data>) {
  const { data } = query;
  const gone = isNotFound(query.error);
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
      {gone ? <Notice title={none} /> : null}
      {!data && !gone ? <QueryFallback queries={[query]} skeleton={<RowsSkeleton />} /> : null}
      {data ? children(data) : null}
    </>
  );
}
