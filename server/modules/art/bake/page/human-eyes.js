// People's eyes: lids that are one with the face, an iris with light in it, lashes and brows.
import * as T from "three";
import { lit } from "./cloth.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, group, mesh, randomOf, stretch, tube } from "./parts.js";
import { carve, ease, join, moved, orb } from "./sculpt.js";

/** Where the eyes are on a head. */
export const EYE = { x: 0.195, y: 0.02 };
/** Where an eye's lids meet (degrees to the side) and how high. */
const CORNER = { aside: 66, up: -3 };
const DEGREE = Math.PI / 180;

/** An iris's colour: light enough to be told from the pupil. */
function irisOf(iris) {
  const color = new T.Color(iris);
  const { h, s, l } = color.getHSL({});
  return color.setHSL(h, Math.max(Math.min(s, 0.72), 0.4), Math.max(l, 0.15));
}

/**
 * An eyeball with its iris painted on. @param gaze turn of the eyes to the side and down
 * @param lid height of the upper lid (degrees), below which the shine stays
 */
function eyeball(r, iris, [gazeX, gazeY], size, lid) {
  const look = new T.Vector3(Math.sin(gazeX), Math.sin(gazeY), 1).normalize();
  const geometry = new T.SphereGeometry(r, 128, 96);
  const { position } = geometry.attributes;
  const colors = new Float32Array(position.count * 3);
  const [white, color, dark] = [new T.Color(0xf4eeea), irisOf(iris), new T.Color(0x0c0709)];
  const bright = color.clone().offsetHSL(0.01, 0.02, 0.13);
  const rim = color.clone().multiplyScalar(0.22);
  const p = new T.Vector3();
  const painted = new T.Color();
  const ringed = new T.Color();
  for (let i = 0; i < position.count; i++) {
    const angle = p.fromBufferAttribute(position, i).normalize().angleTo(look) / size;
    const turn = Math.atan2(p.y - look.y, p.x - look.x);
    // The iris is bright below, where light falls through it, with rays around the pupil and a dark rim.
    const rays = 0.12 * Math.sin(turn * 17) * Math.sin(turn * 7 + 1);
    ringed.copy(color).lerp(bright, ease(0.22, -0.32, p.y - look.y) * (0.9 + rays));
    ringed.lerp(rim, ease(0.56, 0.76, angle) * 0.85);
    painted.copy(white).lerp(rim, ease(0.86, 0.79, angle));
    painted.lerp(ringed, ease(0.8, 0.72, angle));
    painted.lerp(dark, ease(0.4, 0.34, angle));
    // The lids' shadow.
    painted.multiplyScalar(
      1 - 0.34 * ease((lid - 20) * DEGREE, (lid + 3) * DEGREE, p.y) - 0.22 * ease(0.5, 0.85, Math.abs(p.x)),
    );
    colors.set([painted.r, painted.g, painted.b], i * 3);
  }
  geometry.setAttribute("color", new T.BufferAttribute(colors, 3));
  const shine = (x, y, size) =>
    at(
      stretch(ball(r * size, M.glow(0xffffff, 1.1)), 1, 1, 0.4),
      (Math.sin(gazeX) * 0.8 + x) * r,
      (Math.sin(gazeY) * 0.8 + y) * r,
      r * 0.93,
    );
  const high = Math.min(0.24, Math.sin(lid * DEGREE) - 0.2);
  return group(
    mesh(
      geometry,
      lit(M.material({ color: 0xffffff, vertexColors: true, roughness: 0.22, specularIntensity: 0.5 }), 0.75),
    ),
    lid > 0 ? [shine(-0.19, high, 0.165), shine(0.2, -0.26, 0.07)] : [],
  );
}

/** A point of a sphere by its angles to the side and up (degrees). */
function onBall(r, aside, up) {
  const [a, b] = [aside * DEGREE, up * DEGREE];
  return [r * Math.sin(a) * Math.cos(b), r * Math.sin(b), r * Math.cos(a) * Math.cos(b)];
}

