import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Notification } from "../../../src/contract/notifications.ts";
import { isExcluded, type PlayerRow } from "../../core/players/store.ts";
import type { Push } from "../push/api.ts";
import type { Message, MessageTexts, Notify, NotifyResult } from "./api.ts";
import { isSafeForLockScreen } from "./redact-push.ts";
import { LIFETIME, type NotificationsService } from "./service.ts";
import { textsOf } from "./texts.ts";

export interface NotifyDeps {
  now: () => number;
  playerOf: (playerId: number) => Promise<PlayerRow | undefined>;
  notifications: Pick<NotificationsService, "add" | "unread">;
  push: Push;
  /** Codes, symbols and labels of all currencies. */
  currencies: () => Promise<string[]>;
  logError: (message: string, error: unknown) => void;
}

type MessageWords = Required<MessageTexts>;

function wordsOf({ texts }: Message, locale: LocaleCode): MessageWords {
  return { action: textsOf(locale).open, ...(typeof texts === "function" ? texts(locale) : texts) };
}

function buttonOf({ target }: Message, { action: title }: MessageWords): Notification["content"]["button"] {
  return target ? { title, ...target } : null;
}

function pathOf({ target }: Message): string {
  if (!target) return "/";
  return "path" in target ? target.path : `/?popup=${encodeURIComponent(target.toName)}`;
}

export function createNotify({
  now,
  playerOf,
  notifications,
  push,
  currencies,
  logError,
}: NotifyDeps): Notify {
  /** Texts for lock screens: neutral ones if the notification names the player or an amount. */
  async function lockScreenTexts(player: PlayerRow, { topic }: Message, { title, text }: MessageWords) {
    const { email, nickname, firstName, lastName, locale } = player;
    const person = { email, names: [nickname, firstName, lastName] };
    if (isSafeForLockScreen(`${title}\n${text}`, person, await currencies())) return { title, body: text };
    const neutral = textsOf(locale).pushed[topic];
    return { title: neutral.title, body: neutral.text };
  }

  async function pushTo(
    player: PlayerRow,
    message: Message,
    words: MessageWords,
    id: string,
    expiresAt: number,
  ) {
    const { event = { kind: "notification", id }, urgency = "normal", lifetime } = message.push ?? {};
    return push(player.id, {
      texts: () => lockScreenTexts(player, message, words),
      unread: () => notifications.unread(player.id),
      topic: message.topic,
      event,
      locale: player.locale,
      path: pathOf(message),
      urgency,
      expiresAt: lifetime === undefined ? expiresAt : Math.min(expiresAt, now() + lifetime),
    });
  }

  return async (playerId: number, message: Message): Promise<NotifyResult | undefined> => {
    const player = await playerOf(playerId);
    if (!player) return undefined;
    const excluded = isExcluded(player, now());
    if (excluded && message.topic !== "account")
      return { notification: null, pushes: 0, skipReason: "excluded" };
    const { type, icon, identifier = null, source = null } = message;
    const words = wordsOf(message, player.locale);
    const { title, text } = words;
    const content = { icon, title, button: buttonOf(message, words) };
    const expiresAt = now() + (message.lifetime ?? LIFETIME);
    const { id, isNew } = await notifications.add(playerId, {
      type,
      title,
      text,
      content,
      identifier,
      source,
      expiresAt,
    });
    if (id === null || !isNew || message.isBellOnly) return { notification: id, pushes: 0, skipReason: null };
    if (excluded) return { notification: id, pushes: 0, skipReason: "excluded" };
    try {
      return { notification: id, ...(await pushTo(player, message, words, id, expiresAt)) };
    } catch (error) {
      // The notification is in the bell; a failed push must not fail the caller.
      logError("push failed", error);
      return { notification: id, pushes: 0, skipReason: null };
    }
  };
}
