import type { Theme } from "../../../src/rules/games/themes.ts";

export type SceneryName =
  | "arena"
  | "bigtop"
  | "bokeh"
  | "burst"
  | "candyland"
  | "castle"
  | "circuit"
  | "city"
  | "clouds"
  | "crystals"
  | "dunes"
  | "falls"
  | "felt"
  | "fireworks"
  | "fjord"
  | "forest"
  | "fuji"
  | "gothic"
  | "honeycomb"
  | "island"
  | "jungle"
  | "meadow"
  | "mesa"
  | "mine"
  | "moonlit"
  | "mountains"
  | "nebula"
  | "pagoda"
  | "pegs"
  | "planets"
  | "pyramids"
  | "rainbow"
  | "reels"
  | "road"
  | "savanna"
  | "seabed"
  | "stadium"
  | "stage"
  | "storm"
  | "temple"
  | "tiles"
  | "vault"
  | "volcano"
  | "waves"
  | "winter"
  | "ziggurat";

export type ParticleName =
  | "bat"
  | "bubble"
  | "coin"
  | "confetti"
  | "dust"
  | "ember"
  | "leaf"
  | "petal"
  | "snow"
  | "spark"
  | "star";

export interface ThemeArt {
  /** Objects that can be a tile's main object. */
  heroes: readonly string[];
  /** Smaller objects around the hero. */
  props: readonly string[];
  scenery: readonly SceneryName[];
  particles: readonly ParticleName[];
}

function art(heroes: string, props: string, scenery: SceneryName[], particles: ParticleName[]): ThemeArt {
  return { heroes: heroes.split(" "), props: props.split(" "), scenery, particles };
}

/** Dealers of live tables. */
export const DEALERS: readonly string[] = [
  "woman-in-tuxedo-medium-light",
  "man-in-tuxedo-medium",
  "woman-in-tuxedo-medium",
  "man-in-tuxedo-light",
  "woman-in-tuxedo-dark",
  "man-in-tuxedo-medium-dark",
];

