import { useEffect, useSyncExternalStore } from "react";
import type { PUBLIC_CHANNELS } from "../../contract/realtime.ts";

export type PublicChannel = keyof typeof PUBLIC_CHANNELS;

/** How many parts of the page want to hear a channel that everybody may hear. */
const wishes = new Map<PublicChannel, number>();
const listeners = new Set<() => void>();

const change = (channel: PublicChannel, by: number) => {
  wishes.set(channel, (wishes.get(channel) ?? 0) + by);
  for (const listener of listeners) listener();
};

/** Wants to hear a channel, until the returned function is called. */
export function wishFor(channel: PublicChannel): () => void {
  change(channel, 1);
  return () => change(channel, -1);
}

export const isWished = (channel: PublicChannel): boolean => (wishes.get(channel) ?? 0) > 0;

export function onWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The part of the page that calls it hears a channel while it is there. */
export function useLive(channel: PublicChannel, wants = true): void {
  useEffect(() => (wants ? wishFor(channel) : undefined), [channel, wants]);
}

/** Whether anything of the page wants to hear what everybody may hear. */
export const useIsAnythingWished = (): boolean =>
  useSyncExternalStore(
    onWish,
    () => [...wishes.values()].some((count) => count > 0),
    () => false,
  );

let hurry = () => {};
/** Ends when something cannot do with a connection that comes later. */
export const whenHurried = new Promise<void>((resolve) => {
  hurry = resolve;
});
export const hurryLive = (): void => hurry();
