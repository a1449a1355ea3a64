import { useEffect, useRef } from "react";
import { wait } from "../../lib/time/time.ts";

/** Events that only a player causes; pages also scroll by themselves. */
const EVENTS = ["pointerdown", "pointermove", "touchmove", "wheel", "keydown"] as const;

/** Calls `onActivity` on user activity, throttled to one call per interval (milliseconds), with a trailing call. */
export function useUserActivity(interval: number, onActivity: () => void): void {
  const callback = useRef(onActivity);
  callback.current = onActivity;
  useEffect(() => {
    const listening = new AbortController();
    let isWaiting = false;
    let isPending = false;
    const isUserActivity = (event: Event) =>
      // Content that moves under a still pointer is no activity.
      !(event instanceof PointerEvent) ||
      event.type !== "pointermove" ||
      event.movementX !== 0 ||
      event.movementY !== 0;
    const report = () => {
      isPending = true;
      if (isWaiting) return;
      isPending = false;
      isWaiting = true;
      callback.current();
      wait(interval, listening.signal).then(
        () => {
          isWaiting = false;
          if (isPending) report();
        },
        () => {},
      );
    };
    const onEvent = (event: Event) => {
      if (isUserActivity(event)) report();
    };
    for (const type of EVENTS)
      addEventListener(type, onEvent, { passive: true, capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [interval]);
}
