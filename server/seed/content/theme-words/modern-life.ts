import { parseWords } from "./parse-words.ts";

export const MODERN_LIFE = {
  fruit: parseWords(`
    adj: Juicy, Hot, Sizzling, Fresh, Sweet, Burning, Crazy, Ripe, Tropical, Wild, Sparkling, Frozen, Zesty, Sugary, Dancing, Neon
    hero: Señor Lime, the Berry King, Mister Melon, Cherry Bombshell, Queen Mango, Captain Citrus, Doña Papaya, the Plum Prince
    place: the Orchard, Fruit Street, Lemon Grove, the Juice Bar, Cherry Hill, Melonville
    things: Fruits, Cherries, Lemons, Plums, Berries, Melons, Oranges, Grapes, Limes, Peaches
    core: Fruit, Cherry, Lemon, Berry, Melon, Mango, Citrus, Plum
    phrase: Freshly Squeezed, Cherry on Top, When Life Gives You Lemons, Forbidden Fruit Stand, Tutti Frutti Tuesday, Berry Berry Good, Melon Collie, Pulp Friction
  `),
  classic: parseWords(`
    adj: Hot, Super, Triple, Double, Burning, Wild, Royal, Flashing, Golden, Sizzling, Lucky, Retro, Ultra, Shining, Diamond, Mega
    hero: the Joker, Lady Luck, the Bar King, Lucky Lou, the Queen of Sevens, Mister Chrome, the Bell Ringer, Retro Rita
    place: Las Vegas, the Strip, Reno, the Golden Arcade, Fremont, the Old Saloon
    things: Sevens, Bars, Bells, Jokers, Stars, Diamonds, Hearts, Crowns, Dice, Reels
    core: Seven, Joker, Bell, Bar, Star, Crown, Diamond, Vegas
    phrase: Seven Heaven, Ring My Bells, One Armed Romance, Stars & Bars, Penny Arcade 1977, Vintage Vegas, Joker's Wild Ride, Pull the Lever Trevor
  `),
  candy: parseWords(`
    adj: Sweet, Sugar, Sticky, Fluffy, Rainbow, Bubbly, Sour, Fizzy, Yummy, Glazed, Jelly, Candy-coated, Creamy, Giddy, Crunchy, Pastel
    hero: Princess Praline, the Candy King, Gummy Gus, Auntie Nougat, Lolly Dolly, Baron Bonbon, the Sugar Fairy, Mister Marzipan
    place: Candyland, Lollipop Lane, the Sugar Mountain, Choco City, the Jelly Sea, Gumdrop Hills
    things: Bonbons, Lollipops, Gummies, Cupcakes, Donuts, Jellies, Truffles, Macarons, Sweets, Marshmallows
    core: Candy, Sugar, Gummy, Lollipop, Cupcake, Donut, Jelly, Honey
    phrase: Crème de la Crème, Pièce de Résistance, Sugar Rushmore, Sweet Tooth Fairy, Death by Macaron, Bonbon Voyage, Gummy Bear Market, Life Is Sweet & Sour
  `),
  food: parseWords(`
    adj: Spicy, Tasty, Sizzling, Cheesy, Hungry, Secret, Crispy, Golden, Saucy, Fresh, Gourmet, Extra-hot, Smoky, Mexican, Delicious, Messy
    hero: Señor Taco, Chef Ramona, Mama Pasta, Don Pepperoni, the Sushi Master, Madame Fondue, Burger Bob, Abuela Rosa
    place: the Night Market, Little Italy, Taco Town, the Chilli Kitchen, Bistro Paris, Pizza Piazza
    things: Tacos, Chillies, Pizzas, Burgers, Dumplings, Pretzels, Noodles, Hot Dogs, Tapas, Nachos
    core: Taco, Chilli, Pizza, Burger, Sushi, Bistro, Kitchen, Salsa
    phrase: Too Many Chefs, Señor Taco's Siesta, Jalapeño Business, Hell's Canteen, Let It Cheese, Bon Appétit Bandit, The Big Dumpling, Piñata Potluck
  `),
  money: parseWords(`
    adj: Rich, Cash, Golden, Big, Filthy, Lucky, Cold, Stacked, Printed, Fat, Royal, Easy, Laundered, Serious, Quick, Shiny
    hero: Mister Money, the Banker, Lady Fortune, the Tycoon, Penny Sterling, the Piggy Boss, Countess Cashmere, Midas
    place: Wall Street, the Vault, Monte Carlo, Millionaire Row, the Golden Bank, Easy Street
    things: Coins, Millions, Piggies, Banknotes, Bars, Vaults, Riches, Safes, Dividends, Tycoons
    core: Cash, Money, Coin, Vault, Piggy, Gold, Fortune, Million
    phrase: Break the Piggy, Money Talks Loudly, Crack the Vault, In the Black, Filthy Rich & Famous, The Midas Mistake, Taxman's Holiday, Rags to Riches Road
  `),
  music: parseWords(`
    adj: Electric, Loud, Disco, Funky, Groovy, Rocking, Neon, Acoustic, Platinum, Psychedelic, Jazzy, Wild, Midnight, Soulful, Punk, Heavy
    hero: DJ Nova, Johnny Thunderchord, the Rock Queen, Elvira Presto, Lady Groove, MC Lucky, Diva Fortuna, Ziggy Sparks
    place: the Disco, Nashville, New Orleans, Studio 45, Ibiza, the Jazz Club
    things: Beats, Guitars, Records, Rockers, Drums, Speakers, Encores, Divas, Hits, Microphones
    core: Disco, Rock, Guitar, Vinyl, Jazz, Neon, Rave, Diva
    phrase: Encore at Midnight, Turn It Up to Eleven, Disco Inferno Fridays, Rock the Vault, One Hit Wonderland, B-Side Bandits, Smooth Jazz Rough Night, Saturday Night Reels
  `),
  sports: parseWords(`
    adj: Golden, Champion, Winning, Extra, Fast, Legendary, Final, Penalty, Home, Mighty, Stadium, Super, Unbeaten, Olympic, Street, Lucky
    hero: the Goalkeeper, Captain Vittoria, the Champ, Rocky Valentino, Coach Carter Gold, the Striker, Slam Dunk Sam, Ace Delgado
    place: the Stadium, Wembley Road, the Champions, the Final Round, Rio, the Ring
    things: Goals, Champions, Trophies, Strikers, Punches, Cups, Penalties, Aces, Medals, Slam Dunks
    core: Goal, Champion, Stadium, Football, Boxing, Hockey, Penalty, Derby
    phrase: Ninety Plus Three, Golazo!, Extra Time, Hat-Trick Hero, Ring of Champions, Puck Yeah, Own Goal Gold, Third Half
  `),
  racing: parseWords(`
    adj: Turbo, Fast, Furious, Nitro, Burning, Wild, Chrome, Midnight, Street, Full-throttle, Speedy, Roaring, Highway, Reckless, Neon, Grand
    hero: Rapid Ramón, Nitro Nina, the Getaway Driver, Ace Diesel, Lady Octane, the Drift King, Turbo Ted, Maxine Throttle
    place: Monaco, Route 66, Daytona Beach, the Final Lap, the Autobahn, Drift City
    things: Racers, Engines, Pistons, Laps, Drifters, Wheels, Flags, Bikers, Muscle Cars, Podiums
    core: Turbo, Nitro, Racing, Highway, Piston, Drift, Throttle, Biker
    phrase: Pole Position Paradise, Last Exit Reno, Burnout Boulevard, Pit Stop Payday, Autobahn Ohne Limit, Chrome & Thunder, Checkered Past, Zero to Rich
  `),
  robots: parseWords(`
    adj: Cyber, Neon, Rusty, Electric, Chrome, Glitching, Atomic, Mechanical, Digital, Overclocked, Steel, Rogue, Quantum, Wired, Synthetic, Retro
    hero: Bolt-5, Doctor Circuit, the Android, Gizmo, Roberta Nutt, Mecha Max, the Tin Baroness, Unit Zero
    place: Neo City, the Robot Factory, Sector Nine, the Mainframe, Cyberia, Chrome Town
    things: Robots, Gears, Circuits, Androids, Drones, Gadgets, Batteries, Bolts, Mechs, Cogs
    core: Robot, Cyber, Mecha, Circuit, Android, Gear, Neon, Glitch
    phrase: Do Robots Dream of Gold, Error 777, Factory Reset, Nuts & Volts, Rise of the Toasters, Ctrl Alt Wild, Gizmo's Garage, Tin Hearts
  `),
  space: parseWords(`
    adj: Cosmic, Stellar, Galactic, Nebula, Orbiting, Infinite, Astral, Neon, Interstellar, Lost, Atomic, Distant, Zero-gravity, Supernova, Violet, Alien
    hero: Captain Comet, the Star Queen, Astro Annie, Major Tomás, the Little Alien, Nova, the Space Cowboy, Zorg
    place: the Milky Way, Andromeda, Mars, Saturn's Rings, Orion, the Outer Rim, Planet Fortune
    things: Stars, Comets, Planets, Aliens, Rockets, Galaxies, Meteors, Astronauts, Moons, Nebulas
    core: Star, Comet, Galaxy, Rocket, Alien, Nova, Cosmos, Orbit
    phrase: Mars Needs Money, Cows in Space, Hitchhiker's Jackpot, Ground Control to Gold, Houston We Have a Winner, Saturn Drive-In, The Fifth Moon, Lightyears from Home
  `),
  wildwest: parseWords(`
    adj: Wild, Wanted, Dusty, Outlaw, Golden, Dead, Lawless, Rattlesnake, Whiskey, Lonesome, Gunslinging, Buried, Tumbleweed, Desert, Notorious, Rusty
    hero: Sheriff Ruby, Dead-Eye Dolly, Billy the Gambler, the Bounty Hunter, Doc Lonesome, Calamity June, the Outlaw, El Bandido
    place: Dodge Creek, Tombstone Gulch, the Wild West, Deadwood Hill, Santa Plata, the Gold Rush
    things: Bandits, Outlaws, Revolvers, Bounties, Cowboys, Saloons, Sheriffs, Desperados, Wagons, Stagecoaches
    core: Bounty, Outlaw, Cowboy, Saloon, Bandit, Sheriff, Showdown, Desperado
    phrase: High Noon Somewhere, Dead or a Wild, Three Ten to Riches, Five Fingers of Whiskey, Hang 'Em High Roller, Sheriff Ruby's Posse, The Good the Bad & the Lucky, Last Train to Santa Plata
  `),
  mining: parseWords(`
    adj: Golden, Deep, Explosive, Lucky, Dusty, Underground, Booming, Bearded, Dynamite, Rich, Abandoned, Rolling, Loaded, Rocky, Glittering, Hard
    hero: Gold Digger Greta, Old Prospero, Nugget Ned, the Dwarf King, Dynamite Dan, Klondike Kate, the Foreman, Digby
    place: the Klondike, Nugget Creek, the Deep Mine, Ballarat, Dwarf Mountain, the Motherlode
    things: Nuggets, Miners, Pickaxes, Carts, Dynamites, Dwarves, Tunnels, Lanterns, Shafts, Diggers
    core: Gold, Mine, Nugget, Dynamite, Miner, Dwarf, Klondike, Quarry
    phrase: Canary in the Goldmine, Blast from the Shaft, Dig Deeper Digby, The Motherlode Express, Fire in the Hole in One, Ballarat Fever, Dwarf Dividend, Eureka 1854
  `),
} as const;
