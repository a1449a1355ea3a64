/** A clock that can be put forward and back, so that what happens in a month is tried out now. */
export interface MovableClock {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** How far it is from the real one, milliseconds. */
  shift: () => number;
  /** Sets how far it is from the real one, milliseconds. */
  set: (shift: number) => void;
}

export function createMovableClock(real: () => number): MovableClock {
  let shift = 0;
  return {
    now: () => real() + shift,
    shift: () => shift,
    set(milliseconds) {
      shift = milliseconds;
    },
  };
}
