// Rooms of live tables, out of focus and darker than the dealer: each studio has its own.
import { halo } from "./lights.ts";
import type { Scenery, Stage } from "./stage.ts";
import { polar, repeat, svg } from "./svg.ts";

/** The picture from edge to edge, from the ceiling down. */
function wash(stage: Stage, colors: readonly string[]): string {
  const fill = stage.linear(colors.map((color, i) => [i / (colors.length - 1), color] as const));
  return svg`<rect width="${stage.width}" height="${stage.height}" fill="${fill}"/>`;
}

/** Soft light on a wall, without a white middle. */
function glow(
  stage: Stage,
  x: number,
  y: number,
  [rx, ry]: readonly [number, number],
  color: string,
): string {
  const fill = stage.radial([
    [0, color, 0.75],
    [0.5, color, 0.28],
    [1, color, 0],
  ]);
  return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** A small warm light. */
const bulb = (stage: Stage, x: number, y: number, r: number, color = "#ffb45c"): string =>
  svg`${halo(stage, x, y, r * 4.5, color)}<circle cx="${x}" cy="${y}" r="${r}" fill="#fff1cc"/>`;

/** Bulbs on a cord that hangs between two points. */
const garland = (stage: Stage, [x1, y1]: readonly number[], [x2, y2]: readonly number[], sag: number) => {
  const at = (t: number) => [x1! + (x2! - x1!) * t, y1! + (y2! - y1!) * t + sag * 4 * t * (1 - t)] as const;
  const bulbs = repeat(9, (i) => bulb(stage, ...at((i + 0.5) / 9), 3.4));
  return svg`<path d="M${x1!} ${y1!}Q${(x1! + x2!) / 2} ${(y1! + y2!) / 2 + sag * 2} ${x2!} ${y2!}" fill="none" stroke="#120a08" stroke-width="2"/>${bulbs}`;
};

/** Candles on two rings and crystals below them. */
function chandelier(stage: Stage, x: number, y: number, size: number): string {
  const tiers = [
    [1, 0, 9],
    [0.6, -0.42, 6],
  ] as const;
  const arms = tiers.map(([wide, up, count]) => {
    const [r, cy] = [size * wide, y + size * up];
    const candles = repeat(count, (i) => {
      const across = ((i + 0.5) / count) * 2 - 1;
      return bulb(stage, x + across * r, cy - size * (0.12 + 0.1 * across * across), size * 0.055);
    });
    const drops = repeat(count * 2, (i) => {
      const across = (i + 0.5) / count - 1;
      return svg`<circle cx="${x + across * r}" cy="${cy + size * 0.26 * Math.sqrt(1 - across * across) + 4}" r="${size * 0.035}"/>`;
    });
    return svg`<ellipse cx="${x}" cy="${cy}" rx="${r}" ry="${r * 0.2}" fill="none" stroke="#c8923a" stroke-width="${size * 0.06}"/><g fill="#fff3d8" opacity=".85">${drops}</g>${candles}`;
  });
  const crystals = svg`<path d="M${x - size * 0.5} ${y}Q${x - size * 0.3} ${y + size * 0.6} ${x} ${y + size * 0.72}Q${x + size * 0.3} ${y + size * 0.6} ${x + size * 0.5} ${y}Z" fill="#ffe2a4" opacity=".5"/>`;
  return svg`${glow(stage, x, y, [size * 2.3, size * 1.9], "#ffb85a")}<path d="M${x} -9V${y}" stroke="#c8923a" stroke-width="3"/>${crystals}${arms}`;
}

/** A salon in a palace: gilded panels, and two chandeliers, the further one small. */
const salon: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const side = stage.random() < 0.5 ? 0.2 : 0.8;
  const lit = stage.linear([
    [0, "#8a2e3c"],
    [1, "#4a1420"],
  ]);
  const count = Math.round(w / 100);
  const panels = repeat(count, (i) => {
    const [x, width] = [(w * i) / count + 9, w / count - 18];
    return svg`<path d="M${x} ${h}V64q0 -${width * 0.34} ${width / 2} -${width * 0.34}t${width / 2} ${width * 0.34}V${h}Z" fill="${lit}" stroke="#b07a34" stroke-width="4"/><path d="M${x + 9} ${h}V72q0 -${width * 0.24} ${width / 2 - 9} -${width * 0.24}t${width / 2 - 9} ${width * 0.24}V${h}" fill="none" stroke="#d8a04a" stroke-opacity=".5" stroke-width="2"/>`;
  });
  const sconces = repeat(count - 1, (i) => {
    const x = (w * (i + 1)) / count;
    return svg`${glow(stage, x, 128, [46, 66], "#ff9a4a")}${bulb(stage, x - 6, 126, 4)}${bulb(stage, x + 6, 126, 4)}`;
  });
  return svg`${wash(stage, ["#1c080c", "#4a161e", "#2a0c12"])}${panels}<rect width="${w}" height="26" fill="#2a0d10"/><rect y="24" width="${w}" height="5" fill="#c08a3c"/>${sconces}${chandelier(stage, w * (1 - side), 44, 30)}${chandelier(stage, w * side, 66, Math.min(66, w * 0.16))}`;
};

