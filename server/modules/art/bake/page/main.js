// Entry of the page: `window.render(name)` answers with a PNG data URL.
import { openFinish } from "./finish.js";
import { setRoom } from "./gem-material.js";
import { OBJECTS } from "./objects.js";
import { frame, openStudio } from "./studio.js";

const SIZE = 960;
const { renderer, scene, room } = openStudio();
setRoom(room);
const draw = openFinish(renderer, SIZE);

/** Metals live from reflections: they get more of the room than painted parts. */
function polish(stage) {
  stage.traverse(({ material }) => {
    if (material?.metalness !== 1) return;
    material.envMap = scene.environment;
    material.envMapIntensity = 1.4;
  });
}

window.render = (name) => {
  const build = OBJECTS[name];
  if (!build) throw new Error(`no object ${name}`);
  const { stage, camera } = frame(build());
  polish(stage);
  scene.add(stage);
  draw(scene, camera);
  scene.remove(stage);
  return renderer.domElement.toDataURL("image/png");
};
