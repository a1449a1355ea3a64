import { parseWords } from "./parse-words.ts";

export const ANCIENT_WORLDS = {
  egypt: parseWords(`
    adj: Gilded, Sacred, Eternal, Forgotten, Sunlit, Buried, Royal, Hidden, Cursed, Desert, Divine, Moonlit, Whispering, Ancient, Amber, Immortal
    hero: Anubis, Nefertari, Horus, Ramesses, Cleopatra, Bastet, Sobek, the Pharaoh, Imhotep, Hatshepsut
    place: the Nile, Thebes, Memphis, Karnak, Alexandria, Giza, the Valley of Kings
    things: Scarabs, Pyramids, Tombs, Obelisks, Sphinxes, Mummies, Ankhs, Dunes, Hieroglyphs, Pharaohs
    core: Scarab, Pharaoh, Nile, Sphinx, Pyramid, Desert, Ankh, Oasis
    phrase: Sands of Nefertari, A Night in Giza, The Last Queen of Thebes, Beneath the Pyramids, Crown of Two Lands, River of Kings, Cat of the Temple, Sunrise over Karnak
  `),
  aztec: parseWords(`
    adj: Golden, Lost, Feathered, Jade, Blazing, Sacred, Stone, Overgrown, Painted, Obsidian, Sunken, Thundering, Secret, Fierce, Ancient, Emerald
    hero: Quetzalcóatl, Montezuma, the Jaguar King, Itzel, the Sun Priest, Tlaloc, the Feathered Serpent, Xochitl
    place: Tenochtitlán, El Dorado, Tikal, the Sun Temple, Palenque, the Jade City, Chichén
    things: Temples, Idols, Totems, Masks, Jaguars, Serpents, Sundials, Drums, Feathers, Medallions
    core: Temple, Jaguar, Totem, Idol, Jade, Serpent, Sundial, Macaw
    phrase: Steps of the Sun, The Jaguar Door, Gold Beyond the River, Drums of Tikal, Mask of Seven Suns, Heart of Jade, City Above the Clouds, Calendar Stone
  `),
  greece: parseWords(`
    adj: Olympian, Mythic, Immortal, Stormy, Marble, Divine, Heroic, Golden, Wrathful, Legendary, Aegean, Laurel, Fearless, Celestial, Spartan, Titanic
    hero: Zeus, Medusa, Athena, Hermes, Perseus, Artemis, Poseidon, the Minotaur, Pandora, Heracles, Circe
    place: Olympus, Delphi, Sparta, the Labyrinth, Ithaca, the Underworld, Troy
    things: Titans, Gorgons, Muses, Oracles, Columns, Argonauts, Centaurs, Sirens, Heroes, Chariots
    core: Olympus, Titan, Oracle, Trident, Pegasus, Hydra, Spartan, Siren
    phrase: Thread of Ariadne, Twelve Labours, Wings of Wax, Owl of Athena, One Night on Olympus, Stolen Fire, The Golden Fleece Trail, Cyclops at Breakfast
  `),
  rome: parseWords(`
    adj: Imperial, Roman, Iron, Glorious, Victorious, Marble, Crimson, Noble, Fearless, Eternal, Laurel, Burning, Golden, Ruthless, Proud, Triumphant
    hero: Caesar, Spartacus, Augusta, the Gladiator, Nero, Minerva, the Centurion, Maximilla
    place: Rome, Pompeii, the Colosseum, the Seven Hills, the Forum, the Arena, Capua
    things: Legions, Gladiators, Chariots, Eagles, Laurels, Emperors, Lions, Champions, Denarii, Banners
    core: Arena, Gladiator, Legion, Eagle, Chariot, Caesar, Colosseum, Laurel
    phrase: Thumbs Up Caesar, The Ninth Legion, Bread & Circuses, Beasts of the Arena, All Roads Lead to Gold, Last Day in Pompeii, Sword of the Seven Hills, Ave Fortuna
  `),
  vikings: parseWords(`
    adj: Frozen, Iron, Raging, Mighty, Northern, Runic, Fearless, Bloody, Thundering, Salted, Savage, Bearded, Blazing, Stormborn, Wild, Roaring
    hero: Odin, Freya, Loki, the Valkyrie, Ragnhild, Fenrir, the Jarl, Sigrún, Thora, Björn
    place: Valhalla, Asgard, the North Sea, Midgard, the Fjords, Ragnarök, Uppsala
    things: Runes, Longships, Shields, Ravens, Axes, Berserkers, Valkyries, Raiders, Horns, Hammers
    core: Viking, Rune, Valhalla, Longship, Berserker, Raven, Shieldmaiden, Mjölnir
    phrase: Oar and Axe, Feast in Valhalla, Two Ravens, Song of the Longship, The Jarl's Daughter, Rune Raiders, Wolf Winter, Hammer Falls Twice
  `),
  asia: parseWords(`
    adj: Lucky, Prosperous, Golden, Jade, Silken, Lotus, Crimson, Imperial, Fragrant, Harmonious, Lantern-lit, Dancing, Porcelain, Blessed, Eight-fold, Radiant
    hero: Caishen, the Emperor, Mei Lin, the Lion Dancer, the Empress, Grandfather Wu, the Monkey King, Lady Peony
    place: Shanghai, the Silk Road, the Jade Palace, Macau, the Lotus Lake, the Forbidden Garden
    things: Lanterns, Fans, Ingots, Koi, Lotuses, Fortunes, Red Envelopes, Firecrackers, Teapots, Lions
    core: Lantern, Koi, Jade, Fortune, Lotus, Bamboo, Ingot, Panda
    phrase: Eight Times Lucky, Feng Shui Night, Red Envelope Day, Tea with the Emperor, Dance of the Lion, Prosperity Gate, Lake of Lanterns, Bamboo & Gold
  `),
  japan: parseWords(`
    adj: Silent, Neon, Cherry, Crimson, Hidden, Noble, Electric, Midnight, Paper, Masked, Wandering, Fierce, Honourable, Misty, Sakura, Cute
    hero: the Samurai, the Geisha, Kitsune, Tanuki, Miyamoto, the Ninja, Akari, the Ronin
    place: Kyoto, Edo, Tokyo, Osaka, Mount Fuji, the Bamboo Shrine, Shibuya
    things: Ninjas, Sakuras, Samurai, Fans, Daruma, Geishas, Katanas, Lanterns, Shrines, Neko
    core: Sakura, Ninja, Samurai, Katana, Kitsune, Geisha, Kaiju, Sushi
    phrase: Nine-Tailed Luck, Tokyo After Midnight, Way of the Ronin, Maneki Morning, Kaiju Karaoke, Blossom Blade, Last Train to Shibuya, Five Daruma
  `),
  knights: parseWords(`
    adj: Valiant, Shining, Black, Loyal, Royal, Enchanted, Iron, Fearless, Holy, Crusading, Noble, Jousting, Silver, Exiled, Crowned, Lionhearted
    hero: Lancelot, Merlin, Guinevere, the Black Knight, Morgana, Sir Bartleby, Arthur, the Lady of the Lake
    place: Camelot, Avalon, the Round Table, the Iron Keep, Tintagel, the Holy Land
    things: Knights, Castles, Swords, Shields, Banners, Jousters, Crowns, Crusaders, Towers, Griffins
    core: Knight, Castle, Excalibur, Grail, Dragon, Shield, Throne, Jouster
    phrase: Sir Bartleby Rides Again, Once a Squire, Thirteenth at the Round Table, Lady of the Joust, Siege at Dawn, Sword in the Gold, Quest for the Third Grail, Knight Shift
  `),
} as const;
