import { brilliant, stepCut, stone } from "./gem-cuts.js";
import { turn } from "./parts.js";

const front = (object, tilt = 1.15, spin = 0, roll = 0) => turn(turn(object, 0, spin, 0), tilt, 0, roll);

export const GEMS = {
  "gem-ruby": () =>
    front(
      stone("cushion", () => brilliant("cushion", { table: 0.58 }), "ruby"),
      1.05,
      0.1,
      -0.12,
    ),
  "gem-emerald": () =>
    front(
      stone("step", () => stepCut(), "emerald"),
      1.1,
      0,
      -0.28,
    ),
  "gem-sapphire": () =>
    front(
      stone("round", () => brilliant("round"), "sapphire"),
      1.0,
      0.2,
      -0.12,
    ),
  "gem-amethyst": () =>
    front(
      stone("pear", () => brilliant("pear"), "amethyst"),
      1.2,
      0,
      -0.25,
    ),
  "gem-topaz": () =>
    front(
      stone("trillion", () => brilliant("trillion", { mains: 6, table: 0.52 }), "topaz"),
      1.15,
      0,
      -0.1,
    ),
  "gem-diamond": () =>
    front(
      stone("diamond", () => brilliant("round", { table: 0.6, crown: 38, pavilion: 45 }), "diamond"),
      0.3,
      0.2,
      -0.1,
    ),
};
