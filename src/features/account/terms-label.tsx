import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

/** Consent text of the registration; `age` in years. */
export function TermsLabel({ age }: { age: number | null | undefined }) {
  const { i18n } = useLingui();
  return (
    <Trans>
      I accept the{" "}
      <Link to="/$" params={{ _splat: "terms-and-conditions" }} target="_blank">
        terms and conditions
      </Link>{" "}
      and I'm {i18n.number(age ?? 18)} or older.
    </Trans>
  );
}
