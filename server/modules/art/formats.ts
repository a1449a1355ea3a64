export const GAME_WIDTHS: readonly number[] = [160, 240, 320, 480, 640];
export const BANNER_WIDTHS: readonly number[] = [480, 800, 1200];
export const FORMATS = ["avif", "webp"] as const;
export type ArtFormat = (typeof FORMATS)[number];