/** A bottle whose foot is at the point, with its neck and label. */
function bottle(stage: Stage, x: number, foot: number, tall: number): string {
  const color = stage.pick(["#d8862a", "#a83a18", "#4e9a62", "#5a86c8", "#d8c08a", "#8a2a3a"]);
  const wide = stage.between(11, 16);
  return svg`<path d="M${x - wide / 2} ${foot}v${-tall * 0.56}q0 -${tall * 0.12} ${wide * 0.28} -${tall * 0.16}v${-tall * 0.28}h${wide * 0.44}v${tall * 0.28}q${wide * 0.28} ${tall * 0.04} ${wide * 0.28} ${tall * 0.16}v${tall * 0.56}Z" fill="${color}" opacity=".85"/><rect x="${x - wide / 2}" y="${foot - tall * 0.42}" width="${wide}" height="${tall * 0.2}" fill="#f2dcae" opacity=".55"/><rect x="${x - wide * 0.32}" y="${foot - tall * 0.6}" width="2" height="${tall * 0.56}" fill="#fff" opacity=".5"/>`;
}

/** A bar: lit shelves of bottles between walnut posts, with lamps above. */
const bottles: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const light = stage.linear([
    [0, "#5a2c0c"],
    [0.65, "#c8752a"],
    [1, "#ffc468"],
  ]);
  const posts = w > 400 ? [0, 0.315, 0.685, 1] : [0, 0.5, 1];
  const wood = stage.linear(
    [
      [0, "#1a0b06"],
      [0.4, "#5a2f18"],
      [1, "#1a0b06"],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const shelves = [0.3, 0.55, 0.8].map((at) => {
    const y = h * at;
    const row = repeat(Math.floor(w / 19), (i) =>
      stage.random() < 0.86 ? bottle(stage, i * 19 + stage.between(7, 12), y, stage.between(38, 58)) : "",
    );
    return svg`<rect y="${y - h * 0.19}" width="${w}" height="${h * 0.19}" fill="${light}" opacity=".72"/>${row}<rect y="${y}" width="${w}" height="9" fill="#2c1408"/><rect y="${y}" width="${w}" height="2" fill="#ffd890" opacity=".7"/>`;
  });
  const columns = posts.map((at) => svg`<rect x="${w * at - 13}" width="26" height="${h}" fill="${wood}"/>`);
  const lamps = [0.09, 0.25, 0.75, 0.91].map(
    (at) =>
      svg`${glow(stage, w * at, 50, [62, 76], "#ffa040")}<path d="M${w * at} -4V26" stroke="#120804" stroke-width="3"/><path d="M${w * at - 20} 46q4 -22 20 -22t20 22Z" fill="#7a4a18"/><ellipse cx="${w * at}" cy="46" rx="17" ry="5" fill="#fff0c4"/>`,
  );
  return svg`${wash(stage, ["#140905", "#2c140a", "#1c0c06"])}${shelves}${columns}<rect width="${w}" height="20" fill="#140804"/>${lamps}`;
};

/** Windows from wall to wall, high above a city at night. */
const skyline: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const side = stage.random() < 0.5 ? 0.16 : 0.84;
  const rows = [
    { low: 0.2, high: 0.44, width: 26, fill: "#2c3576", lights: 0.2 },
    { low: 0.36, high: 0.6, width: 36, fill: "#131a46", lights: 0.42 },
    { low: 0.54, high: 0.7, width: 48, fill: "#090c26", lights: 0.36 },
  ];
  const towers = rows.map(({ low, high, width, fill, lights }) =>
    repeat(Math.ceil(w / width), (i) => {
      const [x, y] = [i * width, h * stage.between(low, high)];
      const color = stage.pick(["#ffd98a", "#ffb86a", "#a8d8ff"]);
      const windows = repeat(Math.floor(width / 9) * 14, (k) => {
        const columns = Math.floor(width / 9);
        return stage.random() < lights
          ? svg`<rect x="${x + 3 + (k % columns) * 9}" y="${y + 8 + Math.floor(k / columns) * 11}" width="4.5" height="6"/>`
          : "";
      });
      return svg`<rect x="${x}" y="${y}" width="${width - 2}" height="${h}" fill="${fill}"/><g fill="${color}" opacity=".8">${windows}</g>`;
    }).join(""),
  );
  const bars = (w > 400 ? [0.02, 0.3, 0.7, 0.98] : [0.02, 0.98]).map(
    (at) => svg`<rect x="${w * at - 5}" width="10" height="${h}" fill="#05050f"/>`,
  );
  return svg`${wash(stage, ["#060a2a", "#1c2268", "#6a3a8c", "#2a1846"])}${glow(stage, w * side, 56, [120, 110], "#9fb4ff")}<circle cx="${w * side}" cy="56" r="23" fill="#f4f0ff"/>${glow(stage, w / 2, h * 0.56, [w * 0.55, h * 0.26], "#c85aa8")}${towers}${bars}<rect width="${w}" height="12" fill="#05050f"/>${[0.3, 0.7].map((at) => bulb(stage, w * at, 30, 7, "#ffce8a"))}`;
};

