import { randomStream } from "../rules/web/hash.ts";

/** Outlines on a 24 px grid: the mark, and what is darker on it. Subpaths that overlap cut each other out. */
export type EmblemPaths = readonly [mark: string, shade?: string];

/**
 * Marks by a word of a studio's name: the words, the mark and its shade. Besides SVG's commands, `o` is a circle with its
 * middle and radius, and `6*` repeats what follows around the middle, for which points have a space between their numbers.
 * A filled part needs no `z`.
 */
const WORDS = `fox|M2 1l7 5h6l7-5v12L12 23 2 13|M2 13l6-1 4 6 4-6 6 1-10 10
lumen,light|M4 18a8 8 0 0 1 16 0M11 1h2v6h-2M4 3l4 5-2 2-4-5M20 3l-4 5 2 2 4-5|M1 20h22v3H1
lion|10*M8.5 5.5L12 0 15.5 5.5|o12 12 7o9.5 10 1o14.5 10 1M9 14h6l-3 3
reel|M1 4h6v16H1M9 1h6v22H9M17 4h6v16h-6|M1 9h6v5H1M9 9h6v5H9M17 9h6v5h-6
kite|M22 2L10 3 5 19l16-5|M22 2l-1 12-16 5-3 5-1-1 3-5
otter,bear|o12 14 9.5o4 6 3.5o20 6 3.5|o12 17 5.5M9 15h6l-3 3
kaleido|6*M12 12L8.5 6 12 0 15.5 6|6*M12 12L12 0 15.5 6
crate,box|M1 1h22v22H1V1h3v19h16V4H4V1|M15 7a6 6 0 1 0 3 8 5 5 0 0 1-3-8
night,moon|M14 1a11 11 0 1 0 9 15A9 9 0 0 1 14 1|M18 2q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6
ferro,iron|M2 2h6v10a4 4 0 0 0 8 0V2h6v10a10 10 0 0 1-20 0|M2 2h6v5H2M16 2h6v5h-6
vault,safe|M1 1h22v20h-3v3h-4v-3H8v3H4v-3H1o12 11 7.5|o12 11 5.5o12 11 2
nine|M12 1a8 8 0 0 1 7 12l-4 10H9l3-6a8 8 0 0 1 0-16o12 9 3|M9 23l4-8q4 0 6-2l-4 10
hex,honey|M12 .5l5 3v6l-5 3-5-3v-6M6 12l5 3v6l-5 3-5-3v-6|M18 12l5 3v6l-5 3-5-3v-6
ember,flame|M13 1c1 6 8 8 8 14a9 8.5 0 0 1-18 0c0-4 2-6 4-7 0 3 1 4 2 4 2-3 1-7 4-11|M12 23c-6 0-6-6-1-10 0 3 6 4 5 7a4 4 0 0 1-4 3
wolf|M4 0l5 6h6l5-6 2 14-5 3-2 7H9l-2-7-5-3|M4 0l5 6-5 9-2-1M20 0l-5 6 5 9 2-1M9 24l3-6 3 6
dragon|M1 8l9 3L23 1l-5 13 1 9-8-6-7 4 2-7|M10 11L23 1l-9 14M4 21l2-7 5 3
lark,bird|M1 5q9 0 12 8Q14 4 23 1q-1 6-3 9 0 8-8 9l-6 4 1-5Q2 15 1 5|M13 13q1-9 10-12-1 8-10 12
marsh,reed|M4 3a2 2 0 0 1 4 0v7a2 2 0 0 1-1 2v6H5v-6a2 2 0 0 1-1-2M16 5a2 2 0 0 1 4 0v6a2 2 0 0 1-1 2v5h-2v-5a2 2 0 0 1-1-2M11 6h2v12h-2|M1 18q3-2 5.5 0t5.5 0 5.5 0 5.5 0v5H1
gold|9*o12 3.6 3.2|o12 12 6
bolt|M14 0L3 14h7L8 24 21 9h-8|M13 9h8L8 24
quill,pen|M23 1C10 1 4 8 4 17l-3 6h2l3-4q7 0 10-4h-4l6-2q1-2 2-4h-4l5-2q1-3 2-6|M5 17L18 6 8 18
tang,citr|o12 12 11.5o12 12 9.8|7*M12 10.5L8.8 4Q12 2 15.2 4
ferry,ship|M1 14h22l-4 8H5M5 7h14v6H5M9 1h5v5H9|M1 14h22l-1 2H2M7 9h3v2H7M14 9h3v2h-3
mill|4*M11 11L18 2 22 6 13 13|M10.5 13h3l3 11h-9
hook|M14 7h3v10a7 7 0 0 1-14 0v-7l6 6H6a4 4 0 0 0 8 0|o15.5 4 3.5
harbo,port|o12 4 3.5o12 4 1.4M10.5 8h3v11q5-1 6-4h-2l4-5 2 7-2-1q-3 7-9.5 7T2.5 16l-2 1 2-7 4 5h-2q1 3 6 4|M6 9h12v3H6
tram,train|M6 3h12a3 3 0 0 1 3 3v14H3V6a3 3 0 0 1 3-3M6 6v6h12V6M11 0h2v3h-2o8 16 1.5o16 16 1.5|M5 21h3l-2 3H3M16 21h3l2 3h-3
anvil|M1 5h22v3q-6 1-6 5 0 3 4 6v3H5v-3q5-2 4-6-1-2-4-2-4-1-4-6|M5 19h16v3H5
nova,star|M12 0q1 11 12 12-11 1-12 12Q11 13 0 12 11 11 12 0|4*M13 11L18.5 3.5 20.5 5.5
lantern|M8 6h8l3 4v8l-3 4H8l-3-4v-8M12 0a4 4 0 0 1 4 5h-2a2 2 0 0 0-4 0H8a4 4 0 0 1 4-5|M12 9q5 5 0 10-5-5 0-10M7 22.5h10V24H7
magpie|M1 8l5-3a5 5 0 0 1 9-1q5 2 5 8l3 11-7-7q-9 2-11-7o9 6 1|M10 9q8-1 7 6-6 1-7-6
lynx,cat|M0 12Q12-3 24 12 12 27 0 12|M12 4q6 8 0 16-6-8 0-16
okapi,zebra|M2 1h20v5H2M3 8h18l-1 4H4M5 14h14l-2 4H7M9 20h6l-3 4
stag,deer|M9 13Q2 11 1 1h3l1 4 2-3 2 1-1 5 3 4M15 13q7-2 8-12h-3l-1 4-2-3-2 1 1 5-3 4|M8 13h8l1 3-5 8-5-8
crown|M1 5l6 5 5-9 5 9 6-5-3 13H4|M4 20h16v3H4
zeph,wind|M1 9h13a3 3 0 1 0-3-3H8a6 6 0 1 1 6 6H1|M1 14h17a5 5 0 1 1-5 5h3a2 2 0 1 0 2-2H1
orbit,planet|o12 12 7|M2 18a11.7 4.5-31 1 1 20-12 11.7 4.5-31 1 1-20 12zm2-1a9 2-31 1 0 16-10 9 2-31 1 0-16 10
pine,tree|M12 0l6 8h-3l5 7h-4l5 6h-7v3h-4v-3H3l5-6H4l5-7H6|M12 0l6 8h-3l5 7h-4l5 6h-9
quart|M9 0l5 6v17H4V6M18 8l4 4v11h-7V11|M9 0l5 6v17H9M18 8l4 4v11h-4
whistle|M9 6h14v6h-6.5A8 8 0 1 1 9 6o9 14 3.5|M8 0h2v4H8M2 2l2-1 2 3-2 1M14 1l2 1-2 3-2-1
bell|M12 1a8 8 0 0 1 8 8v5l3 5H1l3-5V9a8 8 0 0 1 8-8|M8 20h8a4 4 0 0 1-8 0
wheel|4*M12 12L12 0Q22 1 17 7|4*M12 12L12 0 15 6
turnip|M12 8c8-3 12 3 8 8q-3 4-7 5l-1 3-1-3q-4-1-7-5C0 11 4 5 12 8|M12 8Q4 7 5 0q6 1 7 8 1-7 7-8 1 7-7 8
fall,peak|M0 22L9 6l4 7 3-4 8 13o18 4 3.5|M9 6l4 7-2 2-2-2-3 2
play|M4 2q0-2 2-1l15 9q2 2 0 4L6 23q-2 1-2-1|M8 8l7 4-7 4
gate|M0 2l8 4v16l-8-4M16 2l8 4v16l-8-4|M8 6l8-4v16l-8 4
teapot|M8 7h8l2 16H6l1-8-7-6 3-2 5 4M17 9q7-1 6 5-1 5-5 5v-2q3 0 3-4 0-2-4-2|M8 6q4-4 8 0o12 2 2
rook|M4 1h4v3h2V1h4v3h2V1h4v7l-3 2v8l3 2v3H4v-3l3-2v-8L4 8|M10 13a2 2 0 0 1 4 0v5h-4
aurelia|M1 12a11 11 0 0 1 22 0q-3 3-5.5 0-3 3-5.5 0-3 3-5.5 0-3 3-5.5 0|M5 15q3 3 0 8h2q3-5 0-8M11 15q3 4 0 9h2q3-5 0-9M17 15q3 3 0 8h2q3-5 0-8
velour,velvet|M1 5h9q0 9-6 12 1 3 1 6H1M23 5h-9q0 9 6 12-1 3-1 6h4|M0 1h24v3H0
hall,bank|M12 0l11 7v2H1V7M3 10h4v9H3M10 10h4v9h-4M17 10h4v9h-4|M1 20h22v3H1
casa,house|M12 1l11 10h-3v12H4V11H1|M8 23v-6a4 4 0 0 1 8 0v6
meridian,globe|o12 12 11.5M12 .5a7 11.5 0 0 0 0 23 7 11.5 0 0 0 0-23zm0 0a3 11.5 0 0 0 0 23 3 11.5 0 0 0 0-23|M1 11h22v2H1
seven|M3 1h18v5l-8 17H7l7-16H3|M3 1h4v6H3
water,wave|M1 4q5.5-5 11 0t11 0v3q-5.5 5-11 0T1 7zm0 14q5.5-5 11 0t11 0v3q-5.5 5-11 0T1 21|M1 11q5.5-5 11 0t11 0v3q-5.5 5-11 0T1 14
felt,card|M12 1C10 6 2 9 2 14a5 5 0 0 0 9 3l-2 6h6l-2-6a5 5 0 0 0 9-3c0-5-8-8-10-13|M12 1c2 5 10 8 10 13a5 5 0 0 1-9 3l2 6h-3
ledger,book|M1 4q6-3 11 1v17Q7 18 1 20|M23 4q-6-3-11 1v17q5-4 11-2
loop|M6.5 6a6 6 0 0 0 0 12q3 0 5.5-4 2.5 4 5.5 4a6 6 0 0 0 0-12Q14.5 6 12 10 9.5 6 6.5 6o6.5 12 2.8o17.5 12 2.8
blip,radar|M1 23v-4a4 4 0 0 1 4 4M1 6V1a22 22 0 0 1 22 22h-5A17 17 0 0 0 1 6|M1 15v-5a13 13 0 0 1 13 13H9a8 8 0 0 0-8-8
tombol,ball|o12 10 10o12 10 8M5 20h14l2 4H3|o8 12 3o16 12 3o12 6 3`
  .split("\n")
  .map((line) => line.split("|"));

