import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { changePlayer, countriesQuery, playerFieldsQuery, reportFormErrors } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import type { FieldContext, PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { useFields, type Values } from "../../lib/page/use-fields.ts";
import { useCountryChoices } from "../../ui/choices.ts";
import { Form } from "../../ui/form.tsx";
import { PlayerInput, playerErrors } from "../../ui/player-input.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { cellsOf } from "./form-cells.ts";
import { isLocked } from "./is-locked.ts";
import styles from "./profile.module.css";

interface PlayerFormProps {
  player: Player;
  context: FieldContext;
  /** Restricts the form to these fields. */
  onlyFields?: readonly string[];
  submit: ReactNode;
  onDone: () => void;
}

/** Form of a context's fields that players can change, prefilled with their data. */
export function PlayerForm(props: PlayerFormProps) {
  const { player, context } = props;
  const query = useQuery(playerFieldsQuery(player.country ?? ""));
  const fields = query.data?.[context]?.filter(
    ({ name }) => !isLocked(player, name) && (props.onlyFields?.includes(name) ?? true),
  );
  return fields ? <FieldsForm {...props} fields={fields} /> : <FormFallback queries={[query]} />;
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
  const changesIn = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== (playerValues[name] ?? "")),
    );
  const fields = useFields({
    initial: Object.fromEntries(requiredFields.map(({ name }) => [name, playerValues[name] ?? ""])),
    check: (values) => playerErrors(requiredFields, values, countryOf(values.country)),
    onRejected: (side, problems) => reportFormErrors(client, context, side, problems),
    submit: async (values) => {
      const changes = changesIn(values);
      if (Object.keys(changes).length > 0) await changePlayer(client, changes);
      onDone();
    },
  });
  // A form that asks for missing details is the screen's main action, one of known details only once they change.
  const isMain = context !== "edition" || Object.keys(changesIn(fields.values)).length > 0;
  const input = (definition: PlayerField) => (
    <PlayerInput
      key={definition.name}
      definition={definition}
      fields={fields}
      country={countryOf(fields.values.country)}
      choices={{ country: countries }}
      optional={OPTIONAL.has(definition.name)}
    />
  );
  return (
    <div className={styles.playerForm}>
      <Form fields={fields} submit={submit} look={isMain ? "primary" : "ghost"}>
        <div className={styles.fields}>
          {cellsOf(requiredFields).map((cell) => (
            <div key={cell[0]!.name}>{cell.map(input)}</div>
          ))}
        </div>
      </Form>
    </div>
  );
}
