import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { signOut } from "../../api/auth.ts";
import type { Fields } from "../../lib/page/use-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "./account.module.css";

/** A mandatory form: until it is submitted, the player can only log out. */
export function RequiredForm({
  fields,
  reason,
  children,
}: {
  fields: Fields;
  reason: ReactNode;
  children: ReactNode;
}) {
  const client = useQueryClient();
  return (
    <Form
      fields={fields}
      submit={<Trans>Continue</Trans>}
      after={
        <Button onClick={() => void signOut(client).catch(() => {})}>
          <Trans>Log out</Trans>
        </Button>
      }
    >
      <p className={styles.lead}>{reason}</p>
      {children}
    </Form>
  );
}
