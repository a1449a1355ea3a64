import type { Theme } from "../../../src/rules/games/themes.ts";
import { slugify } from "../../../src/rules/web/slug.ts";
import type { GameKind } from "../../modules/games/tables.ts";
import { type Draw, pick, pickWeighted } from "./draw.ts";
import { crashTitle, drawTitle } from "./instant-titles.ts";
import { slotTitle } from "./slot-titles.ts";
import type { ProviderSpec } from "./studio.ts";
import { liveTitle, tableTitle } from "./table-titles.ts";
import { SLOT_THEMES, type SlotTheme, TITLE_WORDS } from "./title-words.ts";

export interface Named {
  title: string;
  slug: string;
  theme: Theme;
}

/** Names a studio's next game; slugs are unique per titler. */
export type Titler = (studio: ProviderSpec, kind: GameKind, draw: Draw) => Named;

const TRIES = 14;
const SEQUEL_CHANCE = 0.11;
const SERIES_CHANCE = 0.09;
const JACKPOT_NAME_CHANCE = 0.35;
const STRANGE_THEME_CHANCE = 0.15;
const SEQUELS = [
  " 2",
  " 2",
  " II",
  " Megaways",
  " Deluxe",
  " Xmas",
  ": Hold & Win",
  " Bonus Buy",
  " Reloaded",
  " Extreme",
  " Gold",
  " Dice",
];

export function makeTitler(): Titler {
  const usedSlugs = new Set<string>();
  const rooms = new Map<string, number>();
  /** Titles that may get a sequel, by studio. */
  const sequelCandidates = new Map<string, Named[]>();

  const nextRoom = (room: string) => {
    const count = (rooms.get(room) ?? 0) + 1;
    rooms.set(room, count);
    return count;
  };

  const attempt = (
    studio: ProviderSpec,
    kind: GameKind,
    draw: Draw,
  ): { title: string; theme: Theme } | null => {
    if (kind === "live") return liveTitle(studio.venues, nextRoom, draw);
    if (kind === "table") return tableTitle(draw);
    if (kind === "crash") return crashTitle(draw);
    if (kind === "bingo") return drawTitle(draw);
    const earlier = sequelCandidates.get(studio.slug) ?? [];
    if (earlier.length > 4 && draw() < SEQUEL_CHANCE) {
      const first = pick(earlier, draw);
      const sequel = pick(SEQUELS, draw);
      // No "Wild Grapes II II".
      const title = first.title + (first.title.endsWith(sequel) ? " Nights" : sequel);
      return { title, theme: first.theme };
    }
    return slot(studio, kind, draw);
  };

  return (studio, kind, draw) => {
    let draft: { title: string; theme: Theme } | null = null;
    for (let triesLeft = TRIES; triesLeft > 0; triesLeft--) {
      draft = attempt(studio, kind, draw) ?? draft;
      const slug = draft && slugify(draft.title);
      if (!draft || !slug || usedSlugs.has(slug)) continue;
      usedSlugs.add(slug);
      const titleWithSlug = { ...draft, slug };
      if (isSlot(kind) && isFirst(titleWithSlug.title))
        addFirst(sequelCandidates, studio.slug, titleWithSlug);
      return titleWithSlug;
    }
    return appendNumber(draft ?? slotFallback(studio), usedSlugs);
  };
}

function slot(studio: ProviderSpec, kind: GameKind, draw: Draw): { title: string; theme: SlotTheme } | null {
  const usesUnusualTheme = studio.themes.length === 0 || draw() < STRANGE_THEME_CHANCE;
  const theme = pick(usesUnusualTheme ? SLOT_THEMES : studio.themes, draw);
  const habit =
    kind === "jackpot" && draw() < JACKPOT_NAME_CHANCE
      ? "jackpot"
      : studio.series.length > 0 && draw() < SERIES_CHANCE
        ? "series"
        : pickWeighted(studio.titlePatterns, draw);
  const title = slotTitle(habit, TITLE_WORDS[theme], studio.series, draw);
  return title === null ? null : { title, theme };
}

const isSlot = (kind: GameKind) => kind === "pokies" || kind === "jackpot";

/** True for a plain name that can have a sequel. */
const isFirst = (title: string) =>
  title.length < 22 &&
  !/\d|:|Megaways|Deluxe|Dice$|Pots|Jackpot|Millions|Link$|Grand|Drop$|[!?]$/.test(title);

function addFirst(firsts: Map<string, Named[]>, studio: string, titleWithSlug: Named): void {
  const list = firsts.get(studio);
  if (list) list.push(titleWithSlug);
  else firsts.set(studio, [titleWithSlug]);
}

const slotFallback = (studio: ProviderSpec) => ({
  title: `${studio.title} Classic`,
  theme: "classic" as const,
});

function appendNumber(draft: { title: string; theme: Theme }, usedSlugs: Set<string>): Named {
  for (let number = 2; ; number++) {
    const title = `${draft.title} ${number}`;
    const slug = slugify(title);
    if (usedSlugs.has(slug)) continue;
    usedSlugs.add(slug);
    return { title, slug, theme: draft.theme };
  }
}
