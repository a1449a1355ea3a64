// Materials of people's clothes and hair.
import * as T from "three";
import * as M from "./materials.js";

/** How much of the room's light people get: the key light has to leave a side in shade. */
const ROOM = 0.72;
export const lit = (material, room = ROOM) => Object.assign(material, { userData: { room } });

export const clothOf = (color, more) =>
  lit(
    M.material({
      color,
      roughness: 0.88,
      specularIntensity: 0.35,
      sheen: 0.55,
      sheenColor: new T.Color(color).lerp(new T.Color(0xffffff), 0.25),
      sheenRoughness: 0.55,
      ...more,
    }),
  );
export const satinOf = (color) =>
  lit(M.material({ color, roughness: 0.45, specularIntensity: 0.65, sheen: 0.3, sheenColor: color }), 0.7);
