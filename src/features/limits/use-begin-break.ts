import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { beginBreak } from "../../api/limits.ts";
import type { LimitPeriod } from "../../contract/jurisdictions.ts";
import { isUnanswered } from "../../lib/http/http.ts";
import { logError } from "../../lib/http/log.ts";
import { showToast } from "../../lib/page/toasts.ts";
import type { BreakType } from "../../rules/limits/limits.ts";

/** Begins a break. This device is locked at once; where the server does not hear of it, it is told later, and nothing opens. */
export function useBeginBreak(playerId: number) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return (type: BreakType, period: LimitPeriod): void => {
    beginBreak(client, playerId, type, period).then(
      () =>
        showToast({
          text:
            type === "selfexclusion"
              ? i18n._(
                  msg`You are excluded and signed out everywhere. Sign in to withdraw your money at any time.`,
                )
              : i18n._(msg`Your break has begun.`),
          kind: "info",
        }),
      (error: unknown) => {
        // The lock screen says that it waits for the network.
        if (!isUnanswered(error)) logError("BREAK_NOT_DELIVERED", error);
      },
    );
  };
}
