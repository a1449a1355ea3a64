// Entry of the page: `window.render(name)` answers with a PNG data URL.
import { openFinish } from "./finish.js";
import { setRoom } from "./gem-material.js";
import { OBJECTS } from "./objects.js";
import { frame, openStudio } from "./studio.js";

const SIZE = 960;
const { renderer, scene, room } = openStudio();
setRoom(room);
const draw = openFinish(renderer, SIZE);

/** Metals live from reflections: they get more of the room than painted parts; others say how much they get. */
function polish(stage) {
  stage.traverse(({ material }) => {
    const share = material?.metalness === 1 ? 1.4 : material?.userData.room;
    if (!share) return;
    material.envMap = scene.environment;
    material.envMapIntensity = share;
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
