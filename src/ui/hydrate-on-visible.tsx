import { Fragment, type ReactNode, Suspense, use, useEffect, useId, useState } from "react";
import { useIsHydrating } from "../lib/hydration/use-is-hydrating.ts";
import { onceNear } from "../lib/page/once-near.ts";
import { isWide, whenWide } from "../lib/page/use-wide.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import styles from "./hydrate-on-visible.module.css";

const pendingById = new Map<string, Promise<void>>();

/** Resolves when the server-rendered element first comes within half a screen of the viewport. */
function whenNear(id: string): Promise<void> {
  let near = pendingById.get(id);
  if (!near) {
    near = new Promise((resolve) => {
      const element = document.getElementById(id)?.firstElementChild;
      if (element) onceNear(element, resolve);
      else resolve();
    });
    pendingById.set(id, near);
  }
  return near;
}

/** Path that the server rendered. */
const renderedPath = import.meta.env.SSR ? "" : location.pathname;

interface GateProps {
  /** Promise that hydration waits for; null for immediately. */
  until: (isHydrating: boolean) => Promise<void> | null;
  children: ReactNode;
}

function Gate({ until, children }: GateProps) {
  const isHydrating = useIsHydrating();
  const [isRemounted, setIsRemounted] = useState(false);
  const wait = until(isHydrating);
  if (wait) use(wait);
  useEffect(() => {
    // React keeps attributes when hydrating, so links rendered for another address would stay wrong.
    if (isHydrating && location.pathname !== renderedPath) setIsRemounted(true);
  }, [isHydrating]);
  return <Fragment key={String(isRemounted)}>{children}</Fragment>;
}

/**
 * Hydrates server-rendered children once they come near the viewport: until then links and native controls
 * work without script. Client-rendered children don't wait.
 */
export function HydrateNearViewport({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div id={id} className={styles.whole}>
      <ErrorBoundary>
        <Suspense>
          <Gate until={(isHydrating) => (isHydrating ? whenNear(id) : null)}>{children}</Gate>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const untilWide = () => (import.meta.env.SSR || isWide() ? null : whenWide());

/**
 * For wide screens only: phones neither hydrate nor render `children`, nor load their script. `children` must be a
 * single stable element, or React would re-render it before hydration.
 */
export function HydrateWhenWide({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>
        <Gate until={untilWide}>{children}</Gate>
      </Suspense>
    </ErrorBoundary>
  );
}
