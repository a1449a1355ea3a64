/** The connection on which the player's own channel is heard, with nothing of it missed. */
let heardBy: object | null = null;

export function setHearing(connection: object, hears: boolean): void {
  if (hears) heardBy = connection;
  else if (heardBy === connection) heardBy = null;
}

/** Whether what happens to the player's own is told by itself, so that nobody has to ask for it. */
export const isHearing = (): boolean => heardBy !== null;
