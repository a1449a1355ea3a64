/** The part of opentype.js that the lettering uses; the published types need a browser's. */
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
  export interface Path {
    commands: PathCommand[];
    getBoundingBox(): BoundingBox;
  }
  export interface Font {
    hasChar(letter: string): boolean;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
}
