// The photo studio: warm softbox from the upper left, cool strip from the right, dark warm room.
import * as T from "three";

const ROOM = `varying vec3 vAt; void main() {
  float up = normalize(vAt).y; float front = normalize(vAt).z;
  vec3 low = vec3(.34, .17, .10), mid = vec3(.36, .28, .30), high = vec3(.48, .46, .60);
  vec3 color = up < 0. ? mix(mid, low, -up) : mix(mid, high, up);
  gl_FragColor = vec4(color * (.4 + 1.5 * smoothstep(-.3, 1., front)), 1.); }`;
const PLACE =
  "varying vec3 vAt; void main() { vAt = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }";

function softbox(scene, color, strength, [w, h], [x, y, z]) {
  const material = new T.MeshBasicMaterial({
    color: new T.Color(color).multiplyScalar(strength),
    side: T.DoubleSide,
  });
  const box = new T.Mesh(new T.PlaneGeometry(w, h), material);
  box.position.set(x, y, z);
  box.lookAt(0, 0, 0);
  scene.add(box);
}

function room() {
  const scene = new T.Scene();
  scene.add(
    new T.Mesh(
      new T.SphereGeometry(20, 32, 24),
      new T.ShaderMaterial({ vertexShader: PLACE, fragmentShader: ROOM, side: T.BackSide }),
    ),
  );
  softbox(scene, 0xffe6c4, 17, [6, 4.5], [-7, 8, 6]);
  softbox(scene, 0xfff4e2, 5, [12, 2.4], [0, 11, 1]);
  softbox(scene, 0x7f9bff, 9, [1.8, 11], [11, 1, -2]);
  softbox(scene, 0xc7b6ff, 3, [1.4, 8], [9, 2, 6]);
  softbox(scene, 0xffd7a0, 4, [1.4, 9], [-11, 0, 0]);
  softbox(scene, 0xff9a5a, 1.4, [14, 5], [0, -11, 3]);
  softbox(scene, 0xffeed6, 4, [7, 6], [-3.5, 4.5, 11]);
  softbox(scene, 0xffe0b8, 2.4, [10, 2], [1, -3.5, 11]);
  return scene;
}

function lights(scene) {
  const key = new T.DirectionalLight(0xffe3bd, 1.9);
  key.position.set(-3, 5, 4.5);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.radius = 5;
  key.shadow.normalBias = 0.012;
  key.shadow.bias = -0.0006;
  Object.assign(key.shadow.camera, { left: -1.4, right: 1.4, top: 1.4, bottom: -1.4, near: 1, far: 12 });
  const rim = new T.DirectionalLight(0x7d8cff, 5);
  rim.position.set(5, 1.5, -3);
  scene.add(key, rim);
}

/** @returns the renderer, a lit scene and the room as a cube map for the gems */
export function openStudio() {
  const renderer = new T.WebGLRenderer({ alpha: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = T.PCFShadowMap;
  renderer.toneMapping = T.NoToneMapping;
  renderer.setClearColor(0, 0);
  const cube = new T.WebGLCubeRenderTarget(512, { type: T.HalfFloatType });
  const surroundings = room();
  new T.CubeCamera(0.1, 50, cube).update(renderer, surroundings);
  const scene = new T.Scene();
  scene.environment = new T.PMREMGenerator(renderer).fromScene(surroundings, 0.015).texture;
  scene.environmentIntensity = 0.95;
  lights(scene);
  return { renderer, scene, room: cube.texture };
}

/** Scales the object to radius 1 and points the camera so that it fills the picture. */
export function frame(object) {
  const sphere = new T.Box3().setFromObject(object, true).getBoundingSphere(new T.Sphere());
  const stage = new T.Group();
  object.position.sub(sphere.center);
  stage.add(object);
  stage.scale.setScalar(1 / sphere.radius);
  stage.updateMatrixWorld(true);
  const camera = new T.PerspectiveCamera(26, 1, 1, 12);
  camera.position.set(0, 0.35, 5);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld(true);
  const bounds = new T.Box2();
  const vertex = new T.Vector3();
  stage.traverse((part) => {
    if (!part.isMesh) return;
    const { position } = part.geometry.attributes;
    for (let index = 0; index < position.count; index++) {
      vertex.fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld).project(camera);
      bounds.expandByPoint(vertex);
    }
  });
  const half = (Math.max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y) / 2) * 1.03;
  const [x, y] = [(bounds.min.x + bounds.max.x) / 2, (bounds.min.y + bounds.max.y) / 2];
  camera.setViewOffset(1, 1, (x - half + 1) / 2, (1 - y - half) / 2, half, half);
  return { stage, camera };
}