/** Icon names (without package) and our own objects (`draw:`) by theme. */
export const THEME_ART: Record<Theme, ThemeArt> = {
  egypt: art(
    "draw:ankh beetle two-hump-camel black-cat snake princess-medium-dark scorpion",
    "amphora draw:ankh scroll gem-stone eagle beetle",
    ["pyramids", "temple", "dunes"],
    ["dust", "spark"],
  ),
  fruit: art(
    "cherries watermelon grapes strawberry lemon pineapple peach tangerine",
    "cherries lemon lime grapes green-apple kiwi-fruit draw:seven bell pear mango",
    ["burst", "reels", "meadow"],
    ["bubble", "spark"],
  ),
  dragon: art(
    "dragon dragon-face",
    "fire gem-stone red-paper-lantern draw:coin castle crossed-swords",
    ["volcano", "pagoda", "mountains"],
    ["ember"],
  ),
  ocean: art(
    "dolphin octopus whale shark turtle woman-merpeople-medium-light orca",
    "tropical-fish coral spiral-shell jellyfish blowfish crab oyster seal squid",
    ["seabed", "waves"],
    ["bubble"],
  ),
  space: art(
    "rocket astronaut-medium-light alien flying-saucer ringed-planet alien-monster",
    "ringed-planet comet satellite glowing-star full-moon milky-way gem-stone",
    ["planets", "nebula"],
    ["star"],
  ),
  vikings: art(
    "axe man-beard-medium-light shield mammoth wolf",
    "axe shield crossed-swords draw:rune bear high-voltage beer-mug blackbird sailboat",
    ["fjord", "mountains", "storm"],
    ["snow", "ember"],
  ),
  jungle: art(
    "gorilla tiger parrot leopard monkey snake orangutan",
    "palm-tree banana coconut frog herb hibiscus lizard mango",
    ["jungle", "falls"],
    ["leaf", "spark"],
  ),
  aztec: art(
    "moai leopard snake peacock draw:sunmask parrot",
    "moai gem-stone draw:coin feather sun ear-of-corn scorpion hot-pepper",
    ["ziggurat", "jungle"],
    ["leaf", "dust"],
  ),
  wildwest: art(
    "draw:hat horse bison ox draw:star-badge",
    "draw:dynamite cactus sheaf-of-rice money-bag horse wood skull draw:hat tumbler-glass draw:star-badge locomotive",
    ["mesa", "dunes"],
    ["dust"],
  ),
  candy: art(
    "lollipop candy cupcake ice-cream doughnut shortcake birthday-cake",
    "candy lollipop cookie chocolate-bar soft-ice-cream custard heart-with-ribbon",
    ["candyland", "burst"],
    ["confetti", "bubble"],
  ),
  gems: art(
    "gem-stone draw:gem/340 draw:gem/150 draw:gem/280 draw:gem/25",
    "draw:gem/200 draw:gem/340 draw:gem/150 draw:gem/45 draw:gem/280 ring crown",
    ["crystals", "nebula"],
    ["spark"],
  ),
  wolves: art(
    "wolf fox",
    "full-moon wolf paw-prints evergreen-tree feather eagle raccoon",
    ["moonlit", "forest", "mountains"],
    ["snow", "spark"],
  ),
  bears: art(
    "bear panda polar-bear koala",
    "honey-pot honeybee paw-prints evergreen-tree fish blueberries",
    ["forest", "meadow", "falls"],
    ["leaf", "spark"],
  ),
  cats: art(
    "tiger lion black-cat leopard cat-face tiger-face",
    "paw-prints yarn gem-stone fish draw:coin crown",
    ["savanna", "moonlit", "jungle"],
    ["spark", "dust"],
  ),
  horses: art(
    "horse horse-racing unicorn horse-face",
    "trophy hook carousel-horse sheaf-of-rice rosette four-leaf-clover sports-medal",
    ["savanna", "meadow", "stadium"],
    ["dust"],
  ),
  birds: art(
    "eagle parrot peacock flamingo owl rooster swan phoenix",
    "feather nest-with-eggs dove hatching-chick hibiscus duck penguin",
    ["clouds", "jungle", "meadow"],
    ["leaf", "spark"],
  ),
  bulls: art(
    "ox bison water-buffalo ram",
    "draw:coin rose fire trophy red-circle heart-on-fire sun",
    ["mesa", "savanna", "stadium"],
    ["dust", "ember"],
  ),
  fishing: art(
    "fish tropical-fish blowfish shark fishing-pole whale",
    "fishing-pole hook fish ring-buoy motor-boat shrimp lobster worm net-with-handle",
    ["seabed", "waves"],
    ["bubble"],
  ),
  pirates: art(
    "pirate-flag skull-and-crossbones parrot treasure-chest sailboat",
    "anchor world-map draw:coin compass treasure-chest crossed-swords bomb old-key",
    ["waves", "island"],
    ["spark", "ember"],
  ),
  vampires: art(
    "man-vampire-light woman-vampire-light bat coffin",
    "bat draw:blood wine-glass coffin rose black-cat candle garlic",
    ["gothic", "moonlit"],
    ["bat", "ember"],
  ),
  halloween: art(
    "jack-o-lantern ghost skull spider man-zombie",
    "bat candy spider-web black-cat candle crystal-ball headstone broom",
    ["gothic", "moonlit"],
    ["bat", "ember"],
  ),
  christmas: art(
    "santa-claus-light christmas-tree snowman deer wrapped-gift teddy-bear",
    "wrapped-gift bell candy snowflake sled candle cookie star",
    ["winter", "forest"],
    ["snow"],
  ),
  irish: art(
    "man-elf-light pot-of-food draw:pot four-leaf-clover rainbow top-hat",
    "shamrock draw:coin four-leaf-clover beer-mug top-hat brown-mushroom rainbow",
    ["meadow", "rainbow"],
    ["leaf", "spark"],
  ),
  asia: art(
    "dragon-face tiger-face draw:coin-square panda lion dragon",
    "red-paper-lantern firecracker folding-hand-fan lotus tangerine moon-cake",
    ["pagoda", "fireworks"],
    ["petal", "spark"],
  ),
  japan: art(
    "ninja-medium-light japanese-castle carp-streamer ogre japanese-dolls",
    "sushi folding-hand-fan bento-box dango cherry-blossom sake wind-chime",
    ["fuji", "pagoda"],
    ["petal"],
  ),
  greece: art(
    "classical-building man-beard-medium owl draw:trident unicorn",
    "amphora olive trident-emblem high-voltage draw:coin grapes bow-and-arrow shield",
    ["temple", "clouds"],
    ["spark"],
  ),
  rome: art(
    "draw:helmet eagle lion horse",
    "shield crossed-swords grapes amphora draw:coin dagger trophy",
    ["temple", "arena"],
    ["dust", "ember"],
  ),
  magic: art(
    "man-mage-light crystal-ball woman-mage-medium magic-wand owl",
    "alembic crystal-ball open-book candle top-hat glowing-star test-tube draw:rune",
    ["castle", "nebula"],
    ["spark"],
  ),
  fairytale: art(
    "princess-medium-light unicorn woman-fairy-medium-light castle frog",
    "castle mirror crown mushroom rose butterfly old-key magic-wand",
    ["castle", "meadow", "rainbow"],
    ["spark", "petal"],
  ),
  knights: art(
    "draw:helmet castle dragon shield horse",
    "crossed-swords shield crown dagger old-key scroll trophy",
    ["castle", "mountains"],
    ["ember", "dust"],
  ),
  robots: art(
    "robot mechanical-arm alien-monster",
    "gear battery mechanical-leg light-bulb satellite-antenna nut-and-bolt joystick",
    ["circuit", "city"],
    ["spark"],
  ),
  music: art(
    "guitar microphone saxophone singer-medium headphone violin",
    "musical-notes drum trumpet headphone musical-keyboard maracas optical-disk",
    ["stage", "city"],
    ["confetti", "spark"],
  ),
  sports: art(
    "soccer-ball trophy basketball boxing-glove american-football",
    "stopwatch trophy tennis baseball sports-medal goal-net volleyball",
    ["stadium", "burst"],
    ["confetti"],
  ),
  racing: art(
    "racing-car motorcycle sport-utility-vehicle oncoming-automobile",
    "chequered-flag trophy stopwatch wheel fuel-pump collision fire",
    ["road", "city"],
    ["ember", "spark"],
  ),
  food: art(
    "hamburger pizza taco lobster sushi hot-dog man-cook-medium-light",
    "french-fries hot-pepper cheese-wedge bacon fried-shrimp avocado pretzel",
    ["burst", "city"],
    ["ember", "spark"],
  ),
  flowers: art(
    "lotus rose hibiscus sunflower tulip bouquet",
    "cherry-blossom blossom butterfly tulip lady-beetle hyacinth honeybee rose",
    ["meadow", "burst"],
    ["petal"],
  ),
  insects: art(
    "honeybee butterfly lady-beetle beetle ant",
    "honey-pot sunflower blossom spider-web brown-mushroom herb cricket",
    ["meadow", "honeycomb"],
    ["leaf", "spark"],
  ),
  dinosaurs: art(
    "t-rex sauropod crocodile",
    "bone egg footprints dodo herb volcano lizard",
    ["volcano", "jungle"],
    ["ember", "leaf"],
  ),
  mining: art(
    "pick hammer-and-pick construction-worker-medium-light gem-stone",
    "draw:dynamite draw:nugget pick rock gem-stone railway-car flashlight",
    ["mine", "crystals"],
    ["dust", "spark"],
  ),
  money: art(
    "money-bag draw:coin money-with-wings bank draw:safe",
    "dollar-banknote draw:coin credit-card gem-stone money-bag chart-increasing crown",
    ["city", "burst", "vault"],
    ["coin", "spark"],
  ),
  classic: art(
    "draw:seven bell cherries slot-machine star",
    "draw:seven lemon bell cherries grapes glowing-star draw:bars watermelon",
    ["reels", "burst"],
    ["spark", "coin"],
  ),
  ice: art(
    "penguin polar-bear snowman-without-snow mammoth seal",
    "snowflake ice draw:gem/195 ice-skate fish shaved-ice mountain",
    ["winter", "fjord", "crystals"],
    ["snow"],
  ),
  fire: art(
    "fire phoenix heart-on-fire dragon-face volcano",
    "fire hot-pepper draw:seven bomb draw:gem/15 collision",
    ["volcano", "burst"],
    ["ember"],
  ),
  thunder: art(
    "high-voltage man-beard-light eagle ram lion",
    "high-voltage cloud draw:coin draw:gem/210 hammer tornado crown",
    ["storm", "temple", "clouds"],
    ["spark"],
  ),
  sun: art(
    "sun sun-with-face lion sunflower draw:sunmask",
    "sunflower sun draw:coin glowing-star hibiscus tangerine draw:gem/35",
    ["burst", "savanna", "dunes"],
    ["spark", "dust"],
  ),
  moon: art(
    "crescent-moon owl full-moon-face wolf new-moon-face",
    "glowing-star crescent-moon bat lotus rabbit draw:gem/235",
    ["moonlit", "nebula", "clouds"],
    ["star", "spark"],
  ),
  circus: art(
    "circus-tent clown-face elephant lion performing-arts",
    "balloon popcorn ferris-wheel carousel-horse ticket top-hat magic-wand",
    ["stage", "bigtop"],
    ["confetti"],
  ),
  detective: art(
    "detective-medium-light magnifying-glass-tilted-left cat top-hat",
    "magnifying-glass-tilted-right old-key fingerprint envelope footprints camera-with-flash scroll",
    ["city", "gothic"],
    ["dust", "spark"],
  ),
  roulette: art(
    "draw:roulette draw:roulette draw:chip/0 crown",
    "draw:chip/350 draw:chip/215 draw:chip/150 draw:ball/0 gem-stone",
    ["felt", "bokeh"],
    ["spark"],
  ),
  blackjack: art(
    "draw:card/spade draw:card/heart draw:chip/215",
    "draw:chip/350 draw:chip/45 draw:card/club draw:chip/150 clinking-glasses",
    ["felt", "bokeh"],
    ["spark"],
  ),
  baccarat: art(
    "draw:card/heart draw:card/diamond crown",
    "draw:chip/340 draw:card/spade draw:chip/280 rose lotus",
    ["felt", "bokeh", "stage"],
    ["spark", "petal"],
  ),
  poker: art(
    "draw:card/spade draw:chip/350 joker crown",
    "draw:chip/215 draw:chip/350 draw:card/diamond draw:card/club sunglasses trophy",
    ["felt", "bokeh", "city"],
    ["spark"],
  ),
  dice: art(
    "draw:dice/350 draw:dice/215 draw:dice/280",
    "draw:dice/150 draw:dice/45 draw:chip/350 draw:chip/280 gem-stone",
    ["felt", "bokeh", "circuit"],
    ["spark"],
  ),
  gameshow: art(
    "draw:wheel draw:wheel microphone trophy",
    "wrapped-gift glowing-star draw:coin balloon party-popper ticket",
    ["stage", "burst", "bokeh"],
    ["confetti"],
  ),
  crash: art(
    "rocket airplane helicopter flying-saucer small-airplane",
    "glowing-star draw:coin comet cloud parachute fire",
    ["nebula", "clouds", "circuit"],
    ["ember", "star"],
  ),
  mines: art(
    "bomb gem-stone draw:gem/150",
    "bomb gem-stone draw:gem/45 collision draw:gem/340 star",
    ["tiles", "mine"],
    ["spark", "ember"],
  ),
  plinko: art(
    "draw:ball/320 draw:ball/45 draw:ball/190",
    "draw:ball/45 draw:ball/280 draw:ball/190 glowing-star draw:coin",
    ["pegs"],
    ["spark", "bubble"],
  ),
  bingo: art(
    "draw:ball/340 draw:ball/200 draw:ball/45",
    "draw:ball/280 draw:ball/150 four-leaf-clover star glowing-star balloon",
    ["bokeh", "burst"],
    ["confetti"],
  ),
  keno: art(
    "draw:ball/260 draw:ball/25 draw:ball/170",
    "draw:ball/45 draw:ball/340 glowing-star draw:coin four-leaf-clover",
    ["bokeh", "circuit", "nebula"],
    ["spark"],
  ),
  scratch: art(
    "draw:scratch/45 ticket draw:scratch/300",
    "draw:coin four-leaf-clover gem-stone money-bag glowing-star draw:seven",
    ["burst", "bokeh"],
    ["confetti", "coin"],
  ),
};
