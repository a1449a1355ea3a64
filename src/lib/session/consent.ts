import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../storage/cookies.ts";

/** `essential`: essential storage only; `all`: attribution and campaigns as well. */
export type Consent = "essential" | "all";

const COOKIE = "cookie_consent";
/** Days. */
const MAX_AGE = 365;
const listeners = new Set<() => void>();

/** The visitor's choice; null before it. */
export function readConsent(): Consent | null {
  const stored = readCookie(COOKIE);
  // Earlier releases wrote `needed`.
  if (stored === "needed") return "essential";
  return stored === "essential" || stored === "all" ? stored : null;
}

/** Expires a year after the last visit. */
export function writeConsent(consent: Consent): void {
  writeCookie(COOKIE, consent, MAX_AGE);
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConsent = (): Consent | null => useSyncExternalStore(onConsent, readConsent, () => null);
