/** Pixels of every screenshot. */
export const SCREENSHOT_WIDTH = 480;
export const SCREENSHOT_HEIGHT = 240;

/** Address of a game's screenshot. */
export const screenshotOf = (identifier: string): string => `/screenshots/games/${identifier}.avif`;
