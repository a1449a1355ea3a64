import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { LaunchCode } from "../../../contract/launch.ts";
import { useErrorText } from "../../../lib/http/error-text.ts";
import { ApiError, isUnanswered } from "../../../lib/http/http.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { FOREVER } from "../../../rules/limits/limit-windows.ts";
import { formatTag } from "../../../rules/locales/locales.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface RejectionProps {
  error: unknown;
  /** Path of the game's page. */
  path: string;
  hasDemo: boolean;
  relaunch: (replace?: boolean) => void;
  /** Form of the fields that the provider requires. */
  renderFields: (names: readonly string[], onDone: () => void) => ReactNode;
}

function useLaunchTitles(): Record<LaunchCode, string> {
  const { t } = useLingui();
  return {
    too_young: t`You can't play with real money yet`,
    fields_missing: t`A few details first`,
    player_excluded: t`You're taking a break`,
    limit_reached: t`Limit reached`,
    currency_not_supported: t`Not available in your currency`,
    no_demo_mode: t`Real money only`,
    already_playing: t`Play here instead?`,
  };
}

function useLaunchTexts(): Record<LaunchCode, string> {
  const { t } = useLingui();
  return {
    too_young: t`You're not old enough to play with real money where you live. You can still play demos.`,
    fields_missing: t`This game's provider needs a few more details before your first bet.`,
    player_excluded: t`You're taking a break or you've excluded yourself. Real-money games are locked until it's over.`,
    limit_reached: t`You've reached a limit you set.`,
    currency_not_supported: t`This game doesn't support your currency.`,
    no_demo_mode: t`This game has no demo.`,
    already_playing: t`You can only play one real-money game at a time. Your other game will be settled.`,
  };
}

/** Codes of rejections that end by themselves. */
const ENDING: readonly string[] = ["player_excluded", "already_playing"];

/** Formatted end of the break or of the open game behind a rejection; null without one. */
function useEnd(error: unknown): string | null {
  const tag = formatTag(useLocale());
  const until = error instanceof ApiError && ENDING.includes(error.code) ? error.envelope?.until : null;
  if (!until || Date.parse(until) >= FOREVER) return null;
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" }).format(Date.parse(until));
}

/** Message of a failed launch, with the next step. */
export function LaunchRejection({ error, path, hasDemo, relaunch, renderFields }: RejectionProps) {
  const errorText = useErrorText();
  const [titles, texts] = [useLaunchTitles(), useLaunchTexts()];
  const code = error instanceof ApiError ? error.code : "internal_error";
  const over = useEnd(error);
  const openGame = error instanceof ApiError && code === "already_playing" ? error.envelope?.game : undefined;
  const isLaunch = Object.hasOwn(texts, code);
  const missingFields = error instanceof ApiError ? Object.keys(error.envelope?.errors ?? {}) : [];
  if (code === "fields_missing")
    return (
      <Notice icon={<CircleAlert aria-hidden />} title={titles.fields_missing} heading="h1">
        <p>{texts.fields_missing}</p>
        {renderFields(missingFields, () => relaunch())}
      </Notice>
    );
  const demo = (
    <Link to={path} search={{ mode: "demo" }} replace className={buttonClass()}>
      <Trans>Play demo</Trans>
    </Link>
  );
  return (
    <Notice
      icon={<CircleAlert aria-hidden />}
      heading="h1"
      title={isLaunch ? titles[code as LaunchCode] : <Trans>The game didn't start</Trans>}
      actions={
        <>
          {code === "already_playing" ? (
            <Button look="primary" onClick={() => relaunch(true)}>
              <Trans>Play here</Trans>
            </Button>
          ) : null}
          {isLaunch ? null : (
            <Button look="primary" onClick={() => relaunch()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {code === "no_demo_mode" ? (
            <Link to={path} search={{ mode: "real" }} replace className={buttonClass({ look: "primary" })}>
              <Trans>Play with real money</Trans>
            </Link>
          ) : null}
          {["currency_not_supported", "too_young"].includes(code) && hasDemo ? demo : null}
          <Link to={path} search={{}} replace className={buttonClass()}>
            <Trans>View game page</Trans>
          </Link>
        </>
      }
    >
      {openGame ? (
        <>
          <p>
            <Trans>{openGame} is open in another tab or on another device.</Trans> {texts.already_playing}
          </p>
          {over && (
            <p>
              <Trans>If you don't play it, it closes by itself on {over}.</Trans>
            </p>
          )}
        </>
      ) : isLaunch ? (
        <>
          {texts[code as LaunchCode]} {over && <Trans>It ends on {over}.</Trans>}
        </>
      ) : isUnanswered(error) ? (
        <Trans>Games need a connection. This one will start as soon as you're back online.</Trans>
      ) : (
        errorText(error)
      )}
    </Notice>
  );
}
