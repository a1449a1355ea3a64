// Builders of all objects by name.
import { ARMS } from "./arms.js";
import { BALLS } from "./balls.js";
import { CARDS } from "./cards.js";
import { CHIP_OBJECTS } from "./chips.js";
import { COINS } from "./coins.js";
import { CURIOS } from "./curios.js";
import { DEALERS } from "./dealers.js";
import { DICE } from "./dice.js";
import { ELEMENTS } from "./elements.js";
import { FIGURES } from "./figures.js";
import { FLOWERS } from "./flowers.js";
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
import { PARTY } from "./party.js";
import { PIRATES } from "./pirates.js";
import { PLACES } from "./places.js";
import { PRIZES } from "./prizes.js";
import { REGALIA } from "./regalia.js";
import { RELICS } from "./relics.js";
import { SCENERY } from "./scenery.js";
import { SEA } from "./sea.js";
import { SPACE } from "./space.js";
import { STAGE } from "./stage.js";
import { SWEETS } from "./sweets.js";
import { TEMPLES } from "./temples.js";
import { THINGS } from "./things.js";
import { TOKENS } from "./tokens.js";
import { TREASURE } from "./treasure.js";
import { TREATS } from "./treats.js";
import { WHEELS } from "./wheels.js";

export const OBJECTS = {
  ...ARMS,
  ...BALLS,
  ...CARDS,
  ...CHIP_OBJECTS,
  ...COINS,
  ...CURIOS,
  ...DEALERS,
  ...DICE,
  ...ELEMENTS,
  ...FIGURES,
  ...FLOWERS,
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
  ...PARTY,
  ...PIRATES,
  ...PLACES,
  ...PRIZES,
  ...REGALIA,
  ...RELICS,
  ...SCENERY,
  ...SEA,
  ...SPACE,
  ...STAGE,
  ...SWEETS,
  ...TEMPLES,
  ...THINGS,
  ...TOKENS,
  ...TREASURE,
  ...TREATS,
  ...WHEELS,
};
