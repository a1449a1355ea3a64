// Strands of hair and beards: drawn per pixel across the surface, with the shine that runs around a head of hair.
import * as T from "three";
import { lit } from "./cloth.js";
import * as M from "./materials.js";
import { ease } from "./sculpt.js";

/** The angle across strands: they run over the top from ear to ear, and down where hair falls. */
export const across = (x, y, z) => {
  const falls = ease(0.35, -0.05, y);
  return Math.atan2(x, z + 0.12) * falls + Math.atan2(x, y - 0.02) * (1 - falls);
};

const VERTEX = `varying vec3 vHairAt;
  #include <common>`;
const PLACE = `vHairAt = position;
  #include <begin_vertex>`;
const STRANDS = `varying vec3 vHairAt;
  float hairAcross(vec3 p) {
    float falls = 1. - smoothstep(-.05, .35, p.y);
    return mix(atan(p.x, p.y - .02), atan(p.x, p.z + .12), falls) + sin(p.y * 7. + p.z * 5.) * .035;
  }
  float hairRandom(float cell) { return fract(sin(cell * 127.1 + 3.7) * 43758.5453); }
  float hairNoise(float at) {
    float part = fract(at);
    return mix(hairRandom(floor(at)), hairRandom(floor(at) + 1.), part * part * (3. - 2. * part));
  }
  float hairStrand(float angle) { return hairNoise(angle * 21.) * .6 + hairNoise(angle * 47. + 9.) * .4; }
  #include <common>`;
const COLOR = `#include <color_fragment>
  float hairAngle = hairAcross(vHairAt);
  float strand = hairStrand(hairAngle);
  diffuseColor.rgb *= mix(.62, 1.22, strand);`;
/** A shine at right angles to the strands (Kajiya and Kay), each of them a little off the others. */
const SHINE = `
  vec3 along = vec3(0.);
  {
    vec3 across1 = dFdx(-vViewPosition), across2 = dFdy(-vViewPosition);
    vec3 r1 = cross(across2, normal), r2 = cross(normal, across1);
    vec3 slope = (dFdx(hairAngle) * r1 + dFdy(hairAngle) * r2) * sign(dot(across1, r1));
    float steep = length(slope);
    if (steep > 1e-9) along = cross(normal, slope / steep);
  }
  vec3 toEye = normalize(vViewPosition);
  vec3 halfway = normalize(directionalLights[0].direction + toEye);
  float off = dot(normalize(along + normal * (strand - .5) * .28), halfway);
  float shine = pow(max(0., 1. - off * off), 34.) * smoothstep(-.1, .5, dot(normal, directionalLights[0].direction));
  vec3 shineColor = mix(diffuseColor.rgb * 1.6 + vec3(.02, .018, .02), vec3(.9, .82, .74), .12);
  outgoingLight += shineColor * shine * mix(.35, 1., strand) * HAIR_SHINE;
  outgoingLight += diffuseColor.rgb * pow(1. - max(0., dot(normal, toEye)), 3.) * .35;
  #include <opaque_fragment>`;

/** Gives the part's material strands. @param shine how strong its shine is */
export function stranded(part, shine = 0.55) {
  part.material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", VERTEX)
      .replace("#include <begin_vertex>", PLACE);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", STRANDS)
      .replace("#include <color_fragment>", COLOR)
      .replace("#include <opaque_fragment>", SHINE.replace("HAIR_SHINE", shine.toFixed(2)));
  };
  part.material.customProgramCacheKey = () => `hair ${shine}`;
  return part;
}

/** @param tint of its sheen, where the colour comes from paint */
export const hairMaterial = (color, roughness = 0.6, tint = color) =>
  lit(
    M.material({
      color,
      roughness,
      specularIntensity: 0.4,
      sheen: 0.3,
      sheenColor: new T.Color(tint),
    }),
    0.6,
  );
