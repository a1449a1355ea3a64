import type { LocaleCode } from "../src/contract/locale.ts";
import type { Notification } from "../src/contract/notifications.ts";
import type { PushEvent, PushTopic } from "../src/contract/push.ts";
import { isDiscreet } from "./modules/notifications/redact-push.ts";
import { LIFETIME, type NotificationsService } from "./modules/notifications/service.ts";
import { type Texts, textsOf } from "./modules/notifications/texts.ts";
import { isExcluded, type PlayerRow } from "./modules/players/store.ts";
import type { PushHeld, PushService } from "./modules/push/service.ts";

export interface MessageTexts {
  title: string;
  text: string;
  /** Of the button; without one it says "Open". */
  action?: string;
}

/** What a player is told. */
export interface Message {
  type: Notification["type"];
  /** Of pushes; `account` is what players must know, whatever they have chosen about offers. */
  topic: PushTopic;
  /** As they are, or chosen from what the server says in the player's language. */
  texts: MessageTexts | ((texts: Texts) => MessageTexts);
  icon: Notification["content"]["icon"];
  /** Where the button and a push lead: a path of the app without its locale, or a popup by name. */
  target?: { path: string } | { toName: string };
  /** Of the tournament that it is about. */
  identifier?: string;
  /** How long the bell shows it, milliseconds. */
  lifetime?: number;
  push?: {
    /** What it is about, where that is not the notification. */
    event?: PushEvent;
    urgency?: "high";
    /** How long a push service may keep it, milliseconds; never longer than the bell. */
    lifetime?: number;
  };
}

/** What became of a message. */
export interface Told {
  /** Id of the notification; null when none was made. */
  notification: string | null;
  /** Browsers that are being pushed to. */
  pushes: number;
  /** Why there are none. */
  held: PushHeld | "excluded" | null;
}

export interface NotifyDeps {
  now: () => number;
  playerOf: (playerId: number) => Promise<PlayerRow | undefined>;
  notifications: Pick<NotificationsService, "add">;
  push: PushService["push"];
  /** Codes of all currencies. */
  currencies: () => Promise<string[]>;
  logError: (message: string, error: unknown) => void;
}

type Words = Required<MessageTexts>;

function wordsOf({ texts }: Message, locale: LocaleCode): Words {
  const own = textsOf(locale);
  return { action: own.open, ...(typeof texts === "function" ? texts(own) : texts) };
}

function buttonOf({ target }: Message, { action: title }: Words): Notification["content"]["button"] {
  return target ? { title, ...target } : null;
}

function pathOf({ target }: Message): string {
  if (!target) return "/";
  return "path" in target ? target.path : `/?popup=${encodeURIComponent(target.toName)}`;
}

/** Tells players things: in the bell, and where they wish on their devices. Gives undefined for nobody's number. */
export function createNotify({ now, playerOf, notifications, push, currencies, logError }: NotifyDeps) {
  /** The texts of a push, which are read by whoever looks at the screen. */
  async function shown(player: PlayerRow, { topic }: Message, { title, text }: Words) {
    const { email, nickname, firstName, lastName, locale } = player;
    const person = { email, names: [nickname, firstName, lastName] };
    if (isDiscreet(`${title}\n${text}`, person, await currencies())) return { title, body: text };
    const instead = textsOf(locale).pushed[topic];
    return { title: instead.title, body: instead.text };
  }

  async function pushTo(player: PlayerRow, message: Message, words: Words, id: string, expiresAt: number) {
    const { event = { kind: "notification", id }, urgency = "normal", lifetime } = message.push ?? {};
    return push(player.id, {
      texts: () => shown(player, message, words),
      topic: message.topic,
      event,
      locale: player.locale,
      path: pathOf(message),
      urgency,
      expiresAt: lifetime === undefined ? expiresAt : Math.min(expiresAt, now() + lifetime),
    });
  }

  return async (playerId: number, message: Message): Promise<Told | undefined> => {
    const player = await playerOf(playerId);
    if (!player) return undefined;
    const excluded = isExcluded(player, now());
    if (excluded && message.topic !== "account") return { notification: null, pushes: 0, held: "excluded" };
    const { type, icon, identifier = null } = message;
    const words = wordsOf(message, player.locale);
    const { title, text } = words;
    const content = { icon, title, button: buttonOf(message, words) };
    const expiresAt = now() + (message.lifetime ?? LIFETIME);
    const id = await notifications.add(playerId, { type, title, text, content, identifier, expiresAt });
    if (excluded) return { notification: id, pushes: 0, held: "excluded" };
    try {
      return { notification: id, ...(await pushTo(player, message, words, id, expiresAt)) };
    } catch (error) {
      // It stands in the bell: whoever tells it need not fail because it cannot be pushed.
      logError("a push could not be made", error);
      return { notification: id, pushes: 0, held: null };
    }
  };
}

export type Notify = ReturnType<typeof createNotify>;