const SPINES = ["#7a2a22", "#2e5a4a", "#8a5a22", "#34406e", "#6a3a52", "#a8843e", "#4a2a1a"] as const;

/** A library: bookcases with rounded tops, a ladder, and lamps with green shades. */
const library: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const count = w > 400 ? 4 : 3;
  const each = w / count;
  const cases = repeat(count, (k) => {
    const [left, width] = [k * each + 11, each - 22];
    const rows = [0.3, 0.48, 0.66, 0.84].map((at) => {
      const y = h * at;
      let x = left + 2;
      const books: string[] = [];
      while (x < left + width - 9) {
        const thick = stage.between(6, 12);
        const tall = h * stage.between(0.1, 0.145);
        books.push(
          svg`<rect x="${x}" y="${y - tall}" width="${thick}" height="${tall}" fill="${stage.pick(SPINES)}"/>`,
        );
        x += thick + 1;
      }
      return svg`${books}<rect x="${left}" y="${y}" width="${width}" height="6" fill="#6a3c1e"/>`;
    });
    const shelf = svg`M${left} ${h}V52q0 -34 ${width / 2} -34t${width / 2} 34V${h}Z`;
    return svg`<path d="${shelf}" fill="#1c0d06"/>${glow(stage, left + width / 2, 44, [width * 0.6, 90], "#ff9e48")}${rows}<path d="${shelf}" fill="none" stroke="#7a4a26" stroke-width="9"/>`;
  });
  const at = stage.random() < 0.5 ? 0.1 : 0.82;
  const ladder = svg`<path d="M${w * at} ${h}L${w * at + 26} 30M${w * at + 34} ${h}L${w * at + 54} 30${repeat(7, (i) => svg`M${w * at + 3 + i * 3} ${h * 0.78 - i * 26}h34`)}" stroke="#c8924e" stroke-width="5" fill="none"/>`;
  const lamps = [0.28, 0.72].map(
    (x) =>
      svg`${glow(stage, w * x, 96, [70, 60], "#ffd070")}<path d="M${w * x - 24} 82q6 -20 24 -20t24 20Z" fill="#2e8a5a"/><ellipse cx="${w * x}" cy="83" rx="20" ry="4" fill="#fff2c0"/>`,
  );
  return svg`${wash(stage, ["#241008", "#3c2010", "#1c0d06"])}${cases}${ladder}${lamps}`;
};

