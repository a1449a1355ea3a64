import type { AdditionalGifts, ModifyGiftsConfig } from "../../contract/config.ts";

interface Gift {
  title: string;
  group_key: string;
  stage: string;
}

/** Stages in which a gift holds the player's money, so that it's never hidden. */
const HOLDS_MONEY: ReadonlySet<string> = new Set(["handle_bets", "wager_done", "activated"]);

const overrideOf = ({ group_key }: Gift, overrides: ModifyGiftsConfig) =>
  Object.hasOwn(overrides, group_key) ? overrides[group_key]! : {};

/** False for gifts that the operator hides. */
export const isVisible = (gift: Gift, overrides: ModifyGiftsConfig): boolean =>
  HOLDS_MONEY.has(gift.stage) || !overrideOf(gift, overrides).hidden;

/**
 * Gifts as the operator presents them: without hidden ones, with their own titles and pictures, in their order. Gifts
 * without an order follow in the order that they came in.
 */
export function presentGifts<G extends Gift>(
  gifts: readonly G[],
  overrides: ModifyGiftsConfig,
): (G & { image?: string | undefined })[] {
  const orderOf = (gift: Gift) => overrideOf(gift, overrides).order ?? Number.POSITIVE_INFINITY;
  return gifts
    .filter((gift) => isVisible(gift, overrides))
    .toSorted((a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)))
    .map((gift) => {
      const { title = gift.title, image } = overrideOf(gift, overrides);
      return { ...gift, title, image };
    });
}

/** The cards for a player's groups. */
export const cardsFor = (cards: AdditionalGifts, groups: readonly number[]): AdditionalGifts =>
  cards.filter(({ group_ids }) => group_ids.length === 0 || group_ids.some((id) => groups.includes(id)));
