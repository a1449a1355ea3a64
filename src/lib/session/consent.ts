import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../storage/cookies.ts";

/** `needed`: what the product cannot do without; `all`: what tells partners and campaigns apart too. */
export type Consent = "needed" | "all";

const COOKIE = "cookie_consent";
/** Days. */
const LIFE = 365;
const listeners = new Set<() => void>();

/** What the visitor has chosen, or null. */
export function readConsent(): Consent | null {
  const kept = readCookie(COOKIE);
  return kept === "needed" || kept === "all" ? kept : null;
}

/** Lasts for a year from the last visit. */
export function writeConsent(consent: Consent): void {
  writeCookie(COOKIE, consent, LIFE);
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConsent = (): Consent | null => useSyncExternalStore(onConsent, readConsent, () => null);
