import { type ReactNode, Suspense } from "react";

/**
 * Around a server-rendered page: React hydrates a Suspense boundary in small interruptible pieces.
 * Without one, the same tree is a single task of half a second on a slow phone.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
