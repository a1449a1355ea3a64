import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import * as v from "valibot";
import { type CardCheck, type CardFrameMessage, CardFrameMessageSchema } from "../../contract/payments.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { deadline } from "../../lib/time/time.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/form.tsx";
import styles from "./cashbox.module.css";

const ADDRESS = "/payment-provider/card";
/** A frame that has said nothing by then has not loaded; one that was asked has no answer. Milliseconds. */
const LOADS_WITHIN = 15_000;
const ANSWERS_WITHIN = 30_000;
const [LOWEST, HIGHEST] = [120, 640];

export type CardToken = CardCheck & { token: string };

export interface CardHandle {
  /** What stands for the card; null where the frame would not give it: it says itself what is wrong. */
  take: () => Promise<CardToken | null>;
  /** Has the frame say what is wrong with the card; the focus stays. */
  check: () => void;
}

/** What the provider's frame says; null for everything that is not from it or not of the contract. */
export function cardMessageOf(
  event: Pick<MessageEvent<unknown>, "source" | "data">,
  frame: Window | null,
): CardFrameMessage | null {
  if (frame === null || event.source !== frame) return null;
  const message = v.safeParse(CardFrameMessageSchema, event.data);
  return message.success ? message.output : null;
}

/** The provider's form for a card: a document without origin, so that no number ever comes near the app. */
export function CardFrame({ handle }: { handle: RefObject<CardHandle | null> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((token: CardToken | null) => void) | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // A frame without origin cannot be named; nothing secret is said to it.
    const say = (message: object) => frame.current?.contentWindow?.postMessage(message, "*");
    const hear = (event: MessageEvent<unknown>) => {
      const message = cardMessageOf(event, frame.current?.contentWindow ?? null);
      if (message?.type === "card_frame_ready") {
        setState("ready");
        say({ type: "card_frame_setup", locale, theme: "dark" });
      } else if (message?.type === "card_frame_height" && frame.current) {
        frame.current.style.height = `${Math.min(Math.max(message.height, LOWEST), HIGHEST)}px`;
      } else if (message?.type === "card_frame_invalid") waiting.current?.(null);
      else if (message?.type === "card_frame_token") {
        const { type: _, ...token } = message;
        waiting.current?.(token);
      }
    };
    addEventListener("message", hear);
    return () => {
      removeEventListener("message", hear);
      waiting.current?.(null);
    };
  }, [locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    if (state !== "loading") return;
    const limit = deadline(LOADS_WITHIN);
    limit.signal.addEventListener("abort", () => setState("failed"));
    return limit.clear;
  }, [state, attempt]);

  useImperativeHandle(handle, () => ({
    take: () =>
      new Promise((resolve) => {
        const limit = deadline(ANSWERS_WITHIN);
        waiting.current = (token) => {
          limit.clear();
          waiting.current = null;
          resolve(token);
        };
        limit.signal.addEventListener("abort", () => waiting.current?.(null));
        frame.current?.contentWindow?.postMessage({ type: "card_frame_tokenise" }, "*");
      }),
    check: () => frame.current?.contentWindow?.postMessage({ type: "card_frame_check" }, "*"),
  }));

  if (state === "failed")
    return (
      <>
        <Failure>
          <Trans>The payment provider’s card form has not loaded.</Trans>
        </Failure>
        <Button
          onClick={() => {
            setAttempt(attempt + 1);
            setState("loading");
          }}
        >
          <Trans>Load it again</Trans>
        </Button>
      </>
    );
  return (
    <iframe
      key={attempt}
      ref={frame}
      className={styles.frame}
      src={ADDRESS}
      title={t`Card details, given to the payment provider`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      aria-busy={state === "loading"}
    />
  );
}
