import { type ReactNode, Suspense } from "react";

/**
 * Around a page that the server rendered: what is inside a boundary React takes over in small pieces and gives way
 * between them, where the same without one is a single task of half a second on a cheap phone.
 */
export function WholePage({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