/** A palm's leaf from a point: a bent rib with pointed leaflets at both sides. */
function frond(x: number, y: number, length: number, degrees: number): string {
  const bend = degrees > 90 || degrees < -90 ? -1 : 1;
  const spine = (t: number) => polar(x, y, length * t, degrees + bend * 34 * t * t);
  return repeat(11, (i) => {
    const t = 0.16 + (i / 11) * 0.84;
    const [bx, by] = spine(t);
    const reach = length * 0.42 * Math.sin(Math.PI * (0.16 + t * 0.76));
    return [-62, 62]
      .map((off) => {
        const heading = degrees + bend * 50 * t + off * (1 - t * 0.45);
        const [tx, ty] = polar(bx, by, reach, heading);
        const [sx, sy] = polar(bx, by, reach * 0.4, heading + 13);
        return svg`M${bx} ${by}Q${sx} ${sy} ${tx} ${ty}L${bx + 3} ${by + 3}Z`;
      })
      .join("");
  }).join("");
}

/** Leaves that spread from one point. */
const fronds = (x: number, y: number, length: number, from: number, to: number, color: string) =>
  svg`<path d="${repeat(6, (i) => frond(x, y, length, from + ((to - from) * i) / 5))}" fill="${color}"/>`;

/** A glasshouse at dusk with palms in three depths, and garlands of bulbs. */
const garden: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const ribs = repeat(9, (i) => svg`M${w / 2} -60Q${(w * i) / 8} 20 ${(w * i) / 8 + (i - 4) * 18} ${h}`);
  const rings = [60, 130].map((y) => svg`M-9 ${y + 26}Q${w / 2} ${y - 34} ${w + 9} ${y + 26}`);
  const leaves = [
    fronds(w * 0.24, h * 0.66, 120, -165, -15, "#1f7a58"),
    fronds(w * 0.78, h * 0.64, 120, -165, -15, "#1f7a58"),
    fronds(-6, h * 0.46, 150, -84, 50, "#0c4230"),
    fronds(w + 6, h * 0.46, 150, -96, -230, "#0c4230"),
    fronds(-12, h * 0.86, 128, -80, 10, "#06281c"),
    fronds(w + 12, h * 0.86, 128, -100, -190, "#06281c"),
  ];
  return svg`${wash(stage, ["#0c3058", "#2a7a84", "#f0a870", "#144a34"])}${glow(stage, w / 2, h * 0.5, [w * 0.5, h * 0.4], "#ffc98a")}<path d="${[...ribs, ...rings]}" stroke="#0a2a2e" stroke-width="5" fill="none" opacity=".75"/>${leaves}${garland(stage, [-6, 40], [w * 0.5, 18], 26)}${garland(stage, [w * 0.5, 18], [w + 6, 40], 26)}<rect width="${w}" height="${h}" fill="#04161a" opacity=".12"/>`;
};

/** A paper lantern with a tassel. */
const lantern = (stage: Stage, x: number, y: number, r: number): string => {
  const paper = stage.radial([
    [0, "#ffd070"],
    [0.5, "#ff5a2c"],
    [1, "#a8101c"],
  ]);
  return svg`${glow(stage, x, y, [r * 2.8, r * 2.6], "#ff6a30")}<path d="M${x} -9V${y - r}M${x} ${y + r}v${r * 0.9}" stroke="#e8b04a" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="${r * 1.12}" ry="${r * 0.9}" fill="${paper}"/><path d="M${x - r * 0.4} ${y - r * 0.9}h${r * 0.8}M${x - r * 0.4} ${y + r * 0.9}h${r * 0.8}" stroke="#e8b04a" stroke-width="5"/>`;
};

