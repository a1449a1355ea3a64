/**
 * Time without offers after a lost bonus, a reached limit, or a stop at a reality check, and after a round where
 * bonuses may not be offered during play; milliseconds.
 */
export const OFFER_PAUSE = 10 * 60_000;

interface OfferPauseDeps {
  now: () => number;
  /** When the player last lost a bonus; milliseconds since the epoch, 0 for never. So are the other times. */
  lostAt: (playerId: number) => Promise<number>;
  /** When the last limit that is reached, or was at `since`, resets. */
  limitsReachedUntil: (playerId: number, since: number) => Promise<number>;
  stoppedAt: (playerId: number) => Promise<number>;
  /** When the player last began a round; 0 where the rules allow offers during play. */
  playedAt: (playerId: number) => Promise<number>;
}

/**
 * True while offers would invite a player to play on: within ten minutes of a lost bonus or a stop at a reality check,
 * and from a limit's being reached until ten minutes after it resets. Where the rules forbid offers during play, also
 * within ten minutes of a round's start.
 */
export const createOfferPause =
  ({ now, lostAt, limitsReachedUntil, stoppedAt, playedAt }: OfferPauseDeps) =>
  async (playerId: number): Promise<boolean> => {
    const since = now() - OFFER_PAUSE;
    const times = await Promise.all([
      lostAt(playerId),
      stoppedAt(playerId),
      playedAt(playerId),
      limitsReachedUntil(playerId, since),
    ]);
    return Math.max(...times) > since;
  };
