import type { ClientContext } from "../../../src/contract/chat.ts";
import type { Player } from "../../../src/contract/player.ts";
import { vipLevelId } from "../../../src/contract/vip-levels.ts";

/** Agent group numbers in the chat's settings. */
const CHAT_GROUP = { guest: 26, player: 1, vip: 2 };
/** Players of this group use the alternative provider. */
const PROVIDER_GROUP = 545;

type MembershipLists = Pick<Player, "groups" | "statuses">;

/** A player's chat provider, by membership in either list; the list that decided is reported for support. */
export function providerOf({ groups, statuses }: MembershipLists): Omit<ClientContext["chat"], "group"> {
  if (groups.includes(PROVIDER_GROUP)) return { provider: "alternative", provider_source: "groups" };
  if (statuses.some(({ id }) => id === vipLevelId(PROVIDER_GROUP)))
    return { provider: "alternative", provider_source: "statuses" };
  return { provider: "standard", provider_source: null };
}

/** Context that the chat receives about a player or guest. */
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
