import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

/** What somebody who registers agrees to; `age` in years. */
export function TermsLabel({ age }: { age: number | null | undefined }) {
  const { i18n } = useLingui();
  return (
    <Trans>
      I accept the{" "}
      <Link to="/$" params={{ _splat: "terms-and-conditions" }} target="_blank">
        terms and conditions
      </Link>{" "}
      and am {i18n.number(age ?? 18)} or older.
    </Trans>
  );
}
