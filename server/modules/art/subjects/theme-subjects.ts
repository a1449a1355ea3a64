import type { Theme } from "../../../../src/rules/games/themes.ts";

const STARS =
  "star|star-sapphire|star-shooting|star-balloon|star-trio|star-compass|star-coins|star-neon|star-crystal|star-ruby|star-amethyst|star-lantern|star-jade";

/**
 * What a theme's titles show. A sprite is an emoji of the 3D set, or a name of one of our own baked objects.
 * A line of `words` is `sprites: words`: a title with one of the words shows the first sprite, and the others stand beside
 * it. `a|b|c` are subjects that mean the same: a game shows one of them. Earlier lines win. `cast` is for titles without any of the words; `props` are small objects around the subject.
 */
interface ThemeSubjects {
  cast: string;
  props: string;
  words: string;
}

export const THEME_SUBJECTS: Record<Theme, ThemeSubjects> = {
  egypt: {
    cast: "ankh scarab pyramid",
    props: "ankh scarab coin",
    words: `
      anubis ankh: anubis
      eagle ankh: horus
      cleopatra ankh: nefertari cleopatra hatshepsut queen
      pharaoh ankh: pharaoh pharaohs ramesses imhotep kings
      cat-black ankh: bastet cat sphinx sphinxes
      crocodile ankh: sobek nile river memphis
      scarab: scarab scarabs
      pyramid scarab: pyramid pyramids giza tomb tombs obelisk obelisks
      ankh|scarab pyramid: karnak thebes temple
      ankh: ankh ankhs mummies hieroglyphs
      pyramid palm: desert dunes oasis sands alexandria valley
      crown: crown`,
  },
  fruit: {
    cast: "cherries lemon watermelon grapes strawberry orange",
    props: "cherries lemon plum grapes strawberry orange",
    words: `
      cherries: cherry cherries cherryhill bombshell
      lemon: lemon lemons lime limes citrus squeezed
      watermelon: melon melons melonville collie
      strawberry blueberries: berry berries
      plum: plum plums
      mango: mango papaya pulp
      grapes: grape grapes
      orange: orange oranges juice
      peach: peach peaches
      fruit-basket|apple|orange|watermelon|fruit-bowl|grapes|plum|strawberry|cherries|lemon: fruit fruits orchard tutti forbidden`,
  },
  dragon: {
    cast: "dragon dragon-ember dragon-azure dragon-gold dragon-violet",
    props: "flame coin gem-ruby",
    words: `
      dragon|dragon-ember|dragon-azure|dragon-gold|dragon-violet flame: dragon dragons drake drakes wyvern wyverns dragonhold ryujin tianlong fáfnir cinder wings scale scales hatchling hatchlings
      dragon-egg dragon: egg eggs thief nest
      chest dragon: hoard hoards
      pearl dragon: pearl pearls
      volcano flame: ember embers peaks`,
  },
  ocean: {
    cast: "dolphin octopus whale shark turtle",
    props: "seashell fish-tropic coral bubbles coin",
    words: `
      mermaid seashell: mermaid mermaids coralina oceana daughter siren
      octopus: kraken octopus leviathan
      trident 🧜🏽‍♂️: triton atlantis
      shark: shark sharks
      dolphin: dolphin dolphins
      whale: whale whales seas
      turtle: turtle turtles
      pearl: pearl pearls diver
      coral fish-tropic: coral corals reef lagoon
      star seashell: starfish
      🍾: bottle message
      🤿 fish-tropic: nautila deep abyss below
      wave fish-tropic: tide tides`,
  },
  space: {
    cast: "rocket rocket-night planet planet-violet planet-green astronaut saucer",
    props: "star comet planet-blue satellite",
    words: `
      queen star: queen
      alien saucer: alien aliens zorg
      saucer 👾: cows
      astronaut star: astro astronaut astronauts major tomás captain cowboy hitchhiker ground houston
      rocket|rocket-night: rocket rockets
      comet: comet comets meteor meteors
      planet|planet-violet|planet-green|planet-blue: planet planets saturn orbit mars andromeda orion rim
      ${STARS}: star stars nova
      moon: moon moons
      planet-violet|planet|planet-green 🌌: galaxy galaxies cosmos milky nebulas lightyears`,
  },
  vikings: {
    cast: "viking-axe shield thor-hammer viking valkyrie",
    props: "rune-stone shield coin",
    words: `
      wolf-night|wolf rune-stone: fenrir wolf
      raven rune-stone: raven ravens
      thor-hammer lightning: hammer hammers mjölnir thora
      viking viking-axe: odin loki jarl björn viking berserker berserkers raiders
      valkyrie shield: freya valkyrie valkyries ragnhild sigrún shieldmaiden daughter
      rune-stone: rune runes midgard ragnarök uppsala
      viking-axe: axe axes
      shield: shield shields
      ship shield: longship longships oar fjords sea
      beer shield: feast horns horn
      viking|valkyrie shield: valhalla asgard`,
  },
  jungle: {
    cast: "gorilla tiger parrot parrot-blue monkey",
    props: "banana coconut palm",
    words: `
      gorilla: gorilla gorillas bongo
      monkey banana: monkey monkeys
      tiger: tiger tigers tamu safari
      cobra: sssandra
      🦎: chameleon chameleons
      frog: frog frogs
      parrot|parrot-blue palm: toucan canopy amazon
      banana: banana bananas
      orchid: orchid orchids
      drum: drums bells
      leopard palm: jungle congo borneo temple vine vines asha jenny explorers professor river`,
  },
  aztec: {
    cast: "sun-mask leopard moai",
    props: "feather coin sun",
    words: `
      cobra feather: quetzalcóatl serpent serpents
      leopard gem-emerald: jaguar jaguars
      parrot|parrot-blue: macaw
      gem-emerald sun-mask: jade
      sun-mask: sun mask masks suns tlaloc montezuma priest idol idols itzel xochitl calendar medallions
      moai: totem totems stone
      drum: drum drums
      feather: feather feathers
      coin sun-mask: gold dorado
      pyramid: temple temples tikal palenque chichén tenochtitlán city sundial sundials`,
  },
  wildwest: {
    cast: "cowboy cowgirl cowboy-hat sheriff-badge horse",
    props: "cactus coin dynamite money-bag",
    words: `
      cowgirl cowboy-hat: june calamity dolly
      cowboy|cowboy-hat horseshoe: cowboy cowboys outlaw outlaws bandit bandits bandido desperado desperados billy gambler
      sheriff-badge|cowboy: sheriff sheriffs posse
      horse cowboy-hat: west rush riches stagecoaches wagons
      money-bag cowboy-hat: bounty bounties hunter
      cowboy-hat sheriff-badge: saloon saloons whiskey
      locomotive: train
      cactus sun: gulch tombstone creek deadwood noon showdown
      skull cowboy-hat: dead lonesome bad`,
  },
  candy: {
    cast: "candy lollipop cupcake donut",
    props: "candy lollipop cookie",
    words: `
      lollipop: lollipop lollipops lolly
      donut: donut donuts
      cupcake: cupcake cupcakes
      chocolate: choco truffle truffles praline nougat
      honey: honey
      fairy candy: fairy
      princess candy: princess
      bear candy: gummy gummies
      jelly: jelly jellies crème résistance
      cookie candy: macaron macarons marzipan
      candy: candy candyland sweet sweets sugar bonbon bonbons marshmallows gumdrop sour`,
  },
  gems: {
    cast: "gem-ruby gem-sapphire gem-emerald gem-amethyst gem-diamond",
    props: "gem-ruby gem-sapphire gem-emerald gem-amethyst gem-topaz coin",
    words: `
      tiara gem-topaz: tiara tiaras
      gem-sapphire: sapphire sapphires
      gem-ruby: ruby rubies
      gem-emerald: emerald emeralds
      gem-topaz: topaz
      gem-amethyst: amethyst
      crown gem-ruby: crown
      diamond-ring gem-diamond: carat carats jeweller
      gem-diamond|diamond-ring: diamond diamonds golconda glitters cut
      gem-amethyst|gem-sapphire|gem-topaz: opal opals opaline crystal crystals prism
      gem-ruby|gem-emerald|gem-sapphire|gem-amethyst|gem-topaz: gem gems jewel jewels jaipur maharani hunter`,
  },
  wolves: {
    cast: "wolf wolf-night wolf-gold wolf-shadow",
    props: "pine rune-stone snowflake crescent",
    words: `
      wolf|wolf-night|wolf-gold|wolf-shadow moon: wolf wolves howl howls howling fang fangs greyfang pack packs alpha akela lupa skoll brother cry moon moons spirits pawprints cubs yukon north timber pines trails hills frozen`,
  },
  bears: {
    cast: "bear bear-dark",
    props: "honey paw pine bass",
    words: `
      panda: panda
      bear|bear-dark honey: honey honeypots beehives heist
      bear|bear-dark bass: salmon
      bear|bear-dark blueberries: berries
      bear|bear-dark: bear bears grizzly grizzlies kodiak kodiaks bruno misha ursa cub cubs den dens paw paws hibernation unbearably forest`,
  },
  cats: {
    cast: "tiger panther lion leopard cat-black",
    props: "paw coin",
    words: `
      tiger: tiger tigers bengal
      lion|lion-white crown: lion lions leo pride savannah
      panther: panther panthers
      leopard: leopard puma pumas cheetahs
      cat-black|cat yarn: cat cats kitten kittens whisker whiskers purr purrfect chat tomcats lives curiosity paw paws stray tails rooftops burglar`,
  },
  horses: {
    cast: "horse horse-white horse-black",
    props: "horseshoe apple trophy coin",
    words: `
      unicorn: pegasa windrunner
      horseshoe horse: horseshoe horseshoes
      horse horseshoe: paddock ride saddle saddles creek
      horse|horse-white|horse-black: horse horses mustang mustangs stallion stallions palomino palominos pony ponies mane manes hoof hooves gallop gallops herd herds prairie plains steppe beauty star unbridled dust`,
  },
  birds: {
    cast: "eagle parrot parrot-blue flamingo 🦚 owl owl-snow",
    props: "feather hibiscus nest",
    words: `
      phoenix flame: phoenix
      eagle: eagle eagles cliffs soaring
      parrot|parrot-blue: parrot parrots cockatoo macaw macaws toucan toucans penny aviary
      🦚: peacock peacocks
      flamingo: flamingo flamingos
      owl|owl-snow: owl owls
      🦢: swan
      penguin: puffin puffins
      nest: nest nests
      feather: feather feathers
      parrot-blue: bird birds hummingbirds
      parrot|parrot-blue hibiscus: paradise`,
  },
  bulls: {
    cast: "bull bull-black bison",
    props: "coin rose sun",
    words: `
      rose bull: roses
      bison|bull-black: buffalo buffalos bison plains stampede stampedes herd herds thunderhoof prairie
      bull|bull-black rose: bull bulls toro matador matadors horns longhorn longhorns pamplona seville bravo buck ferdinanda cape hooves mesa`,
  },
  fishing: {
    cast: "bass fish-tropic fishing-rod",
    props: "fishing-rod hook lifebuoy fish-tropic",
    words: `
      fish-gold: carp carps
      bass|fish-tropic|fish-gold|fishing-rod: fish fishin bass trout trouts marlin marlins pike pikes salmon salmons catfish finn catch catches angler lake lakes bayou bites net
      hook bass: hook hooks lure lures reel
      worm hook: worm worms bait
      anchor bass: captain skipper`,
  },
  pirates: {
    cast: "pirate pirate-lady chest parrot parrot-blue pirate-skull",
    props: "anchor coin treasure-map ship-wheel",
    words: `
      parrot|parrot-blue coin: parrot parrots
      pirate-lady chest: bonny kate jill morwenna
      pirate chest: blackbeard buccaneer buccaneers pete frank pirate pirates
      chest: treasure treasures chest plunder plunderers governor
      coin chest: doubloon doubloons gold
      bomb pirate-skull: cannon cannons mutiny
      treasure-map chest: map maps marks
      barrel pirate-skull: barrel barrels rum
      ship anchor: galleon main port ship tortuga cove
      pirate-skull|ship-wheel|anchor chest: skull skulls plank flag ghost dead`,
  },
  vampires: {
    cast: "vampire countess bat",
    props: "bat rose coffin candle",
    words: `
      bat: bat bats
      coffin bat: coffin coffins crypt crypts stake stakes
      garlic bat: garlic
      rose bat: rose roses
      wine bat: goblet goblets blood dinner
      countess bat: carmilla countess nosferata lucy kiss
      vampire bat: vampire vampires dracula count varga fang fangs transylvania bran helsinga nightfall bite bites court shadow shadows`,
  },
  halloween: {
    cast: "pumpkin zombie 🕷️",
    props: "bat candle candy web",
    words: `
      pumpkin: pumpkin pumpkins jack trick hollow
      zombie gravestone: zombie zombies zoe zumba igor
      🕷️ web: spider spiders
      skull candle: skeleton skeletons rest pieces
      🧹 pumpkin: broom brooms
      witch pumpkin: witch
      gravestone bat: grave tombstone tombstones graveyard
      zombie lightning: monster monsters frank stein ghoul ghouls
      candle pumpkin: ghost ghosts haunt haunted boo spooky scream screams headless swamp floor thirteenth`,
  },
  christmas: {
    cast: "santa gift reindeer snowman",
    props: "gift bell snowflake candy",
    words: `
      santa gift: santa claus nick ho mulled
      reindeer gift: reindeer reindeers rudy lapland
      snowman snowflake: snowman snowmen pole
      elf gift: elf elves krampus nutcracker
      bell gift: bell bells jingle
      sled gift: sleigh sleighs
      cookie candy: gingerbread cane canes
      gift: gift gifts stocking stockings crackers workshop
      tree star: xmas bauble baubles silent twelve market winter`,
  },
  irish: {
    cast: "clover-gold pot-of-gold leprechaun",
    props: "clover coin horseshoe clover-gold",
    words: `
      leprechaun pot-of-gold: leprechaun leprechauns paddy seamus finn mccool patrick
      pot-of-gold rainbow: pot pots gold
      rainbow pot-of-gold: rainbow rainbows
      horseshoe clover: horseshoe horseshoes
      violin clover: fiddle fiddles craic celtic
      beer clover: pint pints barrel molly malone dublin
      gem-emerald clover: emerald isle
      clover coin: shamrock shamrocks
      clover coin: clover clovers leaves luck charm charms galway tipperary bridget fairy`,
  },
  asia: {
    cast: "lantern square-coin panda dragon",
    props: "lantern square-coin ingot fan",
    words: `
      panda 🎋: panda bamboo
      lion|lion-white lantern: lion lions dancer dance
      monkey ingot: monkey
      fish-tropic lotus: koi lake
      fan lotus: fan fans
      dynamite lantern: firecracker firecrackers
      🫖 lantern: teapot teapots tea
      square-coin ingot: envelope envelopes prosperity
      lotus lantern: lotus lotuses peony garden
      gem-emerald lantern: jade
      ingot square-coin: ingot ingots caishen wu
      moon-goddess fan: empress mei
      emperor ingot: emperor
      lantern: lantern lanterns shanghai silk macau
      square-coin: fortune fortunes lucky eight feng`,
  },
  japan: {
    cast: "ninja samurai 🏯 ⛩️",
    props: "sakura fan lantern 🎏",
    words: `
      ninja sakura: ninja ninjas ronin miyamoto
      samurai sakura: samurai
      rex|rex-ember 🏯: kaiju
      fox ⛩️: kitsune luck tailed nine
      🦝 ⛩️: tanuki
      fan sakura: geisha geishas akari
      samurai sakura: katana katanas blade
      sushi 🥢: sushi
      cat coin: neko maneki
      lantern sakura: lantern lanterns daruma
      fan sakura: fan fans
      mountain sakura: fuji mount
      sakura ⛩️: sakura sakuras blossom kyoto
      ⛩️ sakura: shrine shrines bamboo edo
      lantern sakura: tokyo osaka shibuya train`,
  },
  greece: {
    cast: "trident spartan-helmet spartan-blue temple",
    props: "amphora olives lightning coin",
    words: `
      cobra temple: medusa gorgon gorgons hydra
      owl|owl-snow temple: athena owl
      trident lightning: trident poseidon
      unicorn temple: pegasus
      bull|bull-black temple: minotaur labyrinth
      horse-white|horse temple: centaur centaurs chariot chariots
      🏹 temple: artemis
      mermaid seashell: siren sirens
      🐑 coin: fleece
      amphora temple: pandora circe stolen thread
      spartan-helmet|spartan-blue shield: sparta spartan perseus heracles troy heroes labours argonauts
      zeus lightning: zeus
      lightning temple: hermes wings cyclops titan titans
      column temple: columns
      lyre temple: muses orpheus
      temple lightning: olympus delphi oracle oracles ithaca underworld`,
  },
  rome: {
    cast: "gladiator spartan-helmet spartan-blue eagle shield",
    props: "shield swords coin amphora",
    words: `
      eagle temple: eagle eagles
      lion|lion-white shield: lion lions beasts arena
      horse-white|horse shield: chariot chariots
      volcano amphora: pompeii
      coin temple: denarii gold fortuna
      gladiator swords: gladiator gladiators spartacus
      swords shield: sword capua bread
      spartan-helmet|spartan-blue swords: legion legions centurion champions caesar nero emperors maximilla augusta laurel laurels hills banners thumbs
      temple coin: rome colosseum forum minerva`,
  },
  magic: {
    cast: "wizard witch crystal-ball potion",
    props: "potion star crystal-ball candle",
    words: `
      witch potion: witch witches sorceress merlinda zora
      genie star: genie wish wishes
      cat-black potion: cat cats
      potion: potion potions cauldron cauldrons elixir elixirs alchemist commotion
      wand star: wand wands spell spells abracadabra hocus
      crystal-ball: crystal ball mirrors
      rune-stone: rune runes
      book candle: grimoire grimoires
      wizard star: wizard professor apprentice arcane arcania academy card charms smoke`,
  },
  fairytale: {
    cast: "castle unicorn fairy frog",
    props: "star mushroom rose crown",
    words: `
      unicorn rainbow: unicorn unicorns
      frog crown: frog prince
      cat castle: puss boots
      bear 🥣: goldilocks bare
      elf mushroom: gnome gnomes rumpelstiltskin
      fairy star: fairy fairies pixie pixies wish wishes
      slipper star: slipper slippers cinderella midnight
      princess castle: rapunzel
      wolf|wolf-night pine: red hood
      candy cookie: gretel
      mirror crown: mirror mirrors glass
      apple mirror: apple apples
      sprout castle: bean beans beanstalk
      🪈 castle: piper
      cookie candy: gingerbread
      book castle: fable fables grimm straw ever happily
      pine mushroom: forest neverwood enchanted`,
  },
  knights: {
    cast: "knight-helmet knight-black knight-gold shield swords castle",
    props: "swords shield crown",
    words: `
      griffin|griffin-silver shield: griffin griffins
      dragon|dragon-ember shield: dragon
      wizard swords: merlin
      queen castle: queen guinevere morgana lady
      trophy swords: grail
      crown swords: crown crowns throne arthur camelot
      swords shield: sword swords excalibur
      shield swords: shield shields banners crusaders
      castle shield: castle castles keep tower towers tintagel avalon siege
      horse|horse-black shield: joust jouster jousters rides
      knight-helmet|knight-black|knight-gold swords: knight knights lancelot bartleby squire table land`,
  },
  robots: {
    cast: "robot robot-crimson robot-night",
    props: "gear battery bulb bolt",
    words: `
      battery lightning: battery batteries volts
      bolt gear: bolts nuts nutt
      gear bolt: gear gears cog cogs factory reset
      robot|robot-crimson|robot-night gear: mech mechs mecha android androids
      satellite robot: drone drones
      joystick robot: gizmo gadget gadgets
      robot|robot-crimson|robot-night gear: robot robots bolt cyber cyberia circuit circuits tin unit neo chrome sector mainframe error ctrl toasters glitch neon rise`,
  },
  music: {
    cast: "guitar microphone saxophone",
    props: "note drum headphones vinyl",
    words: `
      guitar note: guitar guitars rock rocker rockers thunderchord nashville
      drum note: drum drums beats
      saxophone note: jazz orleans
      vinyl headphones: vinyl record records bandits
      🔊 note: speaker speakers turn
      disco-ball note: disco rave ibiza groove neon saturday studio
      headphones vinyl: dj mc
      microphone note: microphone microphones diva divas queen encore encores elvira hit hits ziggy fortuna`,
  },
  sports: {
    cast: "football trophy 🏀",
    props: "🏅 football trophy 🥅",
    words: `
      🥊: boxing punches rocky ring round
      🏒: hockey puck
      🏀 trophy: slam dunk dunks sam
      🏅 trophy: medal medals
      🎾: ace aces
      🥅 football: goalkeeper penalty penalties
      horse: derby
      football trophy: goal goals golazo striker strikers football hat stadium wembley time ninety half vittoria
      trophy 🏅: champion champions champ trophy trophies cup cups rio carter hero`,
  },
  racing: {
    cast: "race-car motorbike",
    props: "chequered-flag trophy flame tyre",
    words: `
      motorbike flame: biker bikers
      race-car flame: muscle getaway highway route reno
      tyre flame: wheel wheels piston pistons engine engines
      chequered-flag trophy: flag flags checkered lap laps podium podiums pole
      race-car|chequered-flag|motorbike: racing racer racers turbo nitro drift drifter drifters throttle monaco daytona autobahn diesel octane ramón ted maxine burnout pit chrome city zero`,
  },
  food: {
    cast: "burger pizza taco sushi",
    props: "fries chilli cheese tomato",
    words: `
      taco chilli: taco tacos
      pizza cheese: pizza pizzas pepperoni piazza
      burger fries: burger burgers bob
      sushi 🥢: sushi
      chilli flame: chilli chillies jalapeño salsa hell
      🥟: dumpling dumplings
      🥨: pretzel pretzels
      🍜 🥢: noodle noodles
      hot-dog: hot dog dogs
      cheese: cheese fondue nachos
      🍝: pasta italy
      🪅 chilli: piñata
      🥘: tapas rosa
      chef tomato: chef chefs kitchen bistro market appétit ramona paris`,
  },
  flowers: {
    cast: "rose hibiscus sunflower tulip lotus",
    props: "sakura butterfly bee sunflower",
    words: `
      rose butterfly: rose roses rosé rosalind
      tulip butterfly: tulip tulips
      sunflower bee: sunflower sunflowers
      lotus: lotus lily lilies
      sunflower: daisy daisies marguerite
      orchid butterfly: orchid orchids
      hibiscus butterfly: poppies
      sakura butterfly: blossom blossoms petal petals magnolia
      bouquet butterfly: bouquet bouquets flower fleurs flora garden gardener iris
      🪻 bee: provence eden`,
  },
  insects: {
    cast: "bee butterfly ladybird 🪲",
    props: "honey sunflower mushroom",
    words: `
      bee honey: bee bees hive hives barry bumble stinger hum buzzing honeycomb honeycombs unbeelievable
      🪲 mushroom: beetle beetles
      butterfly sunflower: butterfly butterflies dragonflies
      ladybird sunflower: ladybird ladybirds luckybug bug
      ant mushroom: ant ants
      🦗 herb: cricket crickets
      ✨ sunflower: firefly fireflies
      sunflower bee: garden meadow flower`,
  },
  dinosaurs: {
    cast: "rex rex-ember sauropod",
    props: "bone dragon-egg volcano herb",
    words: `
      mammoth bone: mammoth
      dragon-egg rex: egg eggs
      bone rex: bone bones fossil fossils
      comet rex: meteor meteors extinction million
      volcano rex: volcano volcanoes tar
      sauropod herb: bronto tricera stego stegos steve
      gem-topaz rex: amber
      paw rex: footprint footprints
      rex|rex-ember volcano: rex raptor raptors claws rapture
      rex|rex-ember|sauropod volcano: dino dinos valley island ridge`,
  },
  mining: {
    cast: "dwarf mine-cart dynamite pickaxe",
    props: "dynamite ingot gem-emerald rock",
    words: `
      dynamite: dynamite dynamites blast fire
      🐤 pickaxe: canary
      lantern pickaxe: lantern lanterns
      pickaxe ingot: pickaxe pickaxes dig digger diggers digby greta
      dwarf pickaxe: dwarf dwarves miner miners foreman prospero
      mine-cart ingot: cart carts mine shaft shafts tunnel tunnels express quarry
      cowgirl ingot: kate
      ingot pickaxe: gold nugget nuggets motherlode goldmine klondike ballarat eureka ned`,
  },
  money: {
    cast: "safe ingot coin-stack money-bag",
    props: "coin ingot banknotes gem-diamond",
    words: `
      🐷 coin: piggy piggies
      safe coin: vault vaults safe safes crack
      ingot coin: gold midas bars bar
      banknotes coin: banknote banknotes cash taxman
      safe coin: bank banker street wall
      top-hat coin-stack: tycoon tycoons mister rich
      crown coin-stack: countess monte
      coin-stack|coin|square-coin: coin coins money penny
      money-bag|chest|safe coin: fortune million millions riches millionaire rags dividends black`,
  },
  classic: {
    cast: "seven bell bar star",
    props: "cherries lemon bell star",
    words: `
      seven|seven-trio|bar-seven: seven sevens
      joker|joker-hat seven: joker jokers
      bell: bell bells ringer ring
      bar|bar-single|bar-cascade|bar-seven: bar bars
      fruit-basket|cherries|fruit-bowl seven: fruit
      dice-red seven: dice
      crown seven: crown crowns queen
      gem-diamond seven: diamond diamonds
      heart seven: heart hearts
      ${STARS} seven: star stars
      slot-machine seven: reel reels lever armed arcade retro chrome vintage
      clover-gold seven: lucky luck lou
      slot-machine star: vegas strip reno fremont saloon`,
  },
  ice: {
    cast: "penguin polar-bear snowman",
    props: "snowflake ice",
    words: `
      penguin snowflake: penguin penguins pete
      mammoth snowflake: mammoth mammoths
      yeti snowflake: yeti yetis
      ice-queen snowflake: queen maiden aurora
      gem-diamond snowflake: diamond diamonds
      polar-bear snowflake: pole svalbard siberia inuka frostbeard
      snowflake ice: frost snow snowflake snowflakes snowball snowballs blizzard blizzards jack chill
      ice snowflake: ice icicle icicles cold zero
      mountain snowflake: glacier glaciers avalanche palace lake
      🛖 snowflake: igloo igloos`,
  },
  fire: {
    cast: "flame volcano",
    props: "flame coin",
    words: `
      phoenix flame: phoenix phoenixes
      volcano flame: volcano volcanoes vesuvius lava molten vulcana pele island mountain
      🦎 flame: salamandra
      seven|seven-trio flame: seven sevens
      dynamite flame: spark sparks matches
      comet flame: fireball fireballs
      cleopatra flame: queen
      torch flame: torches torch
      flame: fire flame flames inferno infernos ember embers blaze ignis hot burn coals smoke ash forge keeper`,
  },
  thunder: {
    cast: "lightning thor-hammer eagle",
    props: "lightning coin cloud",
    words: `
      eagle lightning: thunderbird thunderbirds
      thor-hammer lightning: hammer hammers thora
      tornado lightning: tornado tornadoes twister chaser
      valkyrie lightning: queen sisters
      lightning storm: storm storms tempest tempests
      storm lightning: cloud clouds rains
      lightning coin: thunder lightning bolt bolts volt volts volta strike strikes sparks forge raijin perun indra`,
  },
  sun: {
    cast: "sun sun-mask lion",
    props: "sunflower coin",
    words: `
      sunflower sun: sunflower sunflowers summer midsummer
      cleopatra sun: princess
      sun-goddess sun: amaterasu
      sun-mask coin: inti helios king solara apollo
      palm-beach sun: beach beaches costa tan coast
      mirror sun: mirror mirrors
      sun star: sunrise sunrises dawn dawns horizon
      sun coin: sun suns solar sunbeam sunbeams rays soleil sol eclipse solstice solstices sundials`,
  },
  moon: {
    cast: "crescent owl owl-snow rabbit",
    props: "star crescent",
    words: `
      rabbit moon: rabbit
      owl|owl-snow crescent: owl
      🐦 crescent: nightingale nightingales
      moon-goddess crescent: queen goddess luna selene diana chang artemisia
      gem-sapphire crescent: moonstone moonstones
      ${STARS} crescent: star stars dream dreams
      moon star: eclipse eclipses dark shadow shadows
      crescent star: crescent crescents midnight night half
      moon star: moon moons moonlight moonbeam moonbeams lunar lunaria blue moonrise tide tides`,
  },
  circus: {
    cast: "tent joker joker-hat elephant",
    props: "balloon popcorn tickets 🎠",
    words: `
      elephant tent: elephant elephants
      lion tent: lion tamer
      bomb tent: cannonball cannonballs
      balloon tent: balloon balloons
      🎠: carousel carousels
      tickets tent: ticket tickets
      🤹🏼‍♂️ tent: juggler jugglers acrobat acrobats trapeze
      top-hat tent: ringmaster zoltan strongman
      joker|joker-hat balloon: clown clowns bobo jester jesters joker pierrot colombina crowns
      tent balloon: funfair carnival pier
      masks balloon: carnevale cirque side show
      tent|🎠|🎡 balloon: circus top tent tents roll greatest`,
  },
  detective: {
    cast: "detective lady-detective magnifier",
    props: "key magnifier scroll 👣",
    words: `
      gem-diamond magnifier: diamond diamonds sapphire
      safe magnifier: safe safes heist heists vault
      thief gem-diamond: phantom thief
      locomotive magnifier: orient line train
      picture magnifier: louvre
      key magnifier: hotel clue clues secret secrets riddle riddles alibi alibis
      lady-detective magnifier: miss lady agent violet spy spies larkspur marble
      detective magnifier: detective inspector quill doctor watt moustache butler suspect suspects murder mystery shadow baker scotland soho case fingerprints`,
  },
  roulette: {
    cast: "roulette roulette-blue roulette-green roulette-ivory",
    props: "chip-red chip-blue chip-black ball-red",
    words:
      "roulette|roulette-blue|roulette-green|roulette-ivory: roulette wheel\n gem-diamond roulette: diamond\n seven roulette: seven",
  },
  blackjack: {
    cast: "card-spade card-heart card-night card-pair",
    props: "chip-red chip-blue card-club card-diamond",
    words: `
      pirate card-spade: pirate
      seven card-spade: sevens
      card-pair|card-spade|card-pair-night|card-night|card-wine|card-spread card-heart: blackjack deck pontoon exposure pairs`,
  },
  baccarat: {
    cast: "card-heart card-wine card-pair",
    props: "chip-purple chip-red card-diamond lotus",
    words: `
      dragon|dragon-ember|dragon-azure tiger: dragon
      card-heart|card-wine|card-pair|card-pair-night|card-spread|card-diamond card-spade: baccarat banco card chemin`,
  },
  poker: {
    cast: "card-fan card-fan-spade chip-stack",
    props: "chip-red chip-green card-spade chip-black",
    words: `
      joker card-fan: joker
      dog chip-stack: dog
      card-fan|card-fan-spade|card-fan-wine|card-spread|card-pair-night chip-stack: poker hold holdem stud card aces deuces jacks tens patti hand showdown`,
  },
  dice: {
    cast: "dice-red dice-blue dice-purple",
    props: "chip-red chip-blue coin dice-purple",
    words: `
      crown anchor: crown
      fan-tan chip-red: fan tan
      coin|square-coin|coin-stack: coin
      dice-red|dice-trio|dice-ivory|dice-blue|dice-night|dice-purple: dice craps sic bo tan roll cup lo over limbo`,
  },
  gameshow: {
    cast: "fortune-wheel microphone",
    props: "gift star coin balloon",
    words: `
      cobra 🪜: snakes
      rocket star: rocket
      comet coin: meteor
      🎠 star: carousel
      balloon star: balloon
      🚪 star: door
      candy star: candy
      football star: football
      ball-blue star: marble
      coin star: coin
      tent star: funfair
      ball-red star: bingo
      🌍 star: globe
      pharaoh fortune-wheel: pharaoh
      chest star: treasure
      banknotes microphone: cash cabaret
      fortune-wheel star: wheel spin fortune comets whims`,
  },
  crash: {
    cast: "rocket rocket-night ✈️ 🚁 saucer",
    props: "star comet coin cloud",
    words: `
      rocket|rocket-night star: rocket moonshot
      comet star: comet
      🛩️ cloud: jet glider
      ✈️ cloud: biplane
      astronaut star: astronaut
      balloon cloud: balloon zeppelin
      eagle cloud: falcon
      🪁 cloud: kite
      🦆 wave: pelican
      dragon flame: dragonfly
      whale bubbles: submarine
      🏄🏼‍♂️ wave: surfer
      saucer star: saucer
      firework star: firework
      bison cloud: yak
      parachute cloud: skydiver bungee trampoline
      🛹 star: hoverboard
      bomb star: cannonball
      phoenix flame: phoenix`,
  },
  mines: {
    cast: "bomb gem-emerald",
    props: "gem-ruby gem-emerald star bomb",
    words: "bomb|gem-emerald|gem-ruby gem-emerald: mines minefield tiles sweeper hidden dig steps",
  },
  plinko: {
    cast: "plinko",
    props: "ball-red ball-yellow star coin",
    words: "plinko ball-yellow: plinko pegs ball drop bounce",
  },
  bingo: {
    cast: "ball-trio ball-drum",
    props: "ball-blue ball-yellow ball-green ball-purple",
    words: "ball-drum|ball-trio|ball-red|ball-blue|ball-trio-night|ball-green ball-blue: bingo tombola lotto",
  },
  keno: {
    cast: "ball-purple ball-yellow",
    props: "ball-blue ball-yellow ball-green star",
    words: "ball-purple|ball-trio-night|ball-yellow|ball-trio|ball-drum|ball-green ball-yellow: keno numbers",
  },
  scratch: {
    cast: "scratch-card",
    props: "coin clover star gem-diamond",
    words: "scratch-card coin: scratch scratchcard reveal foil three",
  },
};

