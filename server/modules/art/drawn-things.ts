import type { Definitions } from "./definitions.ts";
import { goldFill, STAR } from "./drawn-symbols.ts";
import { repeat, svg } from "./svg.ts";

const DARK_GOLD = "#9c4a05";

export function drawAnkh(defs: Definitions): string {
  const d =
    "M16 17c-4.6-3.6-7-6.8-7-9.800C9 3.6 12 1 16 1s7 2.6 7 6.200c0 3-2.4 6.2-7 9.800zm0-3.600c2.6-2.4 3.8-4.3 3.8-6C19.8 5.4 18.2 4 16 4s-3.8 1.4-3.8 3.400c0 1.7 1.2 3.6 3.8 6zM13.9 17l-.9 14h6l-.9-14zM5 15l8 1.200h6L27 15v5.400l-8-1.200h-6L5 20.400z";
  return `<path fill-rule="evenodd" d="${d}" fill="${goldFill(defs)}" stroke="#fff3b8" stroke-width=".5"/><circle cx="16" cy="17.7" r="2.4" fill="#0fb5c9"/><circle cx="15.4" cy="17" r=".8" fill="#d6fbff"/>`;
}

export function drawTrident(defs: Definitions): string {
  return `<path d="M14.6 31V17.500C9 17.5 6 14.5 6 9.600V5L4 7l2.6-6L10 7 8.6 5.800V9.600c0 2.9 1.9 4.6 6 4.700V5.400L12.6 8 16 .5 19.4 8l-2-2.600v8.900c4.1-.1 6-1.8 6-4.700V5.800L22 7l3.4-6L28 7l-2-2v4.600c0 4.9-3 7.9-8.6 7.900V31z" fill="${goldFill(defs)}" stroke="#fff3b8" stroke-width=".4"/><circle cx="16" cy="17" r="2" fill="#2f8bff"/>`;
}

