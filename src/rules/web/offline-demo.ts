/** The game whose demo also runs on the device: its producer and name in addresses. */
export const OFFLINE_GAME = { producer: "foldgate", name: "havana-dice-tower-10-hand" } as const;

/** Document of the demo that runs on the device; the worker precaches it with its script and styles. */
export const OFFLINE_DEMO_PATH = "/reference-games/offline";
export const OFFLINE_DEMO_FILES = [
  OFFLINE_DEMO_PATH,
  `${OFFLINE_DEMO_PATH}.js`,
  `${OFFLINE_DEMO_PATH}.css`,
] as const;

/** Response header of the document, which no captive portal's page has. */
export const OFFLINE_DEMO_HEADER = "x-offline-demo";

export const isOfflineGame = ({ provider, seo_title }: { provider: string; seo_title: string }): boolean =>
  provider === OFFLINE_GAME.producer && seo_title === OFFLINE_GAME.name;
