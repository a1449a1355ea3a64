import type { CurrencyConfig } from "../src/contract/config.ts";
import type { PushTopic } from "../src/contract/push.ts";
import { minorUnits } from "../src/rules/money/minor-units.ts";
import { RequestError } from "./http/errors.ts";
import type { Award } from "./modules/jackpots/service.ts";
import type { OperatorAnswer, OperatorNotification } from "./modules/operator/schema.ts";
import type { Message, Notify, Told } from "./notify.ts";

export interface OperatorDeps {
  /** By id or by address. */
  findPlayer: (name: string) => Promise<number | undefined>;
  currencies: () => Promise<CurrencyConfig["currencies"]>;
  findJackpot: (identifier: string, level: string) => Promise<Pick<Award, "title" | "level"> | undefined>;
  notify: Notify;
  awardJackpot: (playerId: number, award: Award) => Promise<(Told & { win: string }) | undefined>;
}

/** What belongs to a type unless the operator says otherwise. */
const OF_TYPE: Record<
  OperatorNotification["type"],
  { topic: PushTopic; icon: Message["icon"]; path?: string }
> = {
  personal: { topic: "account", icon: "bell" },
  bonuses_changes: { topic: "bonuses", icon: "gift", path: "/promotions" },
  freespins_changes: { topic: "freespins", icon: "spins", path: "/promotions" },
};

function refuse(field: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: ["unknown"] } });
}

function messageOf({ type, topic, title, text, path }: OperatorNotification): Message {
  const own = OF_TYPE[type];
  const target = path ?? own.path;
  return {
    type,
    topic: topic ?? own.topic,
    icon: own.icon,
    texts: (texts) => {
      const said = type === "personal" ? undefined : texts[type];
      if (title === undefined || text === undefined) return said ?? refuse("title");
      // Its button leads where the server's own does, or elsewhere.
      return { title, text, ...(path === undefined && said && { action: said.action }) };
    },
    target: target === undefined ? undefined : { path: target },
  };
}

/** Does what an operator's command asks of the running server. */
export function createOperator({ findPlayer, currencies, findJackpot, notify, awardJackpot }: OperatorDeps) {
  async function awardOf({
    key,
    jackpot,
    level,
    amount,
    currency,
  }: NonNullable<OperatorNotification["win"]>) {
    const found = (await findJackpot(jackpot, level)) ?? refuse("win.jackpot");
    const all = await currencies();
    if (!Object.hasOwn(all, currency)) refuse("win.currency");
    const minor = minorUnits(amount, all[currency]!.subunits_to_unit);
    if (minor === undefined)
      throw new RequestError("validation_failed", { errors: { "win.amount": ["invalid_format"] } });
    return { ...found, key, identifier: jackpot, currency, amount: minor };
  }

  return async (asked: OperatorNotification): Promise<OperatorAnswer> => {
    const playerId = (await findPlayer(asked.player)) ?? refuse("player");
    if (asked.win) return (await awardJackpot(playerId, await awardOf(asked.win))) ?? refuse("player");
    const told = (await notify(playerId, messageOf(asked))) ?? refuse("player");
    return { ...told, win: null };
  };
}
