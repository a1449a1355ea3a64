import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSignedIn } from "../../api/player.ts";
import { changeSeed, fairSeedsQuery } from "../../api/provably-fair.ts";
import type { FairRotated, FairSeed } from "../../contract/provably-fair.ts";
import { type FieldErrors, useFields } from "../../lib/page/use-fields.ts";
import type { RevealedSeed } from "../../rules/fair/claim-fields.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorMessage, Form, SuccessMessage } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import styles from "./provably-fair.module.css";

interface OwnSeedsProps {
  /** Called with a revealed seed, to verify a round. */
  onUse: (seed: RevealedSeed) => void;
}

/** Validates the client text by the server's rules. */
const validate = ({ client }: Record<string, string | boolean>): FieldErrors => {
  if (client === "") return { client: "required" };
  return /^[\x20-\x7e]{1,64}$/.test(String(client)) ? {} : { client: "invalid_format" };
};

function Seed({ seed, onUse }: { seed: FairSeed } & OwnSeedsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [rotation, setRotation] = useState<FairRotated | null>(null);
  const revealed = rotation?.revealed;
  const fields = useFields({
    initial: { client: seed.client, game: seed.game },
    check: validate,
    submit: async (values) => {
      const body = { game: seed.game, client: String(values.client) };
      await changeSeed(client, body, setRotation);
    },
  });
  const { game: isRejected, ...problems } = fields.errors;
  return (
    <li className={styles.seed}>
      <h3>{seed.title}</h3>
      <dl className={styles.facts}>
        <dt>
          <Trans>Fingerprint</Trans>
        </dt>
        <dd className={styles.code}>{seed.commitment}</dd>
        <dt>
          <Trans>Rounds played</Trans>
        </dt>
        <dd>
          <Plural value={seed.rounds} one="# round" other="# rounds" />
        </dd>
      </dl>
      {revealed ? (
        <>
          <SuccessMessage>
            <Trans>Here's your old secret. A new one's in use now.</Trans>
          </SuccessMessage>
          <p className={styles.code}>{revealed.secret}</p>
          <div className={styles.line}>
            <Button size="small" onClick={() => onUse({ ...revealed, kind: seed.kind })}>
              <Trans>Use it to check a round</Trans>
            </Button>
          </div>
        </>
      ) : null}
      {rotation && !revealed ? (
        <SuccessMessage>
          <Trans>
            Your text now applies. The fingerprint's the same: it was made before anyone knew your text.
          </Trans>
        </SuccessMessage>
      ) : null}
      {isRejected ? (
        <ErrorMessage>
          <Trans>A round in this game isn't finished. Open the game and finish it first.</Trans>
        </ErrorMessage>
      ) : null}
      <Form
        fields={{ ...fields, errors: problems }}
        submit={seed.rounds > 0 ? <Trans>Change and reveal secret</Trans> : <Trans>Use this text</Trans>}
        look="ghost"
      >
        <TextField
          field={fields.field("client")}
          label={t`Your text`}
          hint={t`Up to 64 unaccented letters, numbers and symbols`}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Form>
    </li>
  );
}

function Seeds({ onUse }: OwnSeedsProps) {
  const query = useQuery(fairSeedsQuery);
  const seeds = query.data;
  if (!seeds)
    return <QueryFallback queries={[query]} skeleton={<div className={styles.wait} aria-hidden />} />;
  if (seeds.length === 0)
    return (
      <p>
        <Trans>You haven't opened any of these games yet.</Trans>
      </p>
    );
  return (
    <ul className={styles.seeds}>
      {seeds.map((seed) => (
        <Seed key={seed.game} seed={seed} onUse={onUse} />
      ))}
    </ul>
  );
}

/** Seeds of the player's next rounds by game, and their rotation. */
export function OwnSeeds({ onUse }: OwnSeedsProps) {
  const signedIn = useSignedIn();
  return (
    <Card title={<Trans>What your results come from</Trans>} id="seeds">
      <p className={styles.lead}>
        <Trans>
          Each result comes from a secret, your text and the round number. You'll see the secret's fingerprint
          here before you play. Change the secret any time to reveal the old one and check your rounds up to
          then. Logging out reveals it too. Until you've played a round with it, only your text changes.
        </Trans>
      </p>
      {signedIn ? (
        <Seeds onUse={onUse} />
      ) : (
        <div className={styles.line}>
          <PopupLink popup="login" className={buttonClass()}>
            <Trans>Log in</Trans>
          </PopupLink>
        </div>
      )}
    </Card>
  );
}
