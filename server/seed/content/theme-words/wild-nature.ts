import { parseWords } from "./parse-words.ts";

export const WILD_NATURE = {
  ocean: parseWords(`
    adj: Deep, Coral, Sunken, Turquoise, Pearly, Salty, Tidal, Abyssal, Sapphire, Drifting, Glowing, Tropical, Bottomless, Silver, Whispering, Sparkling
    hero: the Mermaid, Triton, the Kraken, Coralina, Captain Nautila, the Pearl Diver, Old Leviathan, Oceana
    place: Atlantis, the Coral Reef, the Seven Seas, the Blue Lagoon, the Abyss, Pearl Bay, the Mariana Deep
    things: Pearls, Dolphins, Sharks, Mermaids, Corals, Tides, Seahorses, Whales, Turtles, Starfish
    core: Pearl, Reef, Shark, Mermaid, Dolphin, Kraken, Lagoon, Tide
    phrase: Twenty Thousand Pearls, Kraken's Lullaby, Below the Blue, The Diver's Daughter, High Tide Heist, Octopus Orchestra, Whale Song, Message in a Bottle
  `),
  jungle: parseWords(`
    adj: Wild, Emerald, Steamy, Tangled, Hidden, Roaring, Swinging, Untamed, Leafy, Mysterious, Monsoon, Banana, Green, Primal, Humid, Lost
    hero: Vine Girl Asha, the Gorilla King, Little Tiger Tamu, Professor Vine, the Monkey Queen, Sssandra, Jungle Jenny, Bongo
    place: the Amazon, the Congo, Monkey Mountain, the Emerald Canopy, the Lost Temple, Borneo
    things: Gorillas, Monkeys, Vines, Bananas, Orchids, Chameleons, Tigers, Drums, Explorers, Frogs
    core: Jungle, Gorilla, Monkey, Banana, Amazon, Safari, Vine, Toucan
    phrase: Bongo's Big Day, Monkey Business Class, Welcome to the Canopy, Jungle Bells, Vine & Dine, The Banana Standard, Gorilla Go Wild at Noon, River of a Thousand Frogs
  `),
  flowers: parseWords(`
    adj: Blooming, Velvet, Fragrant, Wild, Scarlet, Secret, Spring, Dewy, Enchanted, Lilac, Delicate, Midnight, Sweet, Painted, Eternal, Blushing
    hero: Flora, the Flower Queen, Lady Magnolia, Rosalind, the Gardener, Iris, Marguerite, Thumbelisa
    place: the Secret Garden, Eden, Provence, the Rose Court, Tulip Valley, the Orchid House
    things: Roses, Orchids, Tulips, Blossoms, Petals, Lilies, Daisies, Bouquets, Sunflowers, Poppies
    core: Rose, Blossom, Orchid, Petal, Lily, Lotus, Garden, Tulip
    phrase: Rosé & Roses, Garden Party at Nine, Say It with Orchids, Tulip Fever 1637, A Bouquet of Wilds, Language of Petals, Midnight in Provence, Fleurs de Fortune
  `),
  ice: parseWords(`
    adj: Frozen, Glacial, Crystal, Arctic, Frosty, Shivering, Snowbound, Icy, Polar, Silver, Winter, Northern, Cool, Bitter, Glittering, Sub-zero
    hero: the Snow Queen, the Yeti, Jack Frost, Inuka, Penguin Pete, the Ice Maiden, Frostbeard, Aurora
    place: the North Pole, the Ice Palace, Siberia, the Frozen Lake, Svalbard, the Glacier
    things: Icicles, Penguins, Snowflakes, Glaciers, Yetis, Mammoths, Diamonds, Blizzards, Igloos, Snowballs
    core: Frost, Ice, Yeti, Penguin, Glacier, Blizzard, Snow, Igloo
    phrase: Chill of a Lifetime, Yeti Spaghetti, Cold Hard Cash, Penguin Penthouse, The Ice Road, Below Zero Club, Avalanche Alley, Northern Lights Out
  `),
  fire: parseWords(`
    adj: Blazing, Scorching, Burning, Molten, Red-hot, Fiery, Smouldering, Flaming, Sizzling, Infernal, Volcanic, Charred, Hot, Ember, Crackling, Wild
    hero: Ignis, the Fire Queen, Pele, Salamandra, the Flame Keeper, Blaze, Vulcana, the Ash King
    place: Vesuvius, the Volcano, the Inferno, Ember Mountain, the Forge, Lava Island
    things: Flames, Embers, Sparks, Fireballs, Torches, Phoenixes, Volcanoes, Coals, Sevens, Infernos
    core: Fire, Flame, Ember, Lava, Inferno, Phoenix, Blaze, Volcano
    phrase: Play with Matches, Hot Hot Vesuvius, Where There's Smoke, Burn Notice, Seven on Fire, Keeper of the Flame, Molten Monday, Hellishly Hot
  `),
  thunder: parseWords(`
    adj: Roaring, Electric, Stormy, Raging, Charged, Booming, High-voltage, Crackling, Wild, Mighty, Dark, Howling, Rolling, Shocking, Furious, Sudden
    hero: the Storm Queen, Thora, Raijin, the Thunderbird, Perun, Volta, the Storm Chaser, Indra
    place: Thunder Mountain, the Storm Coast, Tornado Alley, the Sky Forge, Cape Fury, the Black Clouds
    things: Bolts, Storms, Thunderbirds, Clouds, Sparks, Tornadoes, Hammers, Tempests, Volts, Strikes
    core: Thunder, Lightning, Storm, Bolt, Tempest, Tornado, Volt, Thunderbird
    phrase: Bolt from the Gold, Eye of the Storm, It Never Rains, Storm in a Gold Cup, Strike Thrice, Twister Sisters, Ten Thousand Volts, After the Thunder
  `),
  sun: parseWords(`
    adj: Golden, Radiant, Blazing, Rising, Sunlit, Bright, Endless, Warm, Solar, Glowing, Summer, Dazzling, Amber, Shining, Morning, Burning
    hero: Helios, Inti, the Sun King, Solara, Apollo, the Sun Princess, Amaterasu, Sunny Sam
    place: the Rising Sun, the Golden Coast, the Sun Palace, Costa Dorada, the Long Summer, Solaria
    things: Suns, Sunbeams, Sunrises, Rays, Solstices, Beaches, Sunflowers, Mirrors, Dawns, Sundials
    core: Sun, Solar, Dawn, Sunrise, Summer, Sunbeam, Horizon, Solstice
    phrase: Here Comes the Sun King, Eclipse of Gold, Five O'Clock Sun, Sol Invicta, Midsummer Riches, Tan Lines & Gold Mines, Sunrise at Uluru, Le Roi Soleil
  `),
  moon: parseWords(`
    adj: Silver, Lunar, Midnight, Full, Harvest, Blue, Mystic, Sleepless, Pale, Eclipsed, Dreaming, Crescent, Velvet, Silent, Starry, Glowing
    hero: Luna, Selene, the Moon Goddess, Artemisia, the Moon Rabbit, Chang'e, the Night Owl, Diana
    place: the Blue Moon, the Sea of Tranquillity, the Silver Night, the Moon Palace, Lunaria, the Dream Gate
    things: Moons, Moonbeams, Stars, Eclipses, Dreams, Tides, Moonstones, Nightingales, Crescents, Shadows
    core: Moon, Lunar, Eclipse, Moonstone, Midnight, Crescent, Moonlight, Star
    phrase: Once in a Blue Moon, Moonlight Sonata in Gold, Dark Side Diner, Moon over Memphis, Rabbit on the Moon, Sleepwalker's Fortune, Half Past Moonrise, Lunar New Luck
  `),
  gems: parseWords(`
    adj: Sparkling, Ruby, Emerald, Polished, Precious, Flawless, Glittering, Rare, Brilliant, Twinkling, Sapphire, Shimmering, Rough, Prismatic, Dazzling, Royal
    hero: the Gem Hunter, Opaline, the Jeweller, Lady Sapphire, King Carat, Amethyst Amy, the Maharani, Topaz Tom
    place: the Crystal Cave, Golconda, the Crown Vault, Diamond Hill, the Emerald Isle, Jaipur
    things: Jewels, Diamonds, Gems, Rubies, Emeralds, Crystals, Opals, Sapphires, Carats, Tiaras
    core: Gem, Diamond, Ruby, Crystal, Jewel, Opal, Emerald, Prism
    phrase: Carat & Stick, Diamonds Are for Tuesday, All That Glitters, Opal Fever, Gem Heist at Jaipur, The Maharani's Tiara, Cut Above, Crystal Clear
  `),
} as const;
