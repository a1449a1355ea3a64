import type { ClientContext } from "../../../src/contract/chat.ts";
import type { Player } from "../../../src/contract/player.ts";
import { statusIdOf } from "../../../src/contract/vip-levels.ts";

/** Who answers, by number in the chat's own settings. */
const CHAT_GROUP = { guest: 26, player: 1, vip: 2 };
/** Its members write by the other provider. */
const PROVIDER_GROUP = 545;

type Lists = Pick<Player, "groups" | "statuses">;

/** The chat provider of a player. The group may stand in either list: which one it was is kept for support. */
export function providerOf({ groups, statuses }: Lists): Omit<ClientContext["chat"], "group"> {
  if (groups.includes(PROVIDER_GROUP)) return { provider: "alternative", provider_source: "groups" };
  if (statuses.some(({ id }) => id === statusIdOf(PROVIDER_GROUP)))
    return { provider: "alternative", provider_source: "statuses" };
  return { provider: "standard", provider_source: null };
}

/** What the chat is told of this player, or of a guest. */
export function contextOf(player: Player | null): ClientContext {
  if (!player)
    return { user: null, chat: { group: CHAT_GROUP.guest, ...providerOf({ groups: [], statuses: [] }) } };
  const { id, nickname, first_name, last_name, email, locale, level, groups } = player;
  const fullName = [first_name, last_name].filter(Boolean).join(" ");
  return {
    user: { id, name: nickname || fullName || null, email, locale, tier: level, groups },
    chat: { group: player.is_vip ? CHAT_GROUP.vip : CHAT_GROUP.player, ...providerOf(player) },
  };
}
