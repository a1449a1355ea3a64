/** A clock with an offset, to test what happens later, for example after a month. */
export interface MovableClock {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Offset from the real time, milliseconds. */
  shift: () => number;
  /** Sets the offset, milliseconds. */
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