/** Heroes of series, who are seen whatever the theme: an ox howls among wolves. */
export const HERO_WORDS = `
  bull|bull-black: ox`;

/** Words that say how something is: they name a title's subject, but nothing beside another one. */
export const MOODS = "bad dead lonesome neon turbo frozen";

/** Which of a subject's sprites other words of the title choose, instead of its hash; earlier lines win. */
export const KIND_WORDS = `
  star-neon: dice retro
  star-trio: triple
  star-balloon: party
  star-coins: coins riches
  star-jade: gong xi
  star-lantern: lucky
  star-crystal: mystic
  star-sapphire: pale
  star-compass: galactic
  star: without
  star-ruby: unchained
  star-lantern: fortune
  star-amethyst: royal
  star-shooting: gravity interstellar
  star-ruby: hot
  gem-emerald: emerald
  gem-ruby: ruby
  planet: mars
  wolf: white arctic silver
  wolf-night: grey
  wolf-gold: gold golden`;

/** Subjects of words that many themes share; a theme's own words come first. */
export const COMMON_WORDS = `
  pot-of-gold coin: pots
  bomb|gem-emerald: mines minefield
  dragon|dragon-ember|dragon-azure|dragon-gold|dragon-violet: dragon
  tiger: tiger
  rex|rex-ember: dino
  gem-ruby: ruby
  gem-emerald: emerald
  gem-sapphire: sapphire
  gem-diamond: diamond crystal
  gem-amethyst: opal
  pirate|pirate-skull chest: pirate
  pharaoh pyramid: pharaoh
  samurai sakura: samurai
  coconut: coconut
  disco-ball: disco
  mango: mango
  penguin snowflake: penguin frozen
  🪅: piñata
  rainbow: rainbow
  sushi: sushi
  moai: tiki
  volcano: volcano
  cowboy|cowboy-hat: western
  zombie: zombie
  dolphin: aqua atlantis
  bee: bumblebee honey
  tent: carnival
  planet|planet-violet|planet-green: galaxy cosmic saturn
  candy: candy candyland jelly
  lollipop: lollipop
  cat: kitty
  mermaid: mermaid
  👾: pixel
  monkey: jungle
  clover-gold: clover lucky
  joystick: retro neon turbo
  pumpkin: haunted
  chest: treasure bay
  🏝️: paradise copacabana rio havana
  masks: venice
  dwarf pickaxe: dwarf
  cherries: cherry
  joker|joker-hat: joker
  queen crown: queen princess
  crown: king royal crown prince
  seven|seven-trio: sevens
  coin|coin-stack|ingot|pot-of-gold: gold golden dorado fortune riches millions
  coin|coin-stack: coin coins jackpots jackpot luces
  dice-red|dice-trio|dice-ivory|dice-night: dice
  ${STARS}: star
  star: midnight
`;
