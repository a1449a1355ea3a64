// Last pass: contact shadows from the depth, tone curve, colour.
import * as T from "three";

const FRAGMENT = `
precision highp float;
uniform sampler2D tColor, tDepth; uniform mat4 unproject; uniform vec2 pixel; uniform vec2 spread;
varying vec2 vUv;
vec3 placeAt(vec2 uv) {
  vec4 p = unproject * vec4(vec3(uv, texture2D(tDepth, uv).r) * 2. - 1., 1.);
  return p.xyz / p.w;
}
vec3 shorter(vec3 a, vec3 b) { return abs(a.z) < abs(b.z) ? a : b; }
float openness(vec2 uv) {
  vec3 p = placeAt(uv);
  vec3 dx = shorter(placeAt(uv + vec2(pixel.x, 0.)) - p, p - placeAt(uv - vec2(pixel.x, 0.)));
  vec3 dy = shorter(placeAt(uv + vec2(0., pixel.y)) - p, p - placeAt(uv - vec2(0., pixel.y)));
  vec3 n = normalize(cross(dx, dy));
  float turn = 6.2832 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))));
  float hidden = 0.;
  for (int i = 0; i < 28; i++) {
    float k = (float(i) + .5) / 28.;
    float angle = turn + float(i) * 2.399963;
    vec2 at = uv + vec2(cos(angle), sin(angle)) * k * spread;
    if (texture2D(tDepth, at).r >= 1.) continue;
    vec3 v = placeAt(at) - p;
    float d = length(v);
    hidden += max(0., dot(n, v) / (d + 1e-4) - .12) * smoothstep(.42, .05, d);
  }
  return 1. - hidden / 28.;
}
vec3 curve(vec3 c) {
  float x = min(c.r, min(c.g, c.b));
  float offset = x < .08 ? x - 6.25 * x * x : .04;
  c -= offset;
  float peak = max(c.r, max(c.g, c.b));
  const float start = .78;
  if (peak < start) return c;
  float d = 1. - start;
  float mapped = 1. - d * d / (peak + d - start);
  c *= mapped / peak;
  float g = 1. - 1. / (.05 * (peak - mapped) + 1.);
  return mix(c, vec3(mapped), g);
}
void main() {
  vec4 t = texture2D(tColor, vUv);
  if (t.a < .003) { gl_FragColor = vec4(0.); return; }
  vec3 c = t.rgb / t.a;
  float open = texture2D(tDepth, vUv).r < 1. ? clamp(openness(vUv), 0., 1.) : 1.;
  c *= mix(vec3(.16, .07, .12), vec3(1.), pow(open, 1.7));
  c = curve(c * 1.14);
  float grey = dot(c, vec3(.25, .6, .15));
  c = max(vec3(0.), mix(vec3(grey), c, 1.12));
  c = mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c));
  c = mix(c, c * c * (3. - 2. * c), .22);
  gl_FragColor = vec4(clamp(c, 0., 1.) * t.a, t.a);
}`;

const VERTEX = "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }";

/** @returns a function that renders a scene through the pass onto the canvas */
export function openFinish(renderer, size) {
  renderer.setSize(size, size);
  const target = new T.WebGLRenderTarget(size, size, {
    type: T.HalfFloatType,
    samples: 0,
    depthTexture: new T.DepthTexture(size, size, T.FloatType),
  });
  const uniforms = {
    tColor: { value: target.texture },
    tDepth: { value: target.depthTexture },
    unproject: { value: new T.Matrix4() },
    pixel: { value: new T.Vector2(1 / size, 1 / size) },
    spread: { value: new T.Vector2(0.1, 0.1) },
  };
  const pass = new T.Scene();
  const material = new T.ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    blending: T.NoBlending,
    depthTest: false,
  });
  pass.add(new T.Mesh(new T.PlaneGeometry(2, 2), material));
  const still = new T.Camera();
  return (scene, camera) => {
    uniforms.unproject.value.copy(camera.projectionMatrixInverse);
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setRenderTarget(null);
    renderer.render(pass, still);
  };
}
