import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changePlayer } from "../../api/account.ts";
import { signOut } from "../../api/auth.ts";
import { useFields } from "../../lib/use-fields.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "./account.module.css";

/** Terms that have changed since the player accepted them: nothing goes on before that, but leaving. */
export function Terms({ close }: { close: () => void }) {
  const client = useQueryClient();
  const fields = useFields({
    initial: { terms_acceptance: false },
    check: ({ terms_acceptance }): Record<string, string> =>
      terms_acceptance ? {} : { terms_acceptance: "not_accepted" },
    send: async () => {
      await changePlayer(client, { terms_acceptance: true });
      close();
    },
  });
  return (
    <Form
      fields={fields}
      submit={<Trans>Go on</Trans>}
      after={
        <Button onClick={() => void signOut(client).catch(() => {})}>
          <Trans>Log out</Trans>
        </Button>
      }
    >
      <p className={styles.lead}>
        <Trans>Our terms have changed. Please read them before you go on.</Trans>
      </p>
      <CheckField
        field={fields.field("terms_acceptance")}
        label={
          <Trans>
            I have read and accept the{" "}
            <Link to="/$" params={{ _splat: "terms-and-conditions" }} target="_blank">
              terms and conditions
            </Link>
            .
          </Trans>
        }
      />
    </Form>
  );
}
