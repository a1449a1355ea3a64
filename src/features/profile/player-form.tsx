import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { changePlayer, countriesQuery, playerFieldsQuery, reportFormErrors } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import type { FieldContext, PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { useCountryChoices } from "../../ui/choices.ts";
import { Form } from "../../ui/form.tsx";
import { PlayerInput, playerErrors } from "../../ui/player-input.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { cellsOf } from "./form-cells.ts";
import styles from "./profile.module.css";

interface PlayerFormProps {
  player: Player;
  context: FieldContext;
  /** Restricts the form to these fields. */
  onlyFields?: readonly string[];
  submit: ReactNode;
  onDone: () => void;
}

/** Form of a context's fields, prefilled with the player's data. */
export function PlayerForm(props: PlayerFormProps) {
  const { player, context } = props;
  const query = useQuery(playerFieldsQuery(player.country ?? ""));
  const fields = query.data?.[context]?.filter(({ name }) => props.onlyFields?.includes(name) ?? true);
  return fields ? <FieldsForm {...props} fields={fields} /> : <FormFallback queries={[query]} />;
}

/** Set-once fields, and verified names, can only be changed by support. */
function isLocked(player: Player, name: PlayerFieldName): boolean {
  if (name === "country" || name === "date_of_birth" || name === "personal_id") return player[name] !== null;
  return player.verified && (name === "first_name" || name === "last_name");
}

/** Fields that no form requires. */
const OPTIONAL: ReadonlySet<PlayerFieldName> = new Set(["gender", "profession"]);

function FieldsForm({
  fields: requiredFields,
  player,
  context,
  submit,
  onDone,
}: PlayerFormProps & { fields: PlayerField[] }) {
  const client = useQueryClient();
  const countries = useCountryChoices(useQuery(countriesQuery).data);
  const playerValues = player as unknown as Record<string, string | null>;
  const countryOf = (country: unknown) => String(country ?? "") || (player.country ?? "");
  const fields = useFields({
    initial: Object.fromEntries(requiredFields.map(({ name }) => [name, playerValues[name] ?? ""])),
    check: (values) => playerErrors(requiredFields, values, countryOf(values.country)),
    onRejected: (side, problems) => reportFormErrors(client, context, side, problems),
    submit: async (values) => {
      const changed = Object.entries(values).filter(([name, value]) => value !== (playerValues[name] ?? ""));
      await changePlayer(client, Object.fromEntries(changed));
      onDone();
    },
  });
  const input = (definition: PlayerField) => (
    <PlayerInput
      key={definition.name}
      definition={definition}
      fields={fields}
      country={countryOf(fields.values.country)}
      choices={{ country: countries }}
      optional={OPTIONAL.has(definition.name)}
      isLocked={isLocked(player, definition.name)}
    />
  );
  return (
    <div className={styles.playerForm}>
      <Form fields={fields} submit={submit}>
        <div className={styles.fields}>
          {cellsOf(requiredFields).map((cell) => (
            <div key={cell[0]!.name}>{cell.map(input)}</div>
          ))}
        </div>
      </Form>
    </div>
  );
}
