import { local } from "./storage.ts";

const KEY = "game-sound";

/** True if games on this device may sound; off until the player switches it on. */
export const isGameSoundOn = (): boolean => local.read(KEY) === "on";

export const storeGameSound = (on: boolean): void => void local.write(KEY, on ? "on" : "off");
