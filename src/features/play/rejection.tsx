import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { LaunchCode } from "../../contract/error.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { ApiError, isUnanswered } from "../../lib/http/http.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { FOREVER } from "../../rules/limits/limit-windows.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface RefusalProps {
  error: unknown;
  /** The game's page. */
  path: string;
  hasDemo: boolean;
  again: (replace?: boolean) => void;
  /** A form of what the studio has to know, by the names of its fields. */
  renderFields: (names: readonly string[], onDone: () => void) => ReactNode;
}

function useSentences(): Record<LaunchCode, string> {
  const { t } = useLingui();
  return {
    too_young: t`Your age does not allow you to play for money where you live. Demos are open to you.`,
    fields_missing: t`The studio of this game has to know a little more about you before the first stake.`,
    player_excluded: t`You have taken a break from play, or excluded yourself. Games for money stay closed until it is over.`,
    limit_reached: t`You have reached a limit that you have set.`,
    currency_not_supported: t`Your currency is not supported by this game.`,
    no_demo_mode: t`This game has no demo mode: it is played for money only.`,
    already_playing: t`You are playing for money in another tab or on another device. Your licence allows one game at a time.`,
  };
}

/** When a break is over that has an end. */
function useEnd(error: unknown): string | null {
  const tag = formatTag(useLocale());
  const until = error instanceof ApiError && error.code === "player_excluded" ? error.envelope?.until : null;
  if (!until || Date.parse(until) >= FOREVER) return null;
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" }).format(Date.parse(until));
}

/** Why a game did not begin, and what can be done about it. */
export function Refusal({ error, path, hasDemo, again, renderFields }: RefusalProps) {
  const errorText = useErrorText();
  const sentences = useSentences();
  const code = error instanceof ApiError ? error.code : "internal_error";
  const over = useEnd(error);
  const isLaunch = Object.hasOwn(sentences, code);
  const missing = error instanceof ApiError ? Object.keys(error.envelope?.errors ?? {}) : [];
  if (code === "fields_missing")
    return (
      <Notice icon={<CircleAlert aria-hidden />} title={sentences.fields_missing} heading="h1">
        {renderFields(missing, () => again())}
      </Notice>
    );
  const demo = (
    <Link to={path} search={{ mode: "demo" }} replace className={buttonClass()}>
      <Trans>Play the demo</Trans>
    </Link>
  );
  return (
    <Notice
      icon={<CircleAlert aria-hidden />}
      heading="h1"
      title={isLaunch ? sentences[code as LaunchCode] : <Trans>The game did not begin</Trans>}
      actions={
        <>
          {code === "already_playing" ? (
            <Button look="primary" onClick={() => again(true)}>
              <Trans>End it there and play here</Trans>
            </Button>
          ) : null}
          {isLaunch ? null : (
            <Button look="primary" onClick={() => again()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {code === "no_demo_mode" ? (
            <Link to={path} search={{ mode: "real" }} replace className={buttonClass({ look: "primary" })}>
              <Trans>Play for real money</Trans>
            </Link>
          ) : null}
          {["currency_not_supported", "too_young"].includes(code) && hasDemo ? demo : null}
          <Link to={path} search={{}} replace className={buttonClass()}>
            <Trans>To the game’s page</Trans>
          </Link>
        </>
      }
    >
      {isLaunch ? (
        over && <Trans>It is over on {over}.</Trans>
      ) : isUnanswered(error) ? (
        <Trans>A game needs a connection. It begins by itself as soon as there is one.</Trans>
      ) : (
        errorText(error)
      )}
    </Notice>
  );
}
