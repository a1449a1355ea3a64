import * as v from "valibot";
import { type VipLevel, vipLevelId } from "../../../src/contract/vip-levels.ts";
import { matchLocale } from "../../../src/rules/locales/locales.ts";
import { GROUP_OF_TIER, TIERS, type Tier } from "../../../src/rules/players/player-groups.ts";
import { readTexts } from "../../core/texts.ts";
import { RequestError } from "../../http/errors.ts";

const TextsSchema = v.object(
  v.entriesFromList(TIERS, v.object({ content: v.string(), gift_descriptions: v.array(v.string()) })),
);
const textsOf = readTexts(import.meta.dirname, TextsSchema);

/** Art and highest number of lifetime points of each level. */
const LEVELS: Record<Tier, { scene: string; max: number | null }> = {
  regular: { scene: "level-regular", max: 4_999 },
  bronze: { scene: "level-bronze", max: 19_999 },
  silver: { scene: "level-silver", max: 79_999 },
  gold: { scene: "level-gold", max: 249_999 },
  platinum: { scene: "level-platinum", max: 999_999 },
  diamond: { scene: "level-diamond", max: null },
};

/** VIP levels in ascending order, in the language of `tag` or in English. */
export function vipLevelsIn(tag: string, artVersion: string): VipLevel[] {
  const locale = matchLocale(tag);
  if (!locale) throw new RequestError("validation_failed", { errors: { l: ["unknown_locale"] } });
  const texts = textsOf(locale);
  return TIERS.map((tier) => ({
    id: vipLevelId(GROUP_OF_TIER[tier]),
    name: tier,
    image: `/art/banners/${LEVELS[tier].scene}/${artVersion}`,
    ...texts[tier],
    conditions: { persistent_comp_points: { max: LEVELS[tier].max } },
  }));
}
