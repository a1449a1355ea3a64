import type { FrameRound } from "./protocol.ts";
import type { Texts } from "./texts.ts";

/** One of the three games, as the frame's shell plays it. */
export interface Stage {
  /** What is chosen beside the stake; placed between the picture and the buttons. */
  controls: HTMLElement | null;
  /** The choice of the next round. */
  choice: () => object;
  /** Shows a round from its beginning to its end; at once where `still`. */
  show: (round: FrameRound, still: boolean) => Promise<void>;
  /** What a screen reader says of a round. */
  describe: (round: FrameRound) => string;
  /** Draws itself as it is, in the size that the canvas has. */
  draw: () => void;
}

export interface StageOptions {
  canvas: HTMLCanvasElement;
  /** Degrees. */
  hue: number;
  texts: Texts;
  /** A number in the player's language. */
  number: (value: number, decimals?: number) => string;
}

/** The canvas in its own pixels; gives its size as the page sees it. */
export function prepare(canvas: HTMLCanvasElement): {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
} {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  const context = canvas.getContext("2d")!;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, width, height };
}

/** Calls `frame` with how much of the time is over, from 0 to 1, until it is. */
export function animate(milliseconds: number, frame: (part: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const next = (at: number) => {
      const part = Math.min(1, Math.max(0, (at - begin) / milliseconds));
      frame(part);
      if (part < 1) requestAnimationFrame(next);
      else resolve();
    };
    // A tab that is not shown draws nothing, and need not be waited for.
    if (document.visibilityState === "hidden") {
      frame(1);
      resolve();
    } else requestAnimationFrame(next);
  });
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
