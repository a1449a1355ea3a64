import { useEffect, useSyncExternalStore } from "react";
import type { PUBLIC_CHANNELS } from "../../contract/realtime.ts";

export type PublicChannel = keyof typeof PUBLIC_CHANNELS;

/** Number of subscribers in the page, by public channel. */
const subscribers = new Map<PublicChannel, number>();
const listeners = new Set<() => void>();

const update = (channel: PublicChannel, by: number) => {
  subscribers.set(channel, (subscribers.get(channel) ?? 0) + by);
  for (const listener of listeners) listener();
};

/**
 * Subscribes to a channel.
 * @returns the unsubscribe function.
 */
export function subscribeToChannel(channel: PublicChannel): () => void {
  update(channel, 1);
  return () => update(channel, -1);
}

export const isSubscribed = (channel: PublicChannel): boolean => (subscribers.get(channel) ?? 0) > 0;

export function onSubscriptionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to a channel while the component is mounted. */
export function useChannel(channel: PublicChannel, isActive = true): void {
  useEffect(() => (isActive ? subscribeToChannel(channel) : undefined), [channel, isActive]);
}

/** True while any public channel has subscribers. */
export const useHasSubscriptions = (): boolean =>
  useSyncExternalStore(
    onSubscriptionChange,
    () => [...subscribers.values()].some((count) => count > 0),
    () => false,
  );

let connect = () => {};
/** Resolves when something on the page needs the realtime connection without delay. */
export const whenConnectionNeeded = new Promise<void>((resolve) => {
  connect = resolve;
});
export const connectNow = (): void => connect();
