/** The colours of one scene, from `deep` to `glow`, all built on one hue, with an accent from another hue of the theme. */
export interface Palette {
  hue: number;
  deep: string;
  dark: string;
  mid: string;
  vivid: string;
  light: string;
  glow: string;
  accent: string;
  accentLight: string;
  accentDark: string;
}

export function hslHex(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360;
  const s = Math.min(100, saturation) / 100;
  const l = Math.min(100, lightness) / 100;
  const channel = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Compensates for blue and violet looking darker than yellow and green at the same HSL lightness. */
function lightnessCorrection(hue: number): number {
  return 5 * Math.cos(((hue - 250) * Math.PI) / 180);
}

/** Shifts shadows of warm colours to red and of cool ones to blue; unshifted dark orange looks muddy. */
function shadowHue(hue: number, amount: number): number {
  if (hue < 62) return hue - 62 * amount;
  if (hue < 240) return hue + 34 * amount;
  return hue < 300 ? hue - 14 * amount : hue + 8 * amount;
}

/** 1 for orange, falling to 0 at 45 degrees from it. */
function warmth(hue: number): number {
  const away = Math.abs(((hue - 35 + 540) % 360) - 180);
  return Math.max(0, 1 - away / 45);
}

/** @param saturationFactor 0.8 (soft) to 1.1 (loud) @param brightness of the scene's own hue, 1 or less */
export function makePalette(
  hue: number,
  accentHue: number,
  saturationFactor: number,
  brightness = 1,
): Palette {
  const lift = lightnessCorrection(hue);
  const tint = (h: number, s: number, l: number): string => hslHex(h, s * saturationFactor, l);
  const accentLift = lightnessCorrection(accentHue);
  return {
    hue,
    deep: tint(shadowHue(hue, 1), 72, 8 + lift / 4),
    dark: tint(shadowHue(hue, 0.7), 76, 19 + lift / 2),
    mid: tint(shadowHue(hue, 0.25), 86, (37 + lift + warmth(hue) * 8) * brightness),
    vivid: tint(hue, 90, (51 + lift) * brightness),
    light: tint(hue, 96, (71 + lift / 2) * brightness),
    glow: tint(hue < 240 && hue > 95 ? hue - 10 : hue + 10, 100, 87),
    accent: tint(accentHue, 92, 55 + accentLift),
    accentLight: tint(accentHue, 100, 75 + accentLift / 2),
    accentDark: tint(shadowHue(accentHue, 0.6), 80, 24 + accentLift),
  };
}

/** The hue of a `#rrggbb` colour, 0 for greys. */
export function hexHue(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  if (span === 0) return 0;
  if (max === r) return (60 * ((g - b) / span) + 360) % 360;
  return max === g ? 60 * ((b - r) / span) + 120 : 60 * ((r - g) / span) + 240;
}
