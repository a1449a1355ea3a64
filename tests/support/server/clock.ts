import { TEST_NOW } from "./app.ts";

/** A clock that only the test moves. */
export function testClock() {
  let time = TEST_NOW;
  return {
    now: () => time,
    set(milliseconds: number): void {
      time = milliseconds;
    },
    advance(milliseconds: number): void {
      time += milliseconds;
    },
    reset(): void {
      time = TEST_NOW;
    },
  };
}
