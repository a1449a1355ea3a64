// Cut stones: each pixel follows its ray through the stone's planes, with total reflection, absorption and dispersion.
import * as T from "three";

const shared = { room: { value: null } };

export function setRoom(texture) {
  shared.room.value = texture;
}

const VERTEX = `
varying vec3 vAt, vEye, vNormalAt;
void main() {
  vAt = position; vNormalAt = normal;
  vEye = (inverse(modelMatrix) * vec4(cameraPosition, 1.)).xyz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`;

const FRAGMENT = `
uniform samplerCube room; uniform vec4 planes[COUNT]; uniform vec3 absorb, tint; uniform vec3 body; uniform float ior, calm, edges; uniform mat3 toWorld;
varying vec3 vAt, vEye, vNormalAt;
vec3 lightFrom(vec3 d) { vec3 c = textureCube(room, normalize(toWorld * d)).rgb; return c * .9; }
float mirror(float c, float eta) { float f = (eta - 1.) / (eta + 1.); f *= f; return f + (1. - f) * pow(1. - c, 5.); }
// Distance to the facet's nearest edge, in the stone's own space.
float nearestEdge(vec3 p, vec3 n) {
  float nearest = 1e3;
  for (int i = 0; i < COUNT; i++) {
    float c = dot(planes[i].xyz, n);
    if (c > .999) continue;
    nearest = min(nearest, (planes[i].w - dot(planes[i].xyz, p)) / sqrt(1. - c * c));
  }
  return nearest;
}
void main() {
  vec3 n = normalize(vNormalAt), d = normalize(vAt - vEye), p = vAt;
  float outer = mirror(max(0., -dot(d, n)), ior);
  vec3 shine = lightFrom(reflect(d, n));
  vec3 color = shine * smoothstep(.6, 2.5, shine.g) * outer;
  vec3 through = vec3(1. - outer), inside = vec3(0.);
  d = refract(d, n, 1. / ior);
  for (int bounce = 0; bounce < 7; bounce++) {
    float t = 1e3; vec3 wall = vec3(0., 1., 0.);
    for (int i = 0; i < COUNT; i++) {
      float toward = dot(planes[i].xyz, d);
      if (toward < 1e-4) continue;
      float hit = (planes[i].w - dot(planes[i].xyz, p)) / toward;
      if (hit > 1e-4 && hit < t) { t = hit; wall = planes[i].xyz; }
    }
    p += d * t;
    through *= exp(-absorb * min(t, 3.));
    vec3 red = refract(d, -wall, ior * .985), green = refract(d, -wall, ior), blue = refract(d, -wall, ior * 1.02);
    vec3 back = reflect(d, wall);
    if (dot(green, green) > .5) {
      float f = mirror(max(0., dot(d, wall)), ior);
      vec3 light = lightFrom(green);
      if (dot(red, red) > .5) light.r = lightFrom(red).r;
      if (dot(blue, blue) > .5) light.b = lightFrom(blue).b;
      inside += through * (1. - f) * light;
      through *= f;
    }
    d = back;
  }
  inside += through * tint;
  float lit = max(0., dot(normalize(toWorld * n), normalize(vec3(-.5, .62, .6))));
  float glow = smoothstep(1.1, -.5, length(normalize(toWorld * vAt) * length(vAt) - vec3(.35, -.45, .3)));
  inside = mix(inside, body * (.1 + .9 * lit * lit + .5 * glow), calm);
  float edge = nearestEdge(vAt, n);
  inside *= 1. - 1.2 * calm * smoothstep(0., .5, edge);
  color += (body + .5) * edges * (.25 + lit) * (smoothstep(.018, .004, edge) + .5 * smoothstep(.09, 0., edge));
  gl_FragColor = vec4(color * .8 + inside * 1.6 + tint * .12, 1.);
}`;

/**
 * @param {import("three").Vector4[]} planes outward normal and distance, in the stone's own space
 * @param {{ absorb: number[], tint: number, ior?: number, body?: number, calm?: number, edges?: number }} stone
 *   `calm` is the share of its facets' plain colour, `body`, in what is seen inside; `edges` is how bright their edges are
 */
export function gemMaterial(planes, { absorb, tint, ior = 1.9, body = tint, calm = 0, edges = 0 }) {
  const material = new T.ShaderMaterial({
    defines: { COUNT: planes.length },
    uniforms: {
      room: shared.room,
      planes: { value: planes },
      absorb: { value: new T.Vector3(...absorb) },
      tint: { value: new T.Color(tint) },
      body: { value: new T.Color(body) },
      ior: { value: ior },
      calm: { value: calm },
      edges: { value: edges },
      toWorld: { value: new T.Matrix3() },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });
  return material;
}

/** Keeps the stone's turn in its material; stones don't share materials. */
export function followTurn(stone) {
  const place = new T.Vector3();
  const turn = new T.Quaternion();
  const scale = new T.Vector3();
  stone.onBeforeRender = () => {
    stone.matrixWorld.decompose(place, turn, scale);
    stone.material.uniforms.toWorld.value.setFromMatrix4(new T.Matrix4().makeRotationFromQuaternion(turn));
    stone.material.uniformsNeedUpdate = true;
  };
  return stone;
}
