/**
 * Keeps the height that an on-screen keyboard covers of the page in the element's `--keyboard`: most browsers lay the
 * page out as if it weren't there. For use as a ref.
 */
export function trackKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!element || !viewport) return undefined;
  const update = () => {
    // A zoomed page is also larger than what's seen of it.
    const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
    element.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
  };
  update();
  viewport.addEventListener("resize", update);
  viewport.addEventListener("scroll", update);
  return () => {
    viewport.removeEventListener("resize", update);
    viewport.removeEventListener("scroll", update);
  };
}
