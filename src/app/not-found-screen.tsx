import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Telescope } from "lucide-react";
import { buttonClass } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PopupLink } from "../ui/popup-link.tsx";

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Page not found`} noindex />
      <Notice
        heading="h1"
        icon={<Telescope aria-hidden />}
        title={<Trans>We couldn't find that page</Trans>}
        actions={
          <>
            <Link to="/" className={buttonClass({ look: "primary" })}>
              <Trans>Go to lobby</Trans>
            </Link>
            <PopupLink popup="search" className={buttonClass()}>
              <Trans>Search games</Trans>
            </PopupLink>
          </>
        }
      >
        <Trans>This page doesn't exist or has moved.</Trans>
      </Notice>
    </>
  );
}