/** A round gate in a lacquered wall, through which hills and the moon show; lanterns at both sides. */
const gate: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const [x, y, r] = [w / 2, 128, w > 400 ? 150 : 122];
  const sky = stage.radial(
    [
      [0, "#ffd8a0"],
      [0.35, "#c8607a"],
      [1, "#241a56"],
    ],
    'cx=".5" cy=".62" r=".7"',
  );
  const clip = stage.define(
    (id) => svg`<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`,
  );
  const hills = svg`<g clip-path="url(#${clip})"><circle cx="${x + r * 0.58}" cy="${y - r * 0.46}" r="20" fill="#fff4d8"/><path d="M${x - r} ${y + 50}L${x - r * 0.6} ${y - 24}L${x - r * 0.2} ${y + 40}L${x + r * 0.34} ${y - 40}L${x + r} ${y + 60}V${h}H${x - r}Z" fill="#4a2a66"/><path d="M${x - r} ${y + 70}Q${x} ${y + 20} ${x + r} ${y + 80}V${h}H${x - r}Z" fill="#241440"/></g>`;
  const cell = 30;
  const lattice = repeat(Math.ceil(w / cell) * 8, (i) => {
    const [cx, cy] = [(i % Math.ceil(w / cell)) * cell, Math.floor(i / Math.ceil(w / cell)) * cell + 6];
    return svg`M${cx + 4} ${cy + 4}h22v22h-22zM${cx + 10} ${cy + 10}h10v10h-10z`;
  });
  const ring = stage.linear([
    [0, "#f0c060"],
    [1, "#7a3f12"],
  ]);
  const lamps = (w > 400 ? [0.06, 0.19, 0.81, 0.94] : [0.1, 0.9]).map((at, i) =>
    lantern(stage, w * at, i % 3 ? 104 : 68, i % 3 ? 23 : 27),
  );
  return svg`${wash(stage, ["#2a060c", "#6a1018", "#3a080e"])}<path d="${lattice}" fill="none" stroke="#b03a28" stroke-opacity=".5" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r + 14}" fill="${ring}"/><circle cx="${x}" cy="${y}" r="${r + 6}" fill="#3a0c0c"/><circle cx="${x}" cy="${y}" r="${r}" fill="${sky}"/>${hills}${lamps}<rect width="${w}" height="${h}" fill="#140410" opacity=".08"/>`;
};

/** A terrace above a bay at dusk: the sun's road on the water, cypresses and a garland. */
const terrace: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const [side, sea] = [stage.random() < 0.5 ? 0.2 : 0.8, h * 0.46];
  const sun = w * side;
  const water = stage.linear([
    [0, "#c8647a"],
    [0.3, "#4a4a96"],
    [1, "#141a4a"],
  ]);
  const road = repeat(
    13,
    (i) =>
      svg`<rect x="${sun - 12 - i * 3 + stage.between(-9, 9)}" y="${sea + 3 + i * 8}" width="${30 + i * 5}" height="3" rx="1.5" fill="#ffd08a" opacity="${0.8 - i * 0.05}"/>`,
  );
  const cypress = (x: number, tall: number) =>
    svg`<path d="M${x} ${h}C${x - tall * 0.2} ${h - tall * 0.3} ${x - tall * 0.13} ${h - tall * 0.8} ${x} ${h - tall}C${x + tall * 0.13} ${h - tall * 0.8} ${x + tall * 0.2} ${h - tall * 0.3} ${x} ${h}Z" fill="#12282c"/>`;
  const away = side < 0.5 ? w : 0;
  const way = side < 0.5 ? -1 : 1;
  const hills = svg`<path d="M${away} ${sea - 74}Q${away + way * w * 0.2} ${sea - 66} ${away + way * w * 0.32} ${sea - 22}T${away + way * w * 0.6} ${sea + 1}H${away}Z" fill="#4a2a66"/>${repeat(9, () => bulb(stage, away + way * stage.between(10, w * 0.34), sea - stage.between(4, 34), 1.8))}`;
  const balusters = repeat(Math.ceil(w / 24), (i) => svg`M${i * 24 + 8} ${h * 0.66}q-9 22 0 42h9q9-20 0-42z`);
  return svg`${wash(stage, ["#1a1a56", "#7a3a86", "#ff9a6a", "#ffb870", "#241a4a"])}${glow(stage, sun, sea - 8, [190, 130], "#ffd08a")}<circle cx="${sun}" cy="${sea - 14}" r="26" fill="#fff0c8"/>${hills}<rect y="${sea}" width="${w}" height="${h}" fill="${water}"/>${road}${cypress(w * (1 - side) - way * 40, h * 0.72)}${cypress(w * (1 - side) - way * 6, h * 0.58)}<g fill="#d8b8b0"><path d="${balusters}"/><rect y="${h * 0.63}" width="${w}" height="11"/></g>${garland(stage, [-6, 24], [w * 0.52, 12], 30)}${garland(stage, [w * 0.52, 12], [w + 6, 30], 28)}<rect width="${w}" height="${h}" fill="#0c0a2a" opacity=".14"/>`;
};

