import { Fragment, type ReactNode, Suspense, use, useEffect, useId, useState } from "react";
import { onceNear } from "../lib/once-near.ts";
import { useTakesOver } from "../lib/use-takes-over.ts";
import { Guarded } from "./guarded.tsx";
import styles from "./taken-over-near.module.css";

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

function Gate({ id, children }: { id: string; children: ReactNode }) {
  const takesOver = useTakesOver();
  const [anew, setAnew] = useState(false);
  if (takesOver) use(whenNear(id));
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
          <Gate id={id}>{children}</Gate>
        </Suspense>
      </Guarded>
    </div>
  );
}