/** Size, place and lids of an eye of a look whose traits are `eyes`. @param depth of the face without eyes */
function eyeOf(side, look, eyes, depth) {
  const { isSoft, frown = 0 } = look;
  const r = (isSoft ? 0.14 : 0.126) * (look.isCalm ? 0.95 : 1) * eyes.size;
  const usual = look.isCalm ? 27 : look.open ? 34 : 40;
  const { upper = usual - frown * 300, lower = -44 } = eyes;
  const isOpen = upper > 0;
  const high = isOpen ? 13 + upper * 0.46 : upper;
  const low = isOpen ? lower * 0.6 - 7 : upper;
  const slant = (((eyes.slant ?? (isSoft ? 0.1 : 0.02) + frown * 5) * 110) / Math.PI) * 0.8;
  const between = (aside) => Math.sqrt(Math.max(0, 1 - (aside / CORNER.aside) ** 2));
  const edgeOf = (height, lean) => (aside) =>
    CORNER.up + (height - CORNER.up + (lean * side * aside) / CORNER.aside) * between(aside) ** 0.85;
  const place = [side * EYE.x, EYE.y, depth(EYE.x, EYE.y) - r * (isSoft ? 0.74 : 0.77)];
  const rotation = [0, side * 0.16, side * eyes.tilt];
  return {
    side,
    r,
    lidR: r * 1.08,
    isOpen,
    high,
    upper: edgeOf(high, slant),
    lower: edgeOf(low, 2),
    place,
    rotation,
  };
}

/** The opening between an eye's lids. */
function openingOf({ upper, lower, lidR, place, rotation }) {
  const between = (x, y, z) => {
    const far = Math.hypot(x, y, z) + 1e-6;
    const aside = Math.atan2(x, z) / DEGREE;
    const up = Math.asin(y / far) / DEGREE;
    const outside = Math.max(up - upper(aside), lower(aside) - up, Math.abs(aside) - CORNER.aside);
    // Not into the nose.
    return Math.max(outside * DEGREE * far, far - lidR * 1.22);
  };
  return moved(between, place, rotation);
}

function lashesOf({ side, lidR, upper, lower, isOpen }, { isSoft }, eyes) {
  const paint = M.matte(0x1a0e0c);
  const reach = isSoft ? (eyes.kohl ? 1.6 : 1) : 0;
  const along = (edge, [from, to], r = lidR) =>
    Array.from({ length: 19 }, (_, i) => {
      const aside = side * (from + ((to - from) * i) / 18);
      return onBall(r, aside, edge(aside));
    });
  const line = along(upper, [-CORNER.aside, CORNER.aside + reach * 5]).map(([x, y, z], i) => {
    const far = reach * ease(0.74, 1, i / 18);
    return [x * (1 + far * 0.1), y + far * 0.15 * lidR, z];
  });
  const thick = (eyes.kohl ? 0.022 : isSoft ? 0.0155 : 0.0095) * (isOpen ? 1 : 0.85);
  const outer = (aside, long, lift) => {
    const [x, y, z] = onBall(lidR, side * aside, upper(side * aside));
    const out = [x + side * long * 0.55, y + long * lift, z + long * 0.5];
    const middle = [x + side * long * 0.34, y + long * lift * 0.3, z + long * 0.4];
    return tube([[x, y, z], middle, out], 0.0085, paint, { segments: 20, taper: (t) => 1 - t * 0.85 });
  };
  const rimPaint = lit(M.material({ color: 0x8a4a3a, roughness: 0.7 }));
  return [
    tube(line, thick, paint, {
      taper: (t) => 0.25 + 0.75 * Math.sin(Math.PI * Math.min(0.97, 0.1 + t * (isSoft ? 0.68 : 0.8))),
    }),
    isSoft && isOpen
      ? [
          [34, 0.05, 0.85],
          [47, 0.06, 0.75],
          [58, 0.062, 0.55],
        ].map((lash) => outer(...lash))
      : [],
    isOpen
      ? tube(along(lower, [-CORNER.aside * 0.9, CORNER.aside], lidR * 0.985), 0.0055, rimPaint, {
          taper: (t) => 0.4 + 0.6 * t,
        })
      : [],
  ];
}

/**
 * A look's eyes. @param eyes their traits; @param skin its colour
 * @returns `lidded`, which adds lids to a face; `paint` of the lids; and the parts
 */
