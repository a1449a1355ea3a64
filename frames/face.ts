/** Typefaces of texts on canvases: the site's, or the system's while it isn't loaded. */
export const FACE = '"Figtree Variable", system-ui, sans-serif';
