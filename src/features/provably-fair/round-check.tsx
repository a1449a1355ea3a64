import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isNotFound } from "../../api/client.ts";
import { fairRoundQuery } from "../../api/provably-fair.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import {
  type ClaimFields,
  EMPTY_FIELDS,
  fieldsOfRound,
  readFields,
  withSeed,
  writeFields,
} from "../../rules/fair/claim-fields.ts";
import { Advice, ErrorMessage } from "../../ui/form.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import { CheckForm, type SuggestedSeed } from "./check-form.tsx";
import styles from "./provably-fair.module.css";

/** Verifies the claim in the address, a round by id, or manual input. */
export function RoundCheck({ suggested }: { suggested: SuggestedSeed | null }) {
  const { unreachable } = useConnection();
  const navigate = useNavigate();
  const router = useRouter();
  const isHydrated = useHydrated();
  const name = textOf(
    useSearch({ strict: false, select: (search) => (search as { round?: unknown }).round }),
  );
  const [claimInAddress, setClaimInAddress] = useState<ClaimFields | null>(null);
  // The server doesn't see the hash, so the first render must match its output.
  useEffect(() => setClaimInAddress(readFields(router.latestLocation.hash)), [router]);
  /** The player has started to type, so the round must not replace the input. */
  const [isManual, setIsManual] = useState(false);
  const needsRound = isHydrated && name !== undefined && claimInAddress === null;
  const query = useQuery({ ...fairRoundQuery(name ?? ""), enabled: needsRound });
  const round = needsRound && !isManual ? query.data : undefined;
  const isMissing = needsRound && isNotFound(query.error);
  const isLoading = needsRound && !query.data && !isMissing;
  // Shows a skeleton while the round may still load.
  const isWaiting =
    isLoading && !isManual && !suggested && !unreachable && (query.isFetching || !query.error);

  function storeInAddress(fields: ClaimFields): void {
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
  const initial = claimInAddress ?? (round ? fieldsOfRound(round) : empty);
  const key = claimInAddress ? "kept" : round ? `${round.id} ${round.secret}` : "empty";
  return (
    <Card title={<Trans>Round details</Trans>} id="round">
      {isMissing ? (
        <ErrorMessage>
          <Trans>We can't find a finished round with this ID. You can enter the details you know.</Trans>
        </ErrorMessage>
      ) : null}
      {round && round.secret === null ? (
        <Advice>
          <Trans>
            Your next rounds still use this round's secret.{" "}
            <Link className={styles.link} to="." search={(before: object) => before} hash="seeds" replace>
              Change it
            </Link>{" "}
            to reveal it.
          </Trans>
        </Advice>
      ) : null}
      {isLoading ? (
        <QueryFallback
          queries={[query]}
          skeleton={<div className={styles.wait} aria-hidden />}
          unreachableText={
            <Trans>You need to be online to load this round's data, but not to fill it in yourself.</Trans>
          }
        />
      ) : null}
      {isWaiting ? null : (
        <CheckForm
          key={key}
          initial={initial}
          round={round}
          suggested={suggested}
          onInput={() => setIsManual(!round)}
          onChecked={storeInAddress}
        />
      )}
    </Card>
  );
}
