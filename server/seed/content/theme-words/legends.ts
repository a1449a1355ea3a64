import { parseWords } from "./parse-words.ts";

export const LEGENDS = {
  dragon: parseWords(`
    adj: Crimson, Emerald, Fiery, Ancient, Slumbering, Twin, Golden, Celestial, Scaled, Raging, Jade, Winged, Northern, Pearl, Royal, Awakened
    hero: the Dragon King, Ryujin, Old Cinder, the Dragon Rider, Tianlong, the Egg Thief, Fáfnir, the Last Drake
    place: the Dragon Gate, the Ember Peaks, Dragonhold, the Pearl River, the Burning Nest, the Five Dragons
    things: Dragons, Drakes, Scales, Pearls, Hatchlings, Wyverns, Eggs, Hoards, Wings, Embers
    core: Dragon, Wyvern, Drake, Pearl, Hoard, Scale, Hatchling, Ember
    phrase: How to Feed a Dragon, Smoke over Dragonhold, Pearl of Two Dragons, The Sleeping Hoard, Dragon Egg Deluxe Hotel, Wings of Jade, Nine Sons of the Dragon, Drakes on a Plane
  `),
  magic: parseWords(`
    adj: Enchanted, Arcane, Mystic, Spellbound, Bewitched, Wicked, Magical, Bubbling, Hidden, Forbidden, Glowing, Curious, Crystal, Alchemical, Vanishing, Starlit
    hero: the Wizard, Madame Zora, the Witch, Merlinda, the Alchemist, Professor Abracadab, the Sorceress, the Genie
    place: the Arcane Academy, the Crystal Ball, the Potion Shop, the Wizard Tower, Arcania, the Seventh Spell
    things: Spells, Potions, Wands, Cauldrons, Charms, Grimoires, Runes, Witches, Elixirs, Black Cats
    core: Spell, Potion, Wizard, Witch, Wand, Cauldron, Elixir, Genie
    phrase: Three Wishes Left, The Alchemist's Apprentice, Pick a Card Professor, Potion Commotion, Which Witch Is Rich, Smoke & Mirrors, Abracadabra Avenue, Hocus Focus
  `),
  fairytale: parseWords(`
    adj: Enchanted, Once-lost, Sleeping, Golden, Wicked, Tiny, Charming, Moonlit, Whispering, Magical, Sugar, Brave, Glass, Hidden, Silver, Merry
    hero: Red Riding Hood, Cinderella, Rapunzel, the Frog Prince, Goldilocks, Puss in Boots, Rumpelstiltskin, the Pied Piper, Gretel
    place: the Enchanted Forest, Neverwood, the Glass Castle, the Gingerbread House, the Beanstalk, Ever After
    things: Slippers, Beans, Fairies, Unicorns, Mirrors, Wishes, Gnomes, Pixies, Apples, Fables
    core: Fairy, Unicorn, Beanstalk, Pixie, Gnome, Slipper, Wish, Fable
    phrase: Happily Ever Richer, Gretel's Revenge, Mirror Mirror Megastar, Spin the Straw, Goldilocks & the Bare Necessities, The Frog Who Wasn't, Grimm Luck, Midnight Slipper
  `),
  pirates: parseWords(`
    adj: Black, Cursed, Salty, Drunken, Golden, Ghostly, Swashbuckling, Stolen, Mutinous, Skeleton, Wild, Buried, Roaring, Scurvy, Crimson, Marooned
    hero: Captain Morwenna, Blackbeard, One-Eyed Jill, the Buccaneer, Calico Kate, Pegleg Pete, the Ghost Captain, Anne Bonny
    place: Tortuga, Skull Island, Port Royal, Dead Man's Cove, the Spanish Main, the Black Flag
    things: Pirates, Doubloons, Cannons, Treasures, Plunderers, Parrots, Maps, Skulls, Buccaneers, Barrels
    core: Pirate, Plunder, Treasure, Doubloon, Cannon, Rum, Skull, Galleon
    phrase: X Marks Tuesday, Rum & Ruin, Mutiny at Noon, Sixteen Men's Chest, The Governor's Gold, Walk the Plank Frank, Parrot Knows Best, Gold Ahoy!
  `),
  vampires: parseWords(`
    adj: Crimson, Undead, Thirsty, Midnight, Immortal, Gothic, Bloodless, Velvet, Dark, Seductive, Cursed, Pale, Eternal, Nocturnal, Scarlet, Hungry
    hero: Dracula, Carmilla, the Count, Van Helsinga, the Countess, Nosferata, Lord Varga, Lucy Nightfall
    place: Transylvania, the Crypt, Castle Varga, the Night Court, Bran, the Blood Moon
    things: Vampires, Fangs, Bats, Coffins, Roses, Bites, Stakes, Crypts, Shadows, Goblets
    core: Vampire, Blood, Bat, Fang, Crypt, Coffin, Garlic, Nightfall
    phrase: Dinner at Dracula's, Type O Jackpot, The Count Counts Coins, Stake Out, Fangs for the Memories, Carmilla's Kiss, Bats in the Bank, Love Bites Back
  `),
  halloween: parseWords(`
    adj: Haunted, Spooky, Creepy, Wicked, Ghostly, Rotten, Freaky, Midnight, Grinning, Eerie, Cursed, Undead, Foggy, Crooked, Toxic, Shivering
    hero: Jack O'Lantern, the Headless Rider, Zombie Zoe, Frank N. Stein, the Ghoul, the Witch Sisters, Igor, Grandma Ghost
    place: Hollow Hill, Grave Street, the Haunted Manor, Pumpkin Patch, Sleepy Swamp, the Thirteenth Floor
    things: Pumpkins, Ghosts, Zombies, Skeletons, Tombstones, Spiders, Monsters, Ghouls, Screams, Brooms
    core: Pumpkin, Ghost, Zombie, Monster, Haunt, Skeleton, Graveyard, Spooky
    phrase: Trick or Trillions, Ghoul Next Door, Igor's Day Off, Zombie Zumba, The Boo Crew, 13 Grave Street, Monster Mashed Potatoes, Rest in Pieces of Gold
  `),
  christmas: parseWords(`
    adj: Jolly, Merry, Frosty, Snowy, Jingling, Naughty, Festive, Sugar, Twinkling, Secret, Winter, Gingerbread, Cosy, Magic, Golden, Silent
    hero: Santa, Rudy Reindeer, Mrs Claus, the Elf, Krampus, the Snowman, Saint Nick, the Nutcracker
    place: the North Pole, Lapland, Santa's Workshop, Candy Cane Lane, the Winter Market, the Silent Night
    things: Gifts, Bells, Reindeers, Elves, Stockings, Baubles, Snowmen, Crackers, Sleighs, Candy Canes
    core: Santa, Jingle, Sleigh, Reindeer, Xmas, Elf, Bauble, Gingerbread
    phrase: Santa's Night Shift, Jingle All the Cash, Krampus Is Coming, Elf & Safety, Sleigh What?, Ho Ho Hold 'Em Gold, Twelve Days of Riches, Mulled Wilds
  `),
  irish: parseWords(`
    adj: Lucky, Emerald, Clover, Golden, Charmed, Rainbow, Cheeky, Green, Merry, Celtic, Dancing, Shamrock, Mischievous, Dublin, Four-leaf, Misty
    hero: Paddy O'Gold, the Leprechaun, Finn McCool, Molly Malone, Seamus, Lady Clover, Saint Patrick, Bridget
    place: the Rainbow, Dublin, Galway, the Emerald Isle, Clover Hill, Tipperary
    things: Clovers, Shamrocks, Leprechauns, Rainbows, Horseshoes, Fiddles, Pints, Gold Pots, Charms, Fairy Rings
    core: Clover, Shamrock, Leprechaun, Rainbow, Celtic, Charm, Emerald, Fiddle
    phrase: Luck O' the Barrel, Molly's Lucky Pint, End of the Rainbow Road, Seamus Says Spin, Four Leaves Left, The Craic Is Ninety, Clover Me Gold, A Pot for Paddy
  `),
  circus: parseWords(`
    adj: Grand, Flying, Dazzling, Spinning, Daring, Wandering, Fantastic, Freaky, Juggling, Velvet, Roaring, Magnificent, Laughing, Colourful, Midnight, Royal
    hero: the Ringmaster, Bobo, Madame Trapeze, the Strongman, Pierrot, the Lion Tamer, Colombina, Zoltan
    place: the Big Top, the Midnight Carnival, Cirque d'Or, Funfair Pier, the Side Show, Carnevale
    things: Clowns, Acrobats, Jugglers, Tickets, Tents, Elephants, Jesters, Balloons, Cannonballs, Carousels
    core: Circus, Clown, Carnival, Jester, Carousel, Trapeze, Ringmaster, Joker
    phrase: Roll Up Roll Up, The Greatest Spin on Earth, Send in the Crowns, Bobo's Last Laugh, Cirque de la Lune, Ticket to the Big Top, Human Cannonball Express, Sawdust & Stardust
  `),
  detective: parseWords(`
    adj: Mysterious, Missing, Hidden, Smoky, Foggy, Stolen, Secret, Elementary, Crooked, Undercover, Midnight, Coded, Vanishing, Suspicious, Silent, Black
    hero: Inspector Quill, Miss Marble, the Detective, Lady Larkspur, Doctor Watt, Agent Violet, the Phantom Thief, Monsieur Moustache
    place: Baker's Row, Scotland Lane, the Orient Line, the Grand Hotel, Soho, the Louvre
    things: Clues, Suspects, Secrets, Alibis, Fingerprints, Heists, Safes, Diamonds, Spies, Riddles
    core: Mystery, Heist, Detective, Secret, Spy, Clue, Safe, Shadow
    phrase: The Butler Did Win, Murder on the Reels Express, Nobody Leaves the Grand Hotel, Inspector Quill Investigates, The Pink Sapphire Affair, Alibi at Midnight, Case of the Missing Wild, Ocean's Thirteen Thousand
  `),
} as const;
