import { splitLocale } from "../rules/locales/locales.ts";
import type { createRouter } from "./router.tsx";
import "./tile-transition.css";

/** Milliseconds. */
interface Patience {
  /** How long a tap waits for the game's page before it opens without a transition. */
  load: number;
  /** How long the screen may stand still while the loaded page renders. */
  render: number;
}

const NAME = "game-art";

type Router = Pick<ReturnType<typeof createRouter>, "navigate" | "preloadRoute" | "subscribe">;

const delay = (time: number): Promise<false> => new Promise((resolve) => setTimeout(resolve, time, false));

/** The link of a tile that this click opens in this tab. */
function openedTile(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return null;
  return target instanceof Element ? target.closest("article[data-game] > a[href]:has(img)") : null;
}

const setName = (picture: HTMLElement | null | undefined, isNamed: boolean): void => {
  if (picture) picture.style.viewTransitionName = isNamed ? NAME : "";
};

/**
 * Turns the picture of a tile that is opened into the cover of the game's page. A page that isn't loaded in time opens
 * without, as do all pages under reduced motion.
 * @returns the function that stops it.
 */
export function animateTiles(router: Router, patience: Patience = { load: 200, render: 300 }): () => void {
  async function open(link: HTMLAnchorElement): Promise<void> {
    const to: string = splitLocale(link.pathname).path;
    const loading = router.preloadRoute({ to }).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([loading, delay(patience.load)])) || !link.isConnected)
      return router.navigate({ to });
    const picture = link.querySelector("img");
    let cover: HTMLElement | null = null;
    setName(picture, true);
    const transition = document.startViewTransition(async () => {
      setName(picture, false);
      let unsubscribe = () => {};
      const rendered = new Promise<void>((resolve) => {
        unsubscribe = router.subscribe("onRendered", () => resolve());
      });
      void router.navigate({ to });
      await Promise.race([rendered, delay(patience.render)]);
      unsubscribe();
      cover = document.querySelector("[data-cover] img");
      setName(cover, true);
    });
    // The browser may skip the transition, such as when the window is resized; the page is open nevertheless.
    await Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]);
    setName(picture, false);
    setName(cover, false);
  }

  const onClick = (event: MouseEvent) => {
    const link = openedTile(event);
    if (!link || !("startViewTransition" in document)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // The link doesn't navigate itself then.
    event.preventDefault();
    void open(link);
  };
  // Before the app's own listeners, which are on the document.
  addEventListener("click", onClick, true);
  return () => removeEventListener("click", onClick, true);
}
