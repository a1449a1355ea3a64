import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Rocket } from "lucide-react";
import { currentIpQuery } from "../../api/config.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What sign-up and log-in say while accounts are switched off on this site. */
export function AccountsClosed() {
  const restriction = useQuery(currentIpQuery).data?.restricted;
  const restricted = restriction !== undefined && restriction !== "none";
  return (
    <Notice
      icon={<Rocket aria-hidden />}
      title={restricted ? <Trans>Not available in your country</Trans> : <Trans>Accounts open soon</Trans>}
      actions={
        <Link to="/games/page/$n" params={{ n: "1" }} replace className={buttonClass({ look: "primary" })}>
          <Trans>Browse all games</Trans>
        </Link>
      }
    >
      {restricted ? null : (
        <Trans>Registration and log-in are switched off on this site at the moment.</Trans>
      )}{" "}
      <Trans>The whole catalogue is open to look around, with no account.</Trans>
    </Notice>
  );
}
