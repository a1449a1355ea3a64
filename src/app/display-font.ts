export const DISPLAY_FONT = "Sora Variable";

/**
 * Loads the display font after everything else. Headings name it first, so they take it over once it's there, in boxes that
 * don't change; a class or a property on the root would restyle the whole page instead.
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
      // Without it headings stay in the fallback fonts; nothing is missing.
    },
  );
}
