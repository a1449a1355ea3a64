// Builders of all objects by name.
import { ADVENTURERS } from "./adventurers.js";
import { ANIMALS } from "./animals.js";
import { APES } from "./apes.js";
import { ARMS } from "./arms.js";
import { BALLS } from "./balls.js";
import { BASKETS } from "./baskets.js";
import { BEARS } from "./bears.js";
import { BIRDS } from "./birds.js";
import { CARDS } from "./cards.js";
import { CATS } from "./cats.js";
import { CHIP_OBJECTS } from "./chips.js";
import { COINS } from "./coins.js";
import { DEALERS } from "./dealers.js";
import { DICE } from "./dice.js";
import { DISHES } from "./dishes.js";
import { DRAGONS } from "./dragons.js";
import { DRINKS } from "./drinks.js";
import { ELEMENTS } from "./elements.js";
import { FAIR } from "./fair.js";
import { FAIRYTALES } from "./fairytales.js";
import { FESTIVE } from "./festive.js";
import { FIGURES } from "./figures.js";
import { FLOWERS } from "./flowers.js";
import { FRONTIER } from "./frontier.js";
import { FRUIT } from "./fruit.js";
import { GARDEN } from "./garden.js";
import { GEMS } from "./gems.js";
import { GRIFFINS } from "./griffins.js";
import { HELMETS } from "./helmets.js";
import { HOOFED } from "./hoofed.js";
import { INSTRUMENTS } from "./instruments.js";
import { LIVE_TABLE } from "./live-table.js";
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
import { PLANETS } from "./planets.js";
import { PLANTS } from "./plants.js";
import { PRIZES } from "./prizes.js";
import { REGALIA } from "./regalia.js";
import { RELICS } from "./relics.js";
import { ROBOTS } from "./robots.js";
import { ROYALS } from "./royals.js";
import { SCENERY } from "./scenery.js";
import { SKULLS } from "./skulls.js";
import { SPACE } from "./space.js";
import { SPORT } from "./sport.js";
import { STAGE } from "./stage.js";
import { STARS } from "./stars.js";
import { SWEETS } from "./sweets.js";
import { SWIMMERS } from "./swimmers.js";
import { TAME } from "./tame.js";
import { TEMPLES } from "./temples.js";
import { THINGS } from "./things.js";
import { TREASURE } from "./treasure.js";
import { TREATS } from "./treats.js";
import { VALUABLES } from "./valuables.js";
import { WAVES } from "./waves.js";
import { WHEELS } from "./wheels.js";
import { WOLVES } from "./wolves.js";

export const OBJECTS = {
  ...ADVENTURERS,
  ...ANIMALS,
  ...APES,
  ...ARMS,
  ...BALLS,
  ...BASKETS,
  ...BEARS,
  ...BIRDS,
  ...CARDS,
  ...CATS,
  ...CHIP_OBJECTS,
  ...COINS,
  ...DEALERS,
  ...DICE,
  ...DISHES,
  ...DRAGONS,
  ...DRINKS,
  ...ELEMENTS,
  ...FAIR,
  ...FAIRYTALES,
  ...FIGURES,
  ...FLOWERS,
  ...FRONTIER,
  ...FRUIT,
  ...GARDEN,
  ...GEMS,
  ...GRIFFINS,
  ...HELMETS,
  ...HOOFED,
  ...INSTRUMENTS,
  ...LIVE_TABLE,
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
  ...PLANETS,
  ...PLANTS,
  ...PRIZES,
  ...FESTIVE,
  ...REGALIA,
  ...RELICS,
  ...ROBOTS,
  ...ROYALS,
  ...SCENERY,
  ...SKULLS,
  ...SPACE,
  ...SPORT,
  ...STAGE,
  ...STARS,
  ...SWEETS,
  ...SWIMMERS,
  ...TAME,
  ...TEMPLES,
  ...THINGS,
  ...TREASURE,
  ...TREATS,
  ...VALUABLES,
  ...WAVES,
  ...WHEELS,
  ...WOLVES,
};
