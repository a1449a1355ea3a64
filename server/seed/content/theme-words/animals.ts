import { parseWords } from "./parse-words.ts";

export const ANIMALS = {
  wolves: parseWords(`
    adj: Howling, Silver, Lone, Moonlit, Arctic, Grey, Wild, Savage, Northern, Midnight, Hungry, Spirit, Timber, Restless, Shadow, White
    hero: the Alpha, Akela, the White Wolf, Lupa, the Moon Wolf, Skoll, the Pack Mother, Greyfang
    place: the Wolf Moon, the Frozen Pines, the Yukon, the Howling Hills, the North Woods, the Pack
    things: Wolves, Howls, Moons, Fangs, Packs, Pines, Trails, Spirits, Pawprints, Cubs
    core: Wolf, Pack, Moon, Howl, Fang, Timber, Alpha, Yukon
    phrase: Howl at Eleven, Call of the Pack, Wolf at the Gold Door, Full Moon Payday, Where Wolves Run, The Ninth Howl, Grey Brother, Cry of the North
  `),
  bears: parseWords(`
    adj: Grizzly, Honey, Mighty, Sleepy, Brown, Kodiak, Salmon, Roaring, Hungry, Gentle, Mountain, Polar, Big, Wild, Grumpy, Stubborn
    hero: Old Kodiak, Mama Bear, Bruno, the Grizzly King, Ursa, Papa Grizzly, the Honey Thief, Misha
    place: Grizzly Creek, the Salmon Run, Kodiak Island, the Honey Woods, Bear Canyon, the Great Forest
    things: Bears, Grizzlies, Cubs, Honeypots, Salmon, Paws, Dens, Berries, Kodiaks, Beehives
    core: Bear, Grizzly, Honey, Kodiak, Salmon, Den, Paw, Cub
    phrase: Bear with Me, Honey Heist, Wake the Grizzly, Salmon Season, Three Bears & a Jackpot, Unbearably Rich, Hibernation Over, Paws for Gold
  `),
  cats: parseWords(`
    adj: Velvet, Purring, Sly, Midnight, Lucky, Royal, Curious, Alley, Prowling, Nine-lived, Silky, Golden, Spotted, Feral, Elegant, Hungry
    hero: Madame Whiskers, the Panther, Tiger Lily, Monsieur Chat, the Lion Queen, Duchess Purr, Leo, the Cat Burglar
    place: the Cat Palace, Whisker Alley, the Savannah, the Rooftops, Bengal, the Velvet Paw
    things: Whiskers, Kittens, Panthers, Tigers, Pumas, Lions, Paws, Cheetahs, Tails, Tomcats
    core: Panther, Tiger, Kitten, Lion, Cat, Whisker, Puma, Leopard
    phrase: Cat on a Hot Gold Roof, Nine Lives Left, Purrfect Heist, Le Chat Noir et Or, Curiosity Paid, Cat Café, Stray Millionaires, Pride of the Savannah
  `),
  horses: parseWords(`
    adj: Wild, Galloping, Thundering, Prairie, Free, Golden, Black, Swift, Untamed, Noble, Painted, Midnight, Racing, Dusty, Spirited, White
    hero: Silver Mane, the Mustang, Black Beauty Belle, the Stallion, Windrunner, Lady Palomino, Prairie Star, Pegasa
    place: the Open Prairie, Mustang Valley, the Wild Plains, the Golden Steppe, Saddle Creek, the Paddock
    things: Mustangs, Stallions, Hooves, Horseshoes, Manes, Gallops, Palominos, Ponies, Saddles, Herds
    core: Mustang, Stallion, Prairie, Horseshoe, Gallop, Herd, Saddle, Pony
    phrase: Run Mustang Run, Gold Between the Hooves, Horse of a Different Colour, Dust and Thunder, Hold Your Horses, Ride to Saddle Creek, Wild Mane, Unbridled Riches
  `),
  birds: parseWords(`
    adj: Soaring, Feathered, Golden, Tropical, Noisy, Royal, Sapphire, Cheeky, Rainbow, Proud, Chirping, Wild, Nesting, Paradise, Bright, Majestic
    hero: the Phoenix, Captain Cockatoo, the Eagle King, Penny Parrot, Peacock Pete, the Swan Princess, the Owl, Mister Puffin
    place: Paradise, Macaw Island, the High Cliffs, the Golden Nest, Flamingo Bay, the Aviary
    things: Eagles, Parrots, Feathers, Flamingos, Peacocks, Toucans, Nests, Owls, Macaws, Hummingbirds
    core: Eagle, Parrot, Phoenix, Flamingo, Peacock, Toucan, Owl, Cockatoo
    phrase: Birds of a Fortune, Fly Me to the Nest, Owl or Nothing, Flamingo Hotel, Night of the Puffins, Feather Your Nest, The Early Bird Pays, Toucan Tango
  `),
  bulls: parseWords(`
    adj: Raging, Charging, Stampeding, Mighty, Wild, Horned, Stubborn, Red, Thundering, Prairie, Dusty, Big, Golden, Furious, Unstoppable, Iron
    hero: El Toro, the Bison King, Big Buck, the Matador, Ferdinanda, the Great Buffalo, Thunderhoof, Señor Bravo
    place: Pamplona, the Great Plains, Bison Canyon, Seville, Thunder Ridge, the Red Mesa
    things: Bulls, Buffalos, Bison, Horns, Stampedes, Herds, Matadors, Hooves, Longhorns, Roses
    core: Buffalo, Bison, Bull, Stampede, Toro, Longhorn, Matador, Prairie
    phrase: Take It by the Horns, Olé Olé Toro, Buffalo at Sundown, Bull Market Monday, Running in Pamplona, King of the Plains, Thunder Herd, Red Cape Fiesta
  `),
  insects: parseWords(`
    adj: Buzzing, Busy, Golden, Tiny, Crawling, Emerald, Honeyed, Winged, Marching, Jewelled, Sticky, Garden, Fluttering, Lucky, Spotted, Striped
    hero: the Queen Bee, Lady Luckybug, Antonio Ant, the Beetle Baron, Madame Butterfly, Sergeant Stinger, the Firefly, Barry Bumble
    place: the Hive, the Secret Garden, Bug Town, the Honeycomb, Beetle Wood, the Flower Meadow
    things: Bees, Beetles, Butterflies, Ladybirds, Fireflies, Ants, Dragonflies, Hives, Crickets, Honeycombs
    core: Bee, Beetle, Honeycomb, Hive, Firefly, Butterfly, Ladybird, Ant
    phrase: Bee Rich, Un-bee-lievable, Ants in the Vault, The Hum of Money, Firefly Evening, Beetle Mania Club, Bug's Banquet, To Bee or Not
  `),
  dinosaurs: parseWords(`
    adj: Prehistoric, Roaring, Primal, Colossal, Savage, Jurassic, Hungry, Feathered, Toothy, Stomping, Amber, Lost, Scaly, Mighty, Wild, Horned
    hero: Rex, the T-Rex, Tricera Tina, the Raptor, Professor Fossil, Bronto Bill, the Egg Keeper, Stego Steve
    place: the Lost Valley, the Tar Pits, Raptor Ridge, Dino Island, the Amber Age, Fossil Canyon
    things: Dinos, Raptors, Fossils, Eggs, Claws, Meteors, Bones, Stegos, Volcanoes, Footprints
    core: Dino, Raptor, Fossil, Rex, Amber, Bone, Volcano, Mammoth
    phrase: 65 Million Reasons, Rex in the City, Meteor on Monday, Egg Hunters of Dino Island, Bone Appétit, The Extinction Party, Raptor Rapture, Tar Pit Tycoon
  `),
  fishing: parseWords(`
    adj: Big, Hooked, Lucky, Reel, Golden, Deep, Muddy, Monster, Jumping, Floating, Slippery, Weekend, Salty, Frozen, Bigger, Trophy
    hero: Captain Barnacle, Old Finn, Grandpa Trout, the Angler, Marlin Marlene, the Bass Boss, Skipper Joe, Carp Diem Carl
    place: Lake Lucky, the Bayou, Trout River, Marlin Bay, Catfish Creek, the Great Lakes
    things: Catches, Hooks, Trouts, Marlins, Lures, Salmons, Pikes, Carps, Worms, Bites
    core: Bass, Catch, Marlin, Trout, Hook, Angler, Bait, Pike
    phrase: Gone Fishin' for Gold, Carp Diem, The One That Paid, Off the Hook, Reel Deal Lake, Catch of the Decade, Early Morning Bites, Net Profit
  `),
} as const;