export function drawHelmet(defs: Definitions): string {
  const steel = defs.linear(
    [
      [0, "#fff0ba"],
      [0.4, "#e8a93a"],
      [1, "#8a4208"],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return `<path d="M6 9C7 3 12 .5 18 1c7 .6 11 5 11.6 11.500L31 24l-4-3c0-6-1.6-11-6-14z" fill="#d0103a"/><path d="M8 8c2-1.5 9-3.5 13 0" stroke="#ff7a86" stroke-width="1.4" fill="none"/><path d="M5 15C5 8.6 9.6 5 15 5s10.5 3.8 10.5 10.500c0 5-.8 9.5-3.5 14.500h-5l-1-7 1-5.500h5l-.5-2.500H5z" fill="${steel}"/><path d="M5 14h6.500l1 3-1 13H8.800C6.3 25.5 5 20 5 14z" fill="${steel}"/><path d="M11.3 16.500l1 2-.8 11.500M5 14h17" stroke="#fff3b8" stroke-width=".8" fill="none"/><path d="M6 16.500h4.500v2.300H6.300zM16.5 17.500h5v2.300h-5z" fill="#2a0d06"/>`;
}

export function drawRune(defs: Definitions): string {
  const stone = defs.linear(
    [
      [0, "#a9b8d6"],
      [0.5, "#5b6b92"],
      [1, "#222a4a"],
    ],
    'x1="0" y1="0" x2=".7" y2="1"',
  );
  return `<path d="M9 3l9-2 8 5 2 12-4 10-9 3-9-4-3-11z" fill="${stone}"/><path d="M9 3l9-2 8 5-9 3z" fill="#dfe8ff" opacity=".5"/><path d="M14 7v18M14 8l7 5-7 5M14 18l7 6" fill="none" stroke="#5ff4ff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 7v18M14 8l7 5-7 5M14 18l7 6" fill="none" stroke="#fff" stroke-width=".7"/>`;
}

export function drawDynamite(defs: Definitions): string {
  const red = defs.linear(
    [
      [0, "#8e0020"],
      [0.3, "#ff4d4d"],
      [0.6, "#d3102f"],
      [1, "#6d0019"],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const sticks = [4, 12, 20].map(
    (x) =>
      svg`<rect x="${x}" y="8" width="8" height="22" rx="2" fill="${red}"/><ellipse cx="${x + 4}" cy="9" rx="3.6" ry="1.4" fill="#ffd9a0"/>`,
  );
  return `<path d="M16 9c0-4 5-2 6-6" fill="none" stroke="#e9d3a8" stroke-width="1.2"/>${sticks.join("")}<rect x="3.4" y="14" width="25.2" height="3.4" fill="#3a2018"/><rect x="3.4" y="22" width="25.2" height="3.4" fill="#3a2018"/><path d="${STAR}" transform="translate(14.5 -5.5) scale(.5)" fill="#fff2a0"/>`;
}

export function drawNugget(defs: Definitions): string {
  return `<path d="M4 19l4-9 8-5 9 3 5 9-3 8-9 4-10-2z" fill="${goldFill(defs)}"/><path d="M8 10l8-5 3 6-7 3zM19 11l6-3 5 9-8 1z" fill="#fff6c2" opacity=".7"/><path d="M12 14l7-3 3 7-6 5zM4 19l8-5 4 9-8 4z" fill="#e08a12" opacity=".6"/><path d="M16 23l6-5 5 7-9 4z" fill="#8a3d05" opacity=".6"/>`;
}

export function drawHat(defs: Definitions): string {
  const felt = defs.linear([
    [0, "#d98a4a"],
    [0.55, "#8a4318"],
    [1, "#45190b"],
  ]);
  return `<path d="M8 20C8 11 9.5 5 13 5c1.6 0 2 1.4 3 1.400S17.4 5 19 5c3.5 0 5 6 5 15z" fill="${felt}"/><path d="M7.9 17.500c5 2 11.2 2 16.2 0l.1 3.500H7.800z" fill="#e0142f"/><path d="M.8 16.500c2-2.3 4.4-1 7 1.6 4.6 2.6 11.8 2.6 16.4 0 2.6-2.6 5-3.9 7-1.6 1.4 1.7-3 10.3-15.2 10.300S-.6 18.2.8 16.500z" fill="${felt}"/><path d="M1.5 17c3 6 8 8 14.5 8s11.5-2 14.5-8" stroke="#f7c08a" stroke-width=".8" fill="none"/><path d="${STAR}" transform="translate(10.9 13.8) scale(.32)" fill="#ffe27a"/>`;
}

export function drawStarBadge(defs: Definitions): string {
  const tips = repeat(
    5,
    (i) => `<circle cx="16" cy="2.6" r="2.3" transform="rotate(${i * 72} 16 17)" fill="${goldFill(defs)}"/>`,
  );
  const d = "M16 2l4.2 9.8 10.3 1-7.7 7.1 2.2 10.600L16 25l-9 5.5 2.2-10.6-7.7-7.1 10.3-1z";
  return `${tips.join("")}<path d="${d}" fill="${goldFill(defs)}" stroke="${DARK_GOLD}" stroke-width=".5"/><circle cx="16" cy="17.5" r="6" fill="#fff0ae"/><circle cx="16" cy="17.5" r="5" fill="#c26a0a"/><path d="${STAR}" transform="translate(8 9.5) scale(.5)" fill="#fff0ae"/>`;
}

export function drawPot(defs: Definitions): string {
  const iron = defs.radial(
    [
      [0, "#6d6a94"],
      [0.5, "#2a2548"],
      [1, "#0c0820"],
    ],
    'cx=".35" cy=".35" r=".7"',
  );
  const coins = [
    [9, 11],
    [14, 8],
    [19, 8.5],
    [23, 11],
    [16, 12],
    [11.5, 6.8],
    [20.5, 5.5],
    [16, 4.5],
  ].map(
    ([x, y]) =>
      svg`<ellipse cx="${x!}" cy="${y!}" rx="4" ry="3.2" fill="${goldFill(defs)}" stroke="${DARK_GOLD}" stroke-width=".5"/>`,
  );
  return `${coins.join("")}<path d="M5 14c-3 5-2 16 11 16s14-11 11-16z" fill="${iron}"/><rect x="3.5" y="12" width="25" height="4" rx="2" fill="#3c365f"/><rect x="4.5" y="12.4" width="23" height="1.2" rx=".6" fill="#a6a0cf"/><ellipse cx="10" cy="20" rx="2" ry="4" fill="#fff" opacity=".2"/>`;
}

export function drawBlood(defs: Definitions): string {
  const red = defs.radial(
    [
      [0, "#ff8d8d"],
      [0.5, "#e0102f"],
      [1, "#5c0018"],
    ],
    'cx=".38" cy=".55" r=".7"',
  );
  return `<path d="M16 1c5 8 10 12.5 10 19a10 10 0 0 1-20 0C6 13.5 11 9 16 1z" fill="${red}"/><ellipse cx="11.5" cy="20" rx="2" ry="4" fill="#fff" opacity=".6"/>`;
}

export function drawSafe(defs: Definitions): string {
  const steel = defs.linear(
    [
      [0, "#dbe5ff"],
      [0.5, "#7d8bb8"],
      [1, "#323b66"],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const bolts = repeat(
    8,
    (i) => `<circle cx="16" cy="4.6" r="1.3" transform="rotate(${i * 45} 16 16)" fill="${goldFill(defs)}"/>`,
  );
  const spokes = repeat(
    3,
    (i) =>
      `<rect x="8" y="15" width="16" height="2" rx="1" transform="rotate(${i * 60} 16 16)" fill="${goldFill(defs)}"/>`,
  );
  return `<circle cx="16" cy="16" r="15" fill="#232a4d"/><circle cx="16" cy="16" r="14" fill="${steel}"/>${bolts.join("")}<circle cx="16" cy="16" r="9.4" fill="#2a325a"/><circle cx="16" cy="16" r="8.6" fill="${steel}"/>${spokes.join("")}<circle cx="16" cy="16" r="3" fill="${goldFill(defs)}"/>`;
}

export function drawSunMask(defs: Definitions): string {
  const rays = repeat(
    12,
    (i) =>
      `<path d="M14 5l2-5 2 5z" transform="rotate(${i * 30} 16 16)" fill="${i % 2 ? "#0fb5a0" : goldFill(defs)}"/>`,
  );
  return `${rays.join("")}<circle cx="16" cy="16" r="11.5" fill="${goldFill(defs)}"/><circle cx="16" cy="16" r="10" fill="#c0530c"/><circle cx="16" cy="16" r="9.3" fill="${goldFill(defs)}"/><path d="M9 13.500h5v2.600H9zM18 13.500h5v2.600h-5z" fill="#0b5f66"/><circle cx="11.5" cy="14.8" r="1" fill="#fff"/><circle cx="20.5" cy="14.8" r="1" fill="#fff"/><path d="M15 14h2l1.4 5h-4.800z" fill="${DARK_GOLD}"/><path d="M11 21h10v2.400H11z" fill="#0b5f66"/><path d="M13.5 21v2.400M16 21v2.400M18.5 21v2.4" stroke="#fff" stroke-width=".7"/><path d="M12 8.500h8l-4 3z" fill="#e0142f"/>`;
}
