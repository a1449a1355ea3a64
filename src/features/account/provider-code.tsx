import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { signInByCode } from "../../api/auth.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { CodeField } from "../../ui/account-fields.tsx";
import { requiredErrors } from "../../ui/field-checks.ts";
import { Form } from "../../ui/form.tsx";

/** Two-factor step of a sign-in with a provider. */
export function ProviderTwoFactor({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const fields = useFields({
    initial: { otp_attempt: "" },
    check: (values) => requiredErrors(values, "otp_attempt"),
    submit: async ({ otp_attempt }) => {
      await signInByCode(client, String(otp_attempt));
      onDone();
    },
  });
  return (
    <Form fields={fields} submit={<Trans>Confirm</Trans>}>
      <CodeField field={fields.field("otp_attempt")} />
    </Form>
  );
}
