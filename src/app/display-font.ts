export const DISPLAY_FONT = "Sora Variable";

/**
 * Loads the display font last. Headings list it first and swap without layout shift; a class on the root
 * would restyle the whole page instead.
 */
export function loadDisplayFont(): void {
  if (!("fonts" in document)) return;
  const face = new FontFace(DISPLAY_FONT, 'url("/fonts/sora.woff2") format("woff2")', {
    weight: "600 800",
    display: "swap",
  });
  face.load().then(
    () => void document.fonts.add(face),
    () => {
      // Headings keep the fallback fonts.
    },
  );
}
