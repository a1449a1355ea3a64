import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  completeRegistration,
  countriesQuery,
  playerFieldsQuery,
  reportFormErrors,
} from "../../api/account.ts";
import { currenciesQuery, currentIpQuery } from "../../api/config.ts";
import { usePlayerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import type { PlayerField } from "../../contract/player-fields.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { useCountryChoices, useCurrencyChoices } from "../../ui/choices.ts";
import { inFormOrder, PlayerInput, playerErrors } from "../../ui/player-input.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { RequiredForm } from "./due-form.tsx";
import { TermsLabel } from "./terms-label.tsx";

/** Registration data that a provider didn't supply: without it, the player can only log out. */
export function Details({ close }: { close: () => void }) {
  const playerState = usePlayerQuery();
  const player = playerState.data;
  const ip = useQuery(currentIpQuery);
  const [country, setCountry] = useState("");
  const residence = country || (player?.country ?? ip.data?.country ?? "");
  const fields = useQuery({
    ...playerFieldsQuery(residence),
    enabled: !ip.isPending,
    placeholderData: (old) => old,
  });
  const missingFields = fields.data?.registration.filter(({ name }) =>
    player?.auth_fields_missed.includes(name),
  );
  if (!player || !missingFields) return <FormFallback queries={[playerState, ip, fields]} />;
  return (
    <DetailsForm
      player={player}
      fields={missingFields}
      residence={residence}
      onCountry={setCountry}
      close={close}
    />
  );
}

interface DetailsFormProps {
  player: Player;
  fields: PlayerField[];
  /** Country of residence, if known. */
  residence: string;
  onCountry: (country: string) => void;
  close: () => void;
}

function DetailsForm({ player, fields: requiredFields, residence, onCountry, close }: DetailsFormProps) {
  const client = useQueryClient();
  const choices = {
    country: useCountryChoices(useQuery(countriesQuery).data),
    currency: useCurrencyChoices(useQuery(currenciesQuery).data),
  };
  const proposedValues: Record<string, string> = { country: residence, currency: player.currency };
  const fields = useFields({
    initial: Object.fromEntries(
      requiredFields.map(({ name, type }) => [
        name,
        type === "checkbox" ? false : (proposedValues[name] ?? ""),
      ]),
    ),
    check: (values) => playerErrors(requiredFields, values, residence),
    onRejected: (side, problems) => reportFormErrors(client, "details", side, problems),
    submit: async (values) => {
      await completeRegistration(client, values);
      close();
    },
  });
  const countryField = fields.field("country");
  return (
    <RequiredForm fields={fields} reason={<Trans>We need a few more details before you can play.</Trans>}>
      {inFormOrder(requiredFields).map((field) => (
        <PlayerInput
          key={field.name}
          definition={field}
          fields={fields}
          field={
            field.name === "country"
              ? {
                  ...countryField,
                  onChange: (value) => {
                    countryField.onChange(value);
                    onCountry(String(value));
                  },
                }
              : undefined
          }
          country={residence}
          choices={choices}
          optional={!field.required}
          label={field.name === "terms_acceptance" ? <TermsLabel age={ageOf(requiredFields)} /> : undefined}
        />
      ))}
    </RequiredForm>
  );
}

const ageOf = (fields: PlayerField[]) => fields.find(({ name }) => name === "date_of_birth")?.min_age;
