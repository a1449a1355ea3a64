import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import * as v from "valibot";
import { type CardCheck, type CardFrameMessage, CardFrameMessageSchema } from "../../../contract/cards.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { deadline } from "../../../lib/time/time.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorMessage } from "../../../ui/form.tsx";
import styles from "../cashbox.module.css";

const ADDRESS = "/payment-provider/card";
/** Timeouts of loading the frame and of tokenising the card, in milliseconds. */
const LOAD_TIMEOUT = 15_000;
const TOKEN_TIMEOUT = 30_000;
const [MIN_HEIGHT, MAX_HEIGHT] = [120, 640];

/** Design tokens that the frame's fields share with the page's. */
const TOKENS = ["--s2", "--line-strong", "--text", "--muted", "--info", "--loss", "--r2", "--sans"];

/** The page's tokens and text size, for fields that look the same inside the frame. */
function readLook(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const tokens = TOKENS.map((name) => [name, style.getPropertyValue(name).trim()]);
  return { ...Object.fromEntries(tokens), "--size": style.fontSize };
}

export type CardToken = CardCheck & { token: string };

export interface CardHandle {
  /** Returns a token for the card; null if the frame rejects it, which the frame explains itself. */
  tokenise: () => Promise<CardToken | null>;
  /** Shows the card's errors in the frame without moving the focus. */
  check: () => void;
}

/** Parses a message of the provider's frame; null for other sources and invalid messages. */
export function cardMessageOf(
  event: Pick<MessageEvent<unknown>, "source" | "data">,
  frame: Window | null,
): CardFrameMessage | null {
  if (frame === null || event.source !== frame) return null;
  const message = v.safeParse(CardFrameMessageSchema, event.data);
  return message.success ? message.output : null;
}

/** The provider's card form: an opaque-origin document, so that card numbers never reach the app. */
export function CardFrame({ handle }: { handle: RefObject<CardHandle | null> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const pendingToken = useRef<((token: CardToken | null) => void) | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // An opaque origin needs "*"; messages to it contain nothing secret.
    const post = (message: object) => frame.current?.contentWindow?.postMessage(message, "*");
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = cardMessageOf(event, frame.current?.contentWindow ?? null);
      if (message?.type === "card_frame_ready") {
        setState("ready");
        post({ type: "card_frame_setup", locale, theme: "dark", look: readLook() });
      } else if (message?.type === "card_frame_height" && frame.current) {
        frame.current.style.height = `${Math.min(Math.max(message.height, MIN_HEIGHT), MAX_HEIGHT)}px`;
      } else if (message?.type === "card_frame_invalid") pendingToken.current?.(null);
      else if (message?.type === "card_frame_token") {
        const { type: _, ...token } = message;
        pendingToken.current?.(token);
      }
    };
    addEventListener("message", onMessage);
    return () => {
      removeEventListener("message", onMessage);
      pendingToken.current?.(null);
    };
  }, [locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reloads the frame
  useEffect(() => {
    if (state !== "loading") return;
    const limit = deadline(LOAD_TIMEOUT);
    limit.signal.addEventListener("abort", () => setState("failed"));
    return limit.clear;
  }, [state, attempt]);

  useImperativeHandle(handle, () => ({
    tokenise: () =>
      new Promise((resolve) => {
        const limit = deadline(TOKEN_TIMEOUT);
        pendingToken.current = (token) => {
          limit.clear();
          pendingToken.current = null;
          resolve(token);
        };
        limit.signal.addEventListener("abort", () => pendingToken.current?.(null));
        frame.current?.contentWindow?.postMessage({ type: "card_frame_tokenise" }, "*");
      }),
    check: () => frame.current?.contentWindow?.postMessage({ type: "card_frame_check" }, "*"),
  }));

  if (state === "failed")
    return (
      <>
        <ErrorMessage>
          <Trans>The payment provider's card form didn't load.</Trans>
        </ErrorMessage>
        <Button
          onClick={() => {
            setAttempt(attempt + 1);
            setState("loading");
          }}
        >
          <Trans>Reload form</Trans>
        </Button>
      </>
    );
  return (
    <iframe
      key={attempt}
      ref={frame}
      className={styles.frame}
      src={ADDRESS}
      title={t`Card details for the payment provider`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      aria-busy={state === "loading"}
    />
  );
}
