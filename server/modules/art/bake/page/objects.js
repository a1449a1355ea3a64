// Builders of all objects by name.
import { ANIMALS } from "./animals.js";
import { ARMS } from "./arms.js";
import { BALLS } from "./balls.js";
import { CARDS } from "./cards.js";
import { CHIP_OBJECTS } from "./chips.js";
import { COINS } from "./coins.js";
import { DEALERS } from "./dealers.js";
import { DICE } from "./dice.js";
import { DRINKS } from "./drinks.js";
import { ELEMENTS } from "./elements.js";
import { FIGURES } from "./figures.js";
import { FLOWERS } from "./flowers.js";
import { FRONTIER } from "./frontier.js";
import { FRUIT } from "./fruit.js";
import { GEMS } from "./gems.js";
import { HELMETS } from "./helmets.js";
import { IDOLS } from "./idols.js";
import { INSTRUMENTS } from "./instruments.js";
import { JUNGLE_IDOLS } from "./jungle-idols.js";
import { LUCKY } from "./lucky.js";
import { MACHINES } from "./machines.js";
import { MAGIC } from "./magic.js";
import { METALS } from "./metals.js";
import { MINE } from "./mine.js";
import { NATURE } from "./nature.js";
import { NORSE } from "./norse.js";
import { PARTY } from "./party.js";
import { PIRATES } from "./pirates.js";
import { PLACES } from "./places.js";
import { PLANTS } from "./plants.js";
import { PRIZES } from "./prizes.js";
import { REGALIA } from "./regalia.js";
import { RELICS } from "./relics.js";
import { ROBOTS } from "./robots.js";
import { SCENERY } from "./scenery.js";
import { SPACE } from "./space.js";
import { SPORT } from "./sport.js";
import { STAGE } from "./stage.js";
import { SWEETS } from "./sweets.js";
import { SWIMMERS } from "./swimmers.js";
import { TEMPLES } from "./temples.js";
import { THINGS } from "./things.js";
import { TREASURE } from "./treasure.js";
import { TREATS } from "./treats.js";
import { VALUABLES } from "./valuables.js";
import { WHEELS } from "./wheels.js";

export const OBJECTS = {
  ...ANIMALS,
  ...ARMS,
  ...BALLS,
  ...CARDS,
  ...CHIP_OBJECTS,
  ...COINS,
  ...DEALERS,
  ...DICE,
  ...DRINKS,
  ...ELEMENTS,
  ...FIGURES,
  ...FLOWERS,
  ...FRONTIER,
  ...FRUIT,
  ...GEMS,
  ...HELMETS,
  ...IDOLS,
  ...INSTRUMENTS,
  ...JUNGLE_IDOLS,
  ...LUCKY,
  ...MACHINES,
  ...MAGIC,
  ...METALS,
  ...MINE,
  ...NATURE,
  ...NORSE,
  ...PARTY,
  ...PIRATES,
  ...PLACES,
  ...PLANTS,
  ...PRIZES,
  ...REGALIA,
  ...RELICS,
  ...ROBOTS,
  ...SCENERY,
  ...SPACE,
  ...SPORT,
  ...STAGE,
  ...SWEETS,
  ...SWIMMERS,
  ...TEMPLES,
  ...THINGS,
  ...TREASURE,
  ...TREATS,
  ...VALUABLES,
  ...WHEELS,
};
