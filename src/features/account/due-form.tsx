import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { signOut } from "../../api/auth.ts";
import type { Fields } from "../../lib/page/use-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "./account.module.css";

/** What is due before a player goes on: nothing else can be done but leaving. */
export function DueForm({ fields, why, children }: { fields: Fields; why: ReactNode; children: ReactNode }) {
  const client = useQueryClient();
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
      <p className={styles.lead}>{why}</p>
      {children}
    </Form>
  );
}
