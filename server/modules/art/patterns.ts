import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

const TILES: Record<string, string> = {
  dots: '<circle cx="16" cy="16" r="5.5"/><circle cx="0" cy="0" r="3"/><circle cx="32" cy="0" r="3"/><circle cx="0" cy="32" r="3"/><circle cx="32" cy="32" r="3"/>',
  lattice: '<path d="M16 1l15 15-15 15L1 16zM16 8l-8 8 8 8 8-8z" fill-rule="evenodd"/>',
  chevrons: '<path d="M0 22L16 8l16 14v8L16 16 0 30z"/>',
  hexes:
    '<path d="M16 2l13 7.500v13L16 30 3 22.500v-13zM16 5L5.6 11v10L16 27l10.4-6V11z" fill-rule="evenodd"/>',
  stripes: '<path d="M0 16L16 0h12L0 28zM32 4v12L16 32H4z"/>',
  facets: '<path d="M0 0l16 16L0 32z"/><path d="M32 0L16 16l16 16z" opacity=".4"/>',
};

/** The provider's pattern over the backdrop, faint at the focal point and towards the edges. */
export function backdropPattern(stage: Stage, x: number, y: number): string {
  const { width: w, height: h, palette: p } = stage;
  const { pattern } = stage.style;
  const fade = stage.radial(
    [
      [0, "#fff", 0.1],
      [0.4, "#fff", 1],
      [1, "#fff", 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${h * 0.62}"`,
  );
  if (pattern === "none") return "";
  if (pattern === "rings") {
    const rings = repeat(6, (i) => svg`<circle cx="${x}" cy="${y}" r="${50 + i * 34}"/>`);
    return svg`<g fill="none" stroke="${p.glow}" stroke-width="7" opacity=".13">${rings}</g>`;
  }
  const tile = stage.define(
    (id) =>
      `<pattern id="${id}" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="scale(2.1)" fill="${p.glow}">${TILES[pattern]}</pattern>`,
  );
  const mask = stage.define(
    (id) => svg`<mask id="${id}"><rect width="${w}" height="${h}" fill="${fade}"/></mask>`,
  );
  return svg`<rect width="${w}" height="${h}" fill="url(#${tile})" mask="url(#${mask})" opacity=".13"/>`;
}
