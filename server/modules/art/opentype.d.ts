/** The part of opentype.js that the lettering and the tests' block font use; the published types need a browser's. */
declare module "opentype.js" {
  export interface BoundingBox {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  export type PathCommand =
    | { type: "M" | "L"; x: number; y: number }
    | { type: "Q"; x1: number; y1: number; x: number; y: number }
    | { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: "Z" };
  export class Path {
    commands: PathCommand[];
    getBoundingBox(): BoundingBox;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    close(): void;
  }
  export class Glyph {
    constructor(options: { name: string; unicode?: number; advanceWidth: number; path: Path });
  }
  export class Font {
    constructor(options: {
      familyName: string;
      styleName: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      glyphs: Glyph[];
    });
    hasChar(letter: string): boolean;
    getPath(text: string, x: number, y: number, size: number): Path;
    toArrayBuffer(): ArrayBuffer;
  }
  const opentype: {
    parse(font: ArrayBuffer): Font;
    Path: typeof Path;
    Glyph: typeof Glyph;
    Font: typeof Font;
  };
  export default opentype;
}
