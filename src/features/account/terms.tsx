import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changePlayer } from "../../api/account.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { CheckField } from "../../ui/field.tsx";
import { RequiredForm } from "./due-form.tsx";

/** Changed terms: until they are accepted, the player can only log out. */
export function Terms({ close }: { close: () => void }) {
  const client = useQueryClient();
  const fields = useFields({
    initial: { terms_acceptance: false },
    check: ({ terms_acceptance }): Record<string, string> =>
      terms_acceptance ? {} : { terms_acceptance: "not_accepted" },
    submit: async () => {
      await changePlayer(client, { terms_acceptance: true });
      close();
    },
  });
  return (
    <RequiredForm
      fields={fields}
      reason={<Trans>Our terms have changed. Please read them before you continue.</Trans>}
    >
      <CheckField
        field={fields.field("terms_acceptance")}
        label={
          <Trans>
            I've read and accept the{" "}
            <Link to="/$" params={{ _splat: "terms-and-conditions" }} target="_blank">
              terms and conditions
            </Link>
            .
          </Trans>
        }
      />
    </RequiredForm>
  );
}