export function eyesOf(look, eyes, skin, depth) {
  const pair = [1, -1].map((side) => eyeOf(side, look, eyes, depth));
  const { iris = 0x5a3418, gaze = [0, -0.04], isSoft, lip } = look;
  const lidSkin = skin.clone().multiply(new T.Color(0.9, 0.76, 0.72));
  if (eyes.shadow) lidSkin.lerp(new T.Color(eyes.shadow), 0.42);
  else if (isSoft && lip) lidSkin.lerp(new T.Color(lip), 0.14);
  const crease = skin.clone().multiply(new T.Color(0.62, 0.4, 0.36));
  return {
    lidded: (shape) =>
      pair.reduce((whole, eye) => {
        const lids = join(0.05, whole, orb(eye.place, eye.lidR));
        return eye.isOpen ? carve(0.012, lids, openingOf(eye)) : lids;
      }, shape),
    paint: (x, y, z, color) => {
      const eye = pair[x > 0 ? 0 : 1];
      const [dx, dy, dz] = [x - eye.place[0], y - eye.place[1], z - eye.place[2]];
      const far = Math.hypot(dx, dy, dz);
      if (far > eye.lidR * 1.4 || dz < 0) return;
      const aside = Math.atan2(dx, dz) / DEGREE;
      const up = Math.asin(dy / far) / DEGREE - eye.upper(aside);
      const near = ease(78, 46, Math.abs(aside)) * ease(eye.lidR * 1.3, eye.lidR * 1.08, far);
      color.lerp(lidSkin, ease(24, 10, up) * ease(-14, -4, up) * near * 0.9);
      const fold = Math.exp(-(((up - 20) / 5) ** 2));
      color.lerp(crease, fold * near * (eye.isOpen ? 0.4 : 0.15));
    },
    parts: pair.map((eye) => {
      const { r, place, rotation, high } = eye;
      return at(
        group(eyeball(r, iris, gaze, (isSoft ? 0.88 : 0.84) * eyes.iris, high), lashesOf(eye, look, eyes)),
        ...place,
        ...rotation,
      );
    }),
  };
}

/** A brow of many strokes. @param brows its traits; `frown` of the look is how far the inner ends come down */
export function browOf(side, look, { thick, lift, arch, cock }, depth) {
  const { isSoft, brow, hair, frown = 0 } = look;
  const raised = (x) => lift * 0.8 + arch * Math.exp(-(((x - 0.26) / 0.1) ** 2)) + Math.max(0, side * cock);
  const r = (isSoft ? 0.019 : 0.029) * thick;
  const paint = lit(M.material({ color: brow ?? hair, roughness: 0.85, specularIntensity: 0.3 }));
  const place = ([x, y]) => {
    const up = y + raised(x);
    return [x, up + (isSoft ? 0.014 : 0.004)];
  };
  const onFace = ([x, y], sink) => [side * x, y, depth(x, y) - sink];
  const middle = [
    [0.078, (isSoft ? 0.178 : 0.155) - frown * 1.3],
    [0.14, 0.194 - frown * 0.8],
    [0.22, 0.21],
    [0.3, 0.192],
    [0.372, 0.142],
  ].map(place);
  const random = randomOf(side > 0 ? 5 : 8);
  const curve = new T.CatmullRomCurve3(middle.map(([x, y]) => new T.Vector3(x, y, 0)));
  const strokes = Array.from({ length: 11 }, (_, i) => {
    const t = 0.02 + i * 0.072;
    const from = curve.getPointAt(t);
    const to = curve.getPointAt(Math.min(1, t + 0.2));
    const wide = r * 0.85 * (t < 0.35 ? 0.85 + t * 0.6 : 1.1 - (t - 0.35) * 0.9);
    const start = [from.x, from.y - wide * (0.35 + random() * 0.4)];
    const end = [to.x - 0.008, to.y + wide * (0.5 + random() * 0.5)];
    const between = [start[0] * 0.6 + end[0] * 0.4, start[1] * 0.5 + end[1] * 0.5];
    return tube(
      [start, between, end].map((p) => onFace(p, r * 0.2)),
      r * 0.4,
      paint,
      { segments: 16, taper: (s) => 0.35 + 0.65 * Math.sin(Math.PI * Math.min(0.98, s * 0.9 + 0.1)) },
    );
  });
  return group(
    tube(
      middle.map((p) => onFace(p, r * 0.45)),
      r * 0.9,
      paint,
      { taper: (t) => (t < 0.3 ? 0.55 + 1.4 * t : 1 - (t - 0.3) ** 1.3 * 1.45) },
    ),
    strokes,
  );
}

/** A line of kohl below the eye that runs out towards the temple. */
export function kohlOf(side, { size: scale, tilt }, depth) {
  const size = scale * 0.86;
  const middle = depth(EYE.x, EYE.y) - 0.104 * size;
  const line = points(
    "-0.108 -0.045, -0.088 -0.075, -0.05 -0.094, 0 -0.104, 0.06 -0.094, 0.11 -0.05, 0.16 -0.015, 0.22 0.012",
  ).map(([x, y]) => {
    const [out, up] = [x * size, (y + x * tilt) * size];
    const lid = middle + Math.sqrt(Math.max(0, (0.17 * size) ** 2 - out * out - up * up));
    return [side * (EYE.x + out), EYE.y + up, Math.max(lid, depth(EYE.x + out, EYE.y + up))];
  });
  return tube(line, 0.012, M.matte(0x140a0a), {
    taper: (t) => 0.3 + 0.8 * Math.sin(Math.PI * Math.min(t * 1.1, 0.96)),
  });
}
