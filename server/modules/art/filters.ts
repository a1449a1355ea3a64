import type { Stage } from "./stage.ts";
import { svg } from "./svg.ts";

// Filters dominate the rendering time: a blur takes 20 ms per tile, or 60 ms if its deviation is below 2 (librsvg then
// convolves). So a picture has only two or three filters; other light uses gradients and strokes.

function filter(stage: Stage, region: string, body: string): string {
  return `url(#${stage.define((id) => `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${body}</filter>`)})`;
}

/** @param deviation at least 2 */
export function blur(stage: Stage, deviation: number): string {
  return filter(
    stage,
    'x="-10%" y="-10%" width="120%" height="120%"',
    svg`<feGaussianBlur stdDeviation="${Math.max(2, deviation)}"/>`,
  );
}

/** Shades the edges of a flat drawing with light from the upper left and an accent rim. */
export function heroFilter(stage: Stage, rim: string): string {
  return filter(
    stage,
    'x="-5%" y="-3%" width="112%" height="114%"',
    `<feGaussianBlur in="SourceAlpha" stdDeviation="3" result="soft"/><feSpecularLighting in="soft" surfaceScale="4.8" specularConstant=".75" specularExponent="16" lighting-color="#fff"><feDistantLight azimuth="232" elevation="42"/></feSpecularLighting><feComposite in2="SourceAlpha" operator="in" result="shine"/><feOffset in="soft" dx="-3" dy="-3.6" result="inner"/><feFlood flood-color="${rim}" flood-opacity=".8"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="inner" operator="out" result="rim"/><feComposite in="SourceGraphic" in2="shine" operator="arithmetic" k2="1" k3=".55" result="lit"/><feOffset in="soft" dx="4" dy="9" result="low"/><feFlood flood-color="#07041a" flood-opacity=".6"/><feComposite in2="low" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="lit"/><feMergeNode in="rim"/></feMerge>`,
  );
}
