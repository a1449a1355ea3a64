import opentype, { type Path } from "opentype.js";

/** The letters of all locales, punctuation and currency signs. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x22ff],
  [0x2713, 0x2717],
  [0xfffd, 0xfffd],
];
const EM = 1_000;
/** Width of every glyph: about that of a system font's average. */
const ADVANCE = 540;

const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200f);

function block(): Path {
  const path = new opentype.Path();
  path.moveTo(60, 0);
  path.lineTo(ADVANCE - 60, 0);
  path.lineTo(ADVANCE - 60, 620);
  path.lineTo(60, 620);
  path.close();
  return path;
}

/**
 * A font whose letters are all the same block, so that a screenshot shows where text is and how long, and is the same
 * on machines with other fonts. The text itself is the business of other tests.
 */
export function blockFont(family: string): FontFace {
  const glyph = (unicode: number) =>
    new opentype.Glyph({
      name: `u${unicode}`,
      unicode,
      advanceWidth: ADVANCE,
      path: isBlank(unicode) ? new opentype.Path() : block(),
    });
  const codes = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const font = new opentype.Font({
    familyName: family,
    styleName: "Regular",
    unitsPerEm: EM,
    ascender: 900,
    descender: -250,
    glyphs: [
      new opentype.Glyph({ name: ".notdef", advanceWidth: ADVANCE, path: block() }),
      ...codes.map(glyph),
    ],
  });
  return new FontFace(family, font.toArrayBuffer());
}
