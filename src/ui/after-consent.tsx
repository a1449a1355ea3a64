import type { ReactNode } from "react";
import { useConsent } from "../lib/session/consent.ts";

/**
 * Renders prompts once the cookie choice is made: legal prompts come before all others, and the cookie card's texts
 * load late.
 */
export const AfterConsent = ({ children }: { children: ReactNode }) =>
  useConsent() === null ? null : children;
