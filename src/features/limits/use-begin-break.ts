import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { startBreak } from "../../api/limits.ts";
import type { LimitPeriod } from "../../contract/jurisdictions.ts";
import { isUnanswered } from "../../lib/http/http.ts";
import { logError } from "../../lib/http/log.ts";
import { showToast } from "../../lib/page/toasts.ts";
import type { BreakType } from "../../rules/limits/limits.ts";

/**
 * Starts a break: locks this device immediately and notifies the server now or later. The lock stays in any
 * case.
 */
export function useStartBreak(playerId: number) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return (type: BreakType, period: LimitPeriod): void => {
    startBreak(client, playerId, type, period).then(
      () =>
        showToast({
          text:
            type === "selfexclusion"
              ? i18n._(
                  msg`You're excluded and logged out everywhere. You can log in to withdraw your money at any time.`,
                )
              : i18n._(msg`Your break has started.`),
          kind: "info",
        }),
      (error: unknown) => {
        // While offline, the lock screen explains that the request is pending.
        if (!isUnanswered(error)) logError("BREAK_NOT_DELIVERED", error);
      },
    );
  };
}
