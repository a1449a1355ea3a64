import * as v from "valibot";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Notification } from "../../../src/contract/notifications.ts";
import type { PushEvent, PushTopic } from "../../../src/contract/push.ts";
import type { PushSkipReason } from "../push/api.ts";

export interface MessageTexts {
  title: string;
  text: string;
  /** Label of the button; "Open" by default. */
  action?: string;
}

/** Schema of a message's texts in a module's folder `texts`. */
export const MessageTextsSchema = v.object({ title: v.string(), text: v.string(), action: v.string() });

/** A notification to send. */
export interface Message {
  type: Notification["type"];
  /** Push topic; `account` is always sent, whatever the player's settings. */
  topic: PushTopic;
  /** Fixed texts, or those of the player's language. */
  texts: MessageTexts | ((locale: LocaleCode) => MessageTexts);
  icon: Notification["content"]["icon"];
  /** Target of the button and push: an app path without locale, or a popup by name. */
  target?: { path: string } | { toName: string };
  /** Identifier of the tournament. */
  identifier?: string;
  /** The event that it reports, such as `jackpot.won:<id>`: one notification and push per source, however often sent. */
  source?: string;
  /** How long the bell shows it, milliseconds. */
  lifetime?: number;
  /** True for the bell only: nothing is pushed. */
  isBellOnly?: true;
  push?: {
    /** Subject of the push, if it isn't the notification. */
    event?: PushEvent;
    urgency?: "high";
    /** How long a push service may keep it, milliseconds; at most the bell's time. */
    lifetime?: number;
  };
}

/** Result of a notification. */
export interface NotifyResult {
  /** Id of the notification; null if none was created. */
  notification: string | null;
  /** Number of browsers pushed to. */
  pushes: number;
  /** Why no browser was pushed to. */
  skipReason: PushSkipReason | "excluded" | null;
}

/** Notifies a player in the bell and by push; undefined for an unknown player. */
export type Notify = (playerId: number, message: Message) => Promise<NotifyResult | undefined>;

/** Fills a text's placeholders, such as `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
