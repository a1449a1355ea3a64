import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isNotFound } from "../../api/client.ts";
import { fairRoundQuery } from "../../api/provably-fair.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { usePageAlive } from "../../lib/page/hydration.ts";
import {
  type ClaimFields,
  EMPTY_FIELDS,
  fieldsOfRound,
  readFields,
  withSeed,
  writeFields,
} from "../../rules/fair/claim-fields.ts";
import { Advice, Failure } from "../../ui/form.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import { CheckForm, type Suggested } from "./check-form.tsx";
import styles from "./provably-fair.module.css";

/** Checks what the address says, a round by its name, or whatever is filled in. */
export function RoundCheck({ suggested }: { suggested: Suggested | null }) {
  const { unreachable } = useConnection();
  const navigate = useNavigate();
  const router = useRouter();
  const alive = usePageAlive();
  const name = textOf(
    useSearch({ strict: false, select: (search) => (search as { round?: unknown }).round }),
  );
  const [kept, setKept] = useState<ClaimFields | null>(null);
  // The server has not seen the hash: the first rendering has to be the one that it made.
  useEffect(() => setKept(readFields(router.latestLocation.hash)), [router]);
  /** Filled in without the round, which then does not come over it. */
  const [isOwn, setOwn] = useState(false);
  const asks = alive && name !== undefined && kept === null;
  const query = useQuery({ ...fairRoundQuery(name ?? ""), enabled: asks });
  const round = asks && !isOwn ? query.data : undefined;
  const missing = asks && isNotFound(query.error);
  const lacks = asks && !query.data && !missing;
  // Boxes stand for the form as long as the round may come by itself.
  const waits = lacks && !isOwn && !suggested && !unreachable && (query.isFetching || !query.error);

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

  const empty = suggested ? withSeed(EMPTY_FIELDS, suggested.seed) : EMPTY_FIELDS;
  const initial = kept ?? (round ? fieldsOfRound(round) : empty);
  const key = kept ? "kept" : round ? `${round.id} ${round.secret}` : "empty";
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
            <Link className={styles.link} to="." search={(before: object) => before} hash="seeds" replace>
              Change it
            </Link>
            , and it is shown.
          </Trans>
        </Advice>
      ) : null}
      {lacks ? (
        <QueryFallback
          queries={[query]}
          skeleton={<div className={styles.wait} aria-hidden />}
          unreachableText={
            <Trans>
              What this round was drawn from needs a connection once. What you fill in yourself does not.
            </Trans>
          }
        />
      ) : null}
      {waits ? null : (
        <CheckForm
          key={key}
          initial={initial}
          round={round}
          suggested={suggested}
          onTyped={() => setOwn(!round)}
          onChecked={keep}
        />
      )}
    </Card>
  );
}
