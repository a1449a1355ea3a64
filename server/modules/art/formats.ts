export const GAME_WIDTHS: readonly number[] = [160, 240, 320, 480];
/** Also of the hero. */
export const WIDE_WIDTHS: readonly number[] = [480, 640, 800, 1200];
export const BANNER_WIDTHS: readonly number[] = [480, 800, 1200];
/** Of banners on cards. */
export const CARD_WIDTHS: readonly number[] = [240, 480];
/** Of a panel beside a form. */
export const FORM_WIDTH = 720;
export const FORMATS = ["avif", "webp"] as const;
export type ArtFormat = (typeof FORMATS)[number];
