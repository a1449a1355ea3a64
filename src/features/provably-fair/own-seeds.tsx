import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSignedIn } from "../../api/player.ts";
import { changeSeed, fairSeedsQuery } from "../../api/provably-fair.ts";
import type { FairRotated, FairSeed } from "../../contract/provably-fair.ts";
import { type Problems, useFields } from "../../lib/page/use-fields.ts";
import type { ShownSeed } from "../../rules/fair/claim-fields.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Done, Failure, Form } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import styles from "./provably-fair.module.css";

interface OwnSeedsProps {
  /** Told of a secret that was shown, to check a round with it. */
  onUse: (shown: ShownSeed) => void;
}

/** A text that the server takes. */
const problemsOf = ({ client }: Record<string, string | boolean>): Problems => {
  if (client === "") return { client: "required" };
  return /^[\x20-\x7e]{1,64}$/.test(String(client)) ? {} : { client: "invalid_format" };
};

function Seed({ seed, onUse }: { seed: FairSeed } & OwnSeedsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [rotated, setRotated] = useState<FairRotated | null>(null);
  const revealed = rotated?.revealed;
  const fields = useFields({
    initial: { client: seed.client, game: seed.game },
    check: problemsOf,
    send: async (values) => {
      const asked = { game: seed.game, client: String(values.client) };
      await changeSeed(client, asked, setRotated);
    },
  });
  const { game: refused, ...problems } = fields.problems;
  return (
    <li className={styles.seed}>
      <h3>{seed.title}</h3>
      <dl className={styles.facts}>
        <dt>
          <Trans>Fingerprint</Trans>
        </dt>
        <dd className={styles.code}>{seed.commitment}</dd>
        <dt>
          <Trans>Drawn from it</Trans>
        </dt>
        <dd>
          <Plural value={seed.rounds} one="# round" other="# rounds" />
        </dd>
      </dl>
      {revealed ? (
        <>
          <Done>
            <Trans>The secret until now is shown, and another one has begun.</Trans>
          </Done>
          <p className={styles.code}>{revealed.secret}</p>
          <div className={styles.line}>
            <Button size="small" onClick={() => onUse({ ...revealed, kind: seed.kind })}>
              <Trans>Check a round with it</Trans>
            </Button>
          </div>
        </>
      ) : null}
      {rotated && !revealed ? (
        <Done>
          <Trans>
            Your text is in force. The fingerprint is the same: it was made before anybody knew your text.
          </Trans>
        </Done>
      ) : null}
      {refused ? (
        <Failure>
          <Trans>A round of this game is not at its end. Open the game and finish it first.</Trans>
        </Failure>
      ) : null}
      <Form
        fields={{ ...fields, problems }}
        submit={seed.rounds > 0 ? <Trans>Change and show the secret</Trans> : <Trans>Use this text</Trans>}
        look="ghost"
      >
        <TextField
          field={fields.field("client")}
          label={t`Your text`}
          hint={t`At most 64 letters without accents, digits and signs`}
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
        <Trans>You have not opened one of these games yet.</Trans>
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

/** What the player's next rounds are drawn from, by game, and where they change it. */
export function OwnSeeds({ onUse }: OwnSeedsProps) {
  const signedIn = useSignedIn();
  return (
    <Card title={<Trans>What your rounds are drawn from</Trans>} id="seeds">
      <p className={styles.lead}>
        <Trans>
          Each game draws from a secret, your text and the number of the round. The secret's fingerprint
          stands here before you play. Change it whenever you like: then it is shown, and your rounds until
          then can be checked. It is also shown when you log out. As long as nothing was drawn from it, your
          text alone is changed.
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