const number = (value: number) => Number(value.toFixed(1));

const circle = (x: number, y: number, r: number) =>
  `M${number(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** SVG's commands for a path with `o` and `*`. */
function outline(path: string): string {
  const [count, part] = path.split("*");
  const turned = (i: number) => {
    const angle = (2 * Math.PI * i) / Number(count);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return part!.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => {
      const [x, y] = [px - 12, py - 12];
      return `${number(12 + x * cos - y * sin)} ${number(12 + x * sin + y * cos)}`;
    });
  };
  const all = part ? Array.from({ length: Number(count) }, (_, i) => turned(i)).join("") : path;
  return all.replace(/o([\d.]+) ([\d.]+) ([\d.]+)/g, (_, x, y, r) => circle(+x, +y, +r));
}

/** A rosette of a seed, for names without a word that has a mark. */
function rosette(seed: number): [string, string] {
  const random = randomStream(seed);
  const count = 3 + Math.floor(random() * 6);
  const reach = number(((random() + 0.6) * 10) / count);
  const [waist, inner] = [number(3 + random() * 5), number(7 + random() * 5)];
  const curve = random() < 0.5 ? "L" : "Q";
  const side = (x: number) => `${curve}${number(x)} ${waist} 12 `;
  return [
    `${count}*M12 ${inner}${side(12 - reach)}.5${side(12 + reach)}${inner}`,
    random() < 0.5 ? "o12 12 3" : "",
  ];
}

/** A studio's emblem: of the first word in its slug that has one, or of the seed. */
export function emblemOf(slug: string, seed: number): EmblemPaths {
  const [, mark, shade] = WORDS.find(([words]) => words!.split(",").some((word) => slug.includes(word))) ?? [
    "",
    ...rosette(seed),
  ];
  return [outline(mark!), outline(shade ?? "")];
}
