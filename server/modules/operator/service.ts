import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { PushTopic } from "../../../src/contract/push.ts";
import { minorUnits } from "../../../src/rules/money/minor-units.ts";
import { RequestError } from "../../http/errors.ts";
import type { Award } from "../jackpots/api.ts";
import type { Message, Notify, NotifyResult } from "../notifications/api.ts";
import type { OperatorAnswer, OperatorNotification } from "./schema.ts";
import { textsOf } from "./texts.ts";

export interface OperatorDeps {
  /** Finds a player by id or email address. */
  findPlayer: (name: string) => Promise<number | undefined>;
  currencies: () => Promise<CurrencyConfig["currencies"]>;
  findJackpot: (identifier: string, level: string) => Promise<Pick<Award, "title" | "level"> | undefined>;
  notify: Notify;
  /** Why no message may offer the player something; null if one may. */
  whyNoOffers: (playerId: number) => Promise<"offers_forbidden" | "offers_paused" | null>;
  awardJackpot: (playerId: number, award: Award) => Promise<(NotifyResult & { win: string }) | undefined>;
}

/** Defaults by type. */
const DEFAULTS_BY_TYPE: Record<
  OperatorNotification["type"],
  { topic: PushTopic; icon: Message["icon"]; path?: string }
> = {
  personal: { topic: "account", icon: "bell" },
  bonuses_changes: { topic: "bonuses", icon: "gift", path: "/promotions" },
  freespins_changes: { topic: "freespins", icon: "spins", path: "/promotions" },
};

/** Topics of messages that invite to play. */
const PROMOTIONAL: ReadonlySet<PushTopic> = new Set(["bonuses", "freespins"]);

function reject(field: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: ["unknown"] } });
}

function messageOf({ type, topic, title, text, path }: OperatorNotification): Message {
  const defaults = DEFAULTS_BY_TYPE[type];
  const target = path ?? defaults.path;
  return {
    type,
    topic: topic ?? defaults.topic,
    icon: defaults.icon,
    texts: (locale) => {
      const defaultTexts = type === "personal" ? undefined : textsOf(locale)[type];
      if (title === undefined || text === undefined) return defaultTexts ?? reject("title");
      // Keeps the default button only with the default target.
      return { title, text, ...(path === undefined && defaultTexts && { action: defaultTexts.action }) };
    },
    target: target === undefined ? undefined : { path: target },
  };
}

/** Sends a notification or award by staff. */
export function createOperatorNotifier({
  findPlayer,
  currencies,
  findJackpot,
  notify,
  whyNoOffers,
  awardJackpot,
}: OperatorDeps) {
  async function awardOf({
    key,
    jackpot,
    level,
    amount,
    currency,
  }: NonNullable<OperatorNotification["win"]>) {
    const match = (await findJackpot(jackpot, level)) ?? reject("win.jackpot");
    const all = await currencies();
    if (!Object.hasOwn(all, currency)) reject("win.currency");
    const minor = minorUnits(amount, all[currency]!.subunits_to_unit);
    if (minor === undefined)
      throw new RequestError("validation_failed", { errors: { "win.amount": ["invalid_format"] } });
    return { ...match, key, identifier: jackpot, currency, amount: minor };
  }

  return async (request: OperatorNotification): Promise<OperatorAnswer> => {
    const playerId = (await findPlayer(request.player)) ?? reject("player");
    if (request.win) return (await awardJackpot(playerId, await awardOf(request.win))) ?? reject("player");
    const message = messageOf(request);
    const skipReason = PROMOTIONAL.has(message.topic) ? await whyNoOffers(playerId) : null;
    if (skipReason) return { notification: null, pushes: 0, skipReason, win: null };
    const result = (await notify(playerId, message)) ?? reject("player");
    return { ...result, win: null };
  };
}
