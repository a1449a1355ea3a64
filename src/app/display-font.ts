/** Loads the display face behind everything else; headings take it over when it is there, in boxes that do not change. */
export function loadDisplayFont(): void {
  if (!("fonts" in document)) return;
  const face = new FontFace("Sora Variable", 'url("/fonts/sora.woff2") format("woff2")', {
    weight: "600 800",
    display: "swap",
  });
  face.load().then(
    () => {
      document.fonts.add(face);
      document.documentElement.classList.add("fonts-ready");
    },
    () => {
      // Without the face the system's own stands; nothing is missing.
    },
  );
}