/** A show's stage: arches of light that recede, and what they throw on the floor. */
const neon: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const colors = [p.accent, p.light, p.accentLight, p.vivid];
  const turn = Math.floor(stage.between(0, 4));
  const arches = repeat(4, (i) => {
    const [half, top] = [w * (0.5 - i * 0.095), 12 + i * 24];
    const color = colors[(i + turn) % 4]!;
    const d = svg`M${w / 2 - half} ${h}V${top + half * 0.55}A${half} ${half * 0.55} 0 0 1 ${w / 2 + half} ${top + half * 0.55}V${h}`;
    return svg`<path d="${d}" fill="${p.deep}" fill-opacity=".3" stroke="${color}" stroke-opacity=".34" stroke-width="${22 - i * 4}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${4 - i * 0.6}"/><path d="${d}" fill="none" stroke="${color}" stroke-opacity=".8" stroke-width="${7 - i}"/>`;
  });
  const dots = repeat(16, () => {
    const at = stage.random() < 0.5 ? stage.between(0, 0.2) : stage.between(0.8, 1);
    return svg`<circle cx="${w * at}" cy="${stage.between(20, h * 0.6)}" r="${stage.between(3, 10)}" fill="${stage.pick(colors)}" opacity="${stage.between(0.2, 0.5)}"/>`;
  });
  return svg`${wash(stage, [p.deep, p.dark, p.deep])}${glow(stage, w / 2, h * 0.44, [w * 0.46, h * 0.56], p.vivid)}${arches}${dots}`;
};

/** How far a room is out of focus, pixels. */
const BLUR = 2;

/** The room as a lens sees it that is focused on the dealer, whose surroundings are a little lighter than the edges. */
const outOfFocus =
  (room: Scenery): Scenery =>
  (stage, x, y, symbols) => {
    const { width: w, height: h } = stage;
    const filter = stage.define(
      (id) =>
        svg`<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="${BLUR}"/></filter>`,
    );
    const drawing = room(stage, x, y, symbols);
    const dusk = stage.radial(
      [
        [0, "#05030d", 0],
        [0.6, "#05030d", 0.1],
        [1, "#05030d", 0.34],
      ],
      svg`gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${h * 0.36}" r="${w * 0.62}"`,
    );
    // The blur is transparent at the picture's edges: the sharp room is beneath it.
    return svg`${drawing}<g filter="url(#${filter})">${drawing}</g><rect width="${w}" height="${h}" fill="${dusk}"/>`;
  };

const PLACES = { salon, bottles, skyline, library, garden, gate, terrace, neon } satisfies Record<
  string,
  Scenery
>;
export type LiveRoomName = keyof typeof PLACES;
export const LIVE_ROOMS = Object.fromEntries(
  Object.entries(PLACES).map(([name, room]) => [name, outOfFocus(room)]),
) as Record<LiveRoomName, Scenery>;
