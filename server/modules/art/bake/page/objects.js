// Builders of all objects by name.
import { ARMS } from "./arms.js";
import { BALLS } from "./balls.js";
import { CARDS } from "./cards.js";
import { CHIP_OBJECTS } from "./chips.js";
import { COINS } from "./coins.js";
import { DEALERS } from "./dealers.js";
import { DICE } from "./dice.js";
import { FIGURES } from "./figures.js";
import { FRONTIER } from "./frontier.js";
import { FRUIT } from "./fruit.js";
import { GEMS } from "./gems.js";
import { HELMETS } from "./helmets.js";
import { IDOLS } from "./idols.js";
import { LUCKY } from "./lucky.js";
import { MAGIC } from "./magic.js";
import { METALS } from "./metals.js";
import { MINE } from "./mine.js";
import { NORSE } from "./norse.js";
import { PIRATES } from "./pirates.js";
import { PRIZES } from "./prizes.js";
import { REGALIA } from "./regalia.js";
import { RELICS } from "./relics.js";
import { SPACE } from "./space.js";
import { STAGE } from "./stage.js";
import { SWEETS } from "./sweets.js";
import { TEMPLES } from "./temples.js";
import { TREASURE } from "./treasure.js";
import { WHEELS } from "./wheels.js";

export const OBJECTS = {
  ...ARMS,
  ...BALLS,
  ...CARDS,
  ...CHIP_OBJECTS,
  ...COINS,
  ...DEALERS,
  ...DICE,
  ...FIGURES,
  ...FRONTIER,
  ...FRUIT,
  ...GEMS,
  ...HELMETS,
  ...IDOLS,
  ...LUCKY,
  ...MAGIC,
  ...METALS,
  ...MINE,
  ...NORSE,
  ...PIRATES,
  ...PRIZES,
  ...REGALIA,
  ...RELICS,
  ...SPACE,
  ...STAGE,
  ...SWEETS,
  ...TEMPLES,
  ...TREASURE,
  ...WHEELS,
};
