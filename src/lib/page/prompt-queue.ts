import { useLayoutEffect, useSyncExternalStore } from "react";

/**
 * Prompts by priority: popups first, then legal requirements, then a message for the few seconds that it shows, then the
 * rest.
 */
const PRIORITY = [
  "popup",
  "country",
  "cookies",
  "message",
  "webview",
  "plan",
  "review",
  "limit",
  "login",
  "player",
  "language",
  "install",
  "promotion",
] as const;

export type PromptId = (typeof PRIORITY)[number];

let queue: readonly PromptId[] = [];
const listeners = new Set<() => void>();

function update(next: readonly PromptId[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** The prompt that may show now; null for none. */
export const activePrompt = (): PromptId | null => PRIORITY.find((prompt) => queue.includes(prompt)) ?? null;

/**
 * Adds a prompt to the queue.
 * @returns the function that removes it.
 */
export function enqueuePrompt(prompt: PromptId): () => void {
  update([...queue, prompt]);
  return () => {
    const index = queue.indexOf(prompt);
    update(queue.filter((_, i) => i !== index));
  };
}

export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while this prompt may show; only one prompt shows at a time. */
export function usePromptSlot(prompt: PromptId, isWanted = true): boolean {
  useLayoutEffect(() => (isWanted ? enqueuePrompt(prompt) : undefined), [prompt, isWanted]);
  return useSyncExternalStore(onPromptChange, activePrompt, () => null) === prompt;
}

/** True while a popup covers the page. */
export const useIsCovered = (): boolean =>
  useSyncExternalStore(onPromptChange, activePrompt, () => null) === "popup";
