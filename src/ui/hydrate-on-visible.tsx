import { Fragment, type ReactNode, Suspense, use, useEffect, useId, useState } from "react";
import { onceNear } from "../lib/page/once-near.ts";
import { useTakesOver } from "../lib/page/use-is-hydrating.ts";
import { isWide, whenWide } from "../lib/page/use-wide.ts";
import { Guarded } from "./auth-gate.tsx";
import styles from "./hydrate-on-visible.module.css";

const known = new Map<string, Promise<void>>();

/** Ends when what the server rendered in the element with this id first comes within half a screen of what is seen. */
function whenNear(id: string): Promise<void> {
  let near = known.get(id);
  if (!near) {
    near = new Promise((resolve) => {
      const element = document.getElementById(id)?.firstElementChild;
      if (element) onceNear(element, resolve);
      else resolve();
    });
    known.set(id, near);
  }
  return near;
}

/** The address that the server rendered for. */
const landedOn = import.meta.env.SSR ? "" : location.pathname;

interface GateProps {
  /** Ends when the children are to be taken over; null is now. */
  until: (takesOver: boolean) => Promise<void> | null;
  children: ReactNode;
}

function Gate({ until, children }: GateProps) {
  const takesOver = useTakesOver();
  const [anew, setAnew] = useState(false);
  const wait = until(takesOver);
  if (wait) use(wait);
  useEffect(() => {
    // Attributes are taken over as they are, and what was rendered for another address says so in its links.
    if (takesOver && location.pathname !== landedOn) setAnew(true);
  }, [takesOver]);
  return <Fragment key={String(anew)}>{children}</Fragment>;
}

/**
 * Takes over what the server rendered of its children once that comes near the screen: until then their links and
 * other native controls work as the browser has them, and their script need not be there. What the browser renders
 * itself does not wait.
 */
export function TakenOverNear({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div id={id} className={styles.whole}>
      <Guarded>
        <Suspense>
          <Gate until={(takesOver) => (takesOver ? whenNear(id) : null)}>{children}</Gate>
        </Suspense>
      </Guarded>
    </div>
  );
}

const untilWide = () => (import.meta.env.SSR || isWide() ? null : whenWide());

/**
 * For what only a wide screen shows: a phone never takes it over, nor renders it, nor fetches its script. The children
 * must be one element for good: were it to change before it is taken over, React would draw it anew.
 */
export function TakenOverWide({ children }: { children: ReactNode }) {
  return (
    <Guarded>
      <Suspense>
        <Gate until={untilWide}>{children}</Gate>
      </Suspense>
    </Guarded>
  );
}
