/** Milliseconds. */
export const COUNT_TIME = 400;
/** Frames don't come in a hidden tab: the amount is whole at the latest after this time. */
const LATEST = COUNT_TIME + 100;

/**
 * Shows the amounts between two, fast at first, and ends with the second one.
 * @returns the function that stops it
 */
export function countUp(from: bigint, to: bigint, show: (amount: bigint) => void): () => void {
  let start: number | undefined;
  let frame = requestAnimationFrame(step);
  const timer = setTimeout(finish, LATEST);
  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function finish(): void {
    stop();
    show(to);
  }
  function step(time: number): void {
    start ??= time;
    const left = 1 - (time - start) / COUNT_TIME;
    if (left <= 0) {
      finish();
      return;
    }
    const share = BigInt(Math.round((1 - left ** 3) * 1_000));
    show(from + ((to - from) * share) / 1_000n);
    frame = requestAnimationFrame(step);
  }
  return stop;
}
