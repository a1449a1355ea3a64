import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Status, statusIdOf } from "../../../src/contract/vip-levels.ts";
import { matchLocale } from "../../../src/rules/locales/locales.ts";
import { GROUP_OF_TIER, TIERS, type Tier } from "../../../src/rules/players/player-groups.ts";
import { RequestError } from "../../http/errors.ts";

const TextsSchema = v.object(
  v.entriesFromList(TIERS, v.object({ content: v.string(), gift_descriptions: v.array(v.string()) })),
);
type Texts = v.InferOutput<typeof TextsSchema>;

const WRITTEN = ["en", "de", "fr-CA", "it", "no", "et"] as const;
const written: Record<string, Texts> = Object.fromEntries(
  WRITTEN.map((name) => {
    const file = join(import.meta.dirname, "texts", `${name}.json`);
    return [name, v.parse(TextsSchema, JSON.parse(readFileSync(file, "utf8")))];
  }),
);

/** The scene of each level's art, and the lifetime points that it ends with. */
const LEVELS: Record<Tier, { scene: string; max: number | null }> = {
  regular: { scene: "welcome", max: 4_999 },
  bronze: { scene: "weekend", max: 19_999 },
  silver: { scene: "tournament", max: 79_999 },
  gold: { scene: "cashback", max: 249_999 },
  platinum: { scene: "jackpot", max: 999_999 },
  diamond: { scene: "vip", max: null },
};

/** The levels of the VIP club from the lowest on, in the language of `tag` or else in English. */
export function statusesIn(tag: string, artVersion: string): Status[] {
  const locale = matchLocale(tag);
  if (!locale) throw new RequestError("validation_failed", { errors: { l: ["unknown_locale"] } });
  const texts = written[locale] ?? written.en!;
  return TIERS.map((tier) => ({
    id: statusIdOf(GROUP_OF_TIER[tier]),
    name: tier,
    image: `/art/banners/${LEVELS[tier].scene}/${artVersion}`,
    ...texts[tier],
    conditions: { persistent_comp_points: { max: LEVELS[tier].max } },
  }));
}
