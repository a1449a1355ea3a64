import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { changePlayer, countriesQuery, playerFieldsQuery, reportProblems } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import type { FieldContext, PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { useCountryChoices } from "../../ui/choices.ts";
import { Form } from "../../ui/form.tsx";
import { inFormOrder, PlayerInput, playerProblems } from "../../ui/player-input.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";

interface PlayerFormProps {
  player: Player;
  context: FieldContext;
  /** These of the fields alone. */
  only?: readonly string[];
  submit: ReactNode;
  onDone: () => void;
}

/** The fields that the server asks for in a context, with what the player has said of them. */
export function PlayerForm(props: PlayerFormProps) {
  const { player, context } = props;
  const query = useQuery(playerFieldsQuery(player.country ?? ""));
  const asked = query.data?.[context]?.filter(({ name }) => props.only?.includes(name) ?? true);
  return asked ? <AskedForm {...props} asked={asked} /> : <FormFallback queries={[query]} />;
}

/** What was said once, and names that documents have proved, are changed by support alone. */
function isLocked(player: Player, name: PlayerFieldName): boolean {
  if (name === "country" || name === "date_of_birth" || name === "personal_id") return player[name] !== null;
  return player.verified && (name === "first_name" || name === "last_name");
}

function AskedForm({ asked, player, context, submit, onDone }: PlayerFormProps & { asked: PlayerField[] }) {
  const client = useQueryClient();
  const countries = useCountryChoices(useQuery(countriesQuery).data);
  const own = player as unknown as Record<string, string | null>;
  const homeOf = (country: unknown) => String(country ?? "") || (player.country ?? "");
  const fields = useFields({
    initial: Object.fromEntries(asked.map(({ name }) => [name, own[name] ?? ""])),
    check: (values) => playerProblems(asked, values, homeOf(values.country)),
    onRefused: (side, problems) => reportProblems(client, context, side, problems),
    send: async (values) => {
      const changed = Object.entries(values).filter(([name, value]) => value !== (own[name] ?? ""));
      await changePlayer(client, Object.fromEntries(changed));
      onDone();
    },
  });
  return (
    <Form fields={fields} submit={submit}>
      {inFormOrder(asked).map((one) => (
        <PlayerInput
          key={one.name}
          asked={one}
          fields={fields}
          country={homeOf(fields.values.country)}
          choices={{ country: countries }}
          disabled={isLocked(player, one.name)}
        />
      ))}
    </Form>
  );
}
