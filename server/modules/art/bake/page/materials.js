// Materials in the studio's light: saturated bodies, clear coats, metals with a warm dark side.
import * as T from "three";
import { grain, hammered, planks } from "./textures.js";

export { grain as pores, planks } from "./textures.js";

export const material = (settings) => new T.MeshPhysicalMaterial({ side: T.DoubleSide, ...settings });
const metal = (color, roughness, more) => material({ color, metalness: 1, roughness, ...more });

export const gold = metal(0xffcd42, 0.17, { clearcoat: 0.35, clearcoatRoughness: 0.1 });
export const goldDeep = metal(0xffae22, 0.27);
export const goldOld = metal(0xf0ab35, 0.36, { bumpMap: hammered, bumpScale: 1.2 });
export const goldFacet = metal(0xffce40, 0.2, { flatShading: true });
export const silver = metal(0xdfe6f2, 0.2);
export const steel = metal(0xaeb9cc, 0.28);
export const iron = metal(0x5c6474, 0.42, { bumpMap: hammered, bumpScale: 1 });
export const copper = metal(0xe8703a, 0.26);
export const bronze = metal(0xc9822f, 0.3);

/** Glossy paint under a clear coat. */
export const enamel = (color, more) =>
  material({ color, metalness: 0.05, roughness: 0.34, clearcoat: 1, clearcoatRoughness: 0.06, ...more });
/** Paint like lacquered sugar: brighter reflections than enamel. */
export const glossy = (color, more) => enamel(color, { roughness: 0.24, clearcoatRoughness: 0.03, ...more });
/** Metallic paint: deep colour that keeps its reflections. */
export const lacquer = (color, more) =>
  material({ color, metalness: 0.75, roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.05, ...more });
export const matte = (color, more) => material({ color, metalness: 0, roughness: 0.7, ...more });
export const satin = (color, more) =>
  material({ color, metalness: 0, roughness: 0.45, clearcoat: 0.3, clearcoatRoughness: 0.3, ...more });
export const leather = (color) =>
  material({
    color,
    roughness: 0.52,
    bumpMap: grain,
    bumpScale: 2,
    clearcoat: 0.25,
    clearcoatRoughness: 0.4,
  });
export const stone = (color, more) =>
  material({ color, roughness: 0.85, bumpMap: grain, bumpScale: 4, ...more });
export const wood = (color) =>
  material({ color, map: planks, roughness: 0.55, bumpMap: planks, bumpScale: 1.5, clearcoat: 0.2 });
export const glow = (color, strength = 2) =>
  material({ color: 0, emissive: color, emissiveIntensity: strength, roughness: 0.5 });
const GLASS = `
  float edge = pow(1. - abs(dot(normalize(normal), normalize(vViewPosition))), 2.5);
  outgoingLight += edge * vec3(.42, .4, .7);
  float shine = max(outgoingLight.r, max(outgoingLight.g, outgoingLight.b));
  diffuseColor.a = clamp(diffuseColor.a + edge * .45 + smoothstep(.5, 2.5, shine), 0., 1.);
  #include <opaque_fragment>`;
/** Glass that is clear in the middle and shows at its edges and in its reflections. */
export const glass = (color, opacity = 0.2) => {
  const clear = material({
    color,
    roughness: 0.04,
    clearcoat: 1,
    transparent: true,
    opacity,
    depthWrite: false,
  });
  clear.side = T.FrontSide;
  clear.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace("#include <opaque_fragment>", GLASS);
  };
  return clear;
};
export const cream = enamel(0xfff1d6);
export const white = enamel(0xf6f3ff);
export const black = enamel(0x17131f);
export const red = enamel(0xd3081f);
export const dark = matte(0x120d18);
