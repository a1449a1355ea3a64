import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isNotFound } from "../../api/client.ts";
import { fairRoundQuery } from "../../api/fair.ts";
import { usePageAlive } from "../../lib/page-alive.ts";
import { textOf } from "../../lib/search-params.ts";
import {
  type ClaimFields,
  EMPTY_FIELDS,
  fieldsOfRound,
  readFields,
  writeFields,
} from "../../rules/fair/claim-fields.ts";
import { Advice, Failure } from "../../ui/form.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import { CheckForm } from "./check-form.tsx";
import styles from "./fair.module.css";

/** Of a seed that was just shown: to be filled in. */
export type Suggested = Pick<ClaimFields, "secret" | "commitment" | "client"> & { id: number };

/** Checks what the address says, a round by its name, or whatever is filled in. */
export function RoundCheck({ suggested }: { suggested: Suggested | null }) {
  const navigate = useNavigate();
  const router = useRouter();
  const alive = usePageAlive();
  const name = textOf(
    useSearch({ strict: false, select: (search) => (search as { round?: unknown }).round }),
  );
  const [kept, setKept] = useState<ClaimFields | null>(null);
  // The server has not seen the hash: the first rendering has to be the one that it made.
  useEffect(() => setKept(readFields(router.latestLocation.hash)), [router]);
  const asks = alive && name !== undefined && kept === null && suggested === null;
  const query = useQuery({ ...fairRoundQuery(name ?? ""), enabled: asks });
  const round = asks ? query.data : undefined;
  const missing = asks && isNotFound(query.error);

  function keep(fields: ClaimFields): void {
    void navigate({
      to: ".",
      search: (before: object) => before,
      hash: writeFields(fields),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }

  const initial = suggested
    ? { ...EMPTY_FIELDS, ...suggested }
    : (kept ?? (round ? fieldsOfRound(round) : EMPTY_FIELDS));
  const key = suggested ? `seed ${suggested.id}` : kept ? "kept" : (round?.id ?? "empty");
  return (
    <Card title={<Trans>A round</Trans>} id="round">
      {missing ? (
        <Failure>
          <Trans>
            There is no finished round of this name. You can fill in yourself what you know of it.
          </Trans>
        </Failure>
      ) : null}
      {round && round.secret === null ? (
        <Advice>
          <Trans>
            The next rounds are still drawn from this round's secret.{" "}
            <a className={styles.link} href="#seeds">
              Change it
            </a>
            , and it is shown.
          </Trans>
        </Advice>
      ) : null}
      {asks && !round && !missing ? (
        <QueryFallback
          queries={[query]}
          skeleton={<div className={styles.wait} aria-hidden />}
          unreachableText={
            <Trans>
              What this round was drawn from needs a connection once. What you fill in yourself does not.
            </Trans>
          }
        />
      ) : (
        <CheckForm key={key} initial={initial} outcome={round?.outcome} onChecked={keep} />
      )}
    </Card>
  );
}
