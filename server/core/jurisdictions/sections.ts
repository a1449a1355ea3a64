import type { Licence, SECTIONS } from "../../../src/contract/jurisdictions.ts";

type Section = (typeof SECTIONS)[number];

/** Path prefixes and categories of each section. */
const CONTENTS: Readonly<Record<Section, { paths: readonly string[]; categories: readonly string[] }>> = {
  pokies: { paths: ["/pokies"], categories: ["pokies"] },
  live: { paths: ["/live"], categories: ["live"] },
  table: { paths: ["/table"], categories: ["table"] },
  jackpots: { paths: ["/categories/jackpots", "/jackpots-guide"], categories: ["jackpots"] },
  tournaments: { paths: ["/tournaments", "/action"], categories: [] },
  lotteries: { paths: ["/lottery"], categories: [] },
  shop: { paths: ["/rocket-mart"], categories: [] },
  wheel: { paths: ["/rocketplay-wheel", "/rocketmart-wheel", "/rocket-chance"], categories: [] },
  adventure: { paths: ["/rocketplay-adventure"], categories: [] },
  vip: { paths: ["/rocketplay-vipclub"], categories: [] },
  promotions: { paths: ["/promotions"], categories: [] },
  crypto: { paths: ["/benefits-of-crypto", "/crypto-guide"], categories: [] },
};

/**
 * Path prefixes and categories of sections that a licence excludes. A game of an excluded category stays in other
 * lists: single games are excluded by provider only.
 */
export function closedSections({ sections }: Pick<Licence, "sections">) {
  const closed = Object.entries(CONTENTS).flatMap(([section, contents]) =>
    sections.includes(section as Section) ? [] : contents,
  );
  return {
    paths: closed.flatMap(({ paths }) => paths),
    categories: closed.flatMap(({ categories }) => categories),
  };
}
