import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { completeDetails, countriesQuery, playerFieldsQuery, reportProblems } from "../../api/account.ts";
import { currenciesQuery, currentIpQuery } from "../../api/config.ts";
import { usePlayerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import type { PlayerField } from "../../contract/player-fields.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { useCountryChoices, useCurrencyChoices } from "../../ui/choices.ts";
import { inFormOrder, PlayerInput, playerProblems } from "../../ui/player-input.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { DueForm } from "./due-form.tsx";
import { TermsLabel } from "./terms-label.tsx";

/** What somebody who came by a provider has not said yet: nothing goes on before that, but leaving. */
export function Details({ close }: { close: () => void }) {
  const known = usePlayerQuery();
  const player = known.data;
  const ip = useQuery(currentIpQuery);
  const [country, setCountry] = useState("");
  const place = country || (player?.country ?? ip.data?.country ?? "");
  const fields = useQuery({
    ...playerFieldsQuery(place),
    enabled: !ip.isPending,
    placeholderData: (old) => old,
  });
  const asked = fields.data?.registration.filter(({ name }) => player?.auth_fields_missed.includes(name));
  if (!player || !asked) return <FormFallback queries={[known, ip, fields]} />;
  return <DetailsForm player={player} asked={asked} place={place} onCountry={setCountry} close={close} />;
}

interface DetailsFormProps {
  player: Player;
  asked: PlayerField[];
  /** Where the player lives, as far as is known. */
  place: string;
  onCountry: (country: string) => void;
  close: () => void;
}

function DetailsForm({ player, asked, place, onCountry, close }: DetailsFormProps) {
  const client = useQueryClient();
  const choices = {
    country: useCountryChoices(useQuery(countriesQuery).data),
    currency: useCurrencyChoices(useQuery(currenciesQuery).data),
  };
  const proposed: Record<string, string> = { country: place, currency: player.currency };
  const fields = useFields({
    initial: Object.fromEntries(
      asked.map(({ name, type }) => [name, type === "checkbox" ? false : (proposed[name] ?? "")]),
    ),
    check: (values) => playerProblems(asked, values, place),
    onRefused: (side, problems) => reportProblems(client, "details", side, problems),
    send: async (values) => {
      await completeDetails(client, values);
      close();
    },
  });
  const home = fields.field("country");
  return (
    <DueForm fields={fields} why={<Trans>A few details are still missing before you can play.</Trans>}>
      {inFormOrder(asked).map((one) => (
        <PlayerInput
          key={one.name}
          asked={one}
          fields={fields}
          field={
            one.name === "country"
              ? {
                  ...home,
                  onChange: (value) => {
                    home.onChange(value);
                    onCountry(String(value));
                  },
                }
              : undefined
          }
          country={place}
          choices={choices}
          optional={!one.required}
          label={one.name === "terms_acceptance" ? <TermsLabel age={ageOf(asked)} /> : undefined}
        />
      ))}
    </DueForm>
  );
}

const ageOf = (asked: PlayerField[]) => asked.find(({ name }) => name === "date_of_birth")?.min_age;
