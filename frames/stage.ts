import type { DrawnSymbols, FrameRound } from "./protocol.ts";
import type { Cue } from "./sound.ts";
import type { Texts } from "./text-keys.ts";

/** One of the three games, as the frame's shell uses it. */
export interface Stage {
  /** Controls besides the stake, between picture and buttons. */
  controls: HTMLElement | null;
  /** The player's choice for the next round. */
  choice: () => object;
  /** Animates a round, or shows its result immediately. */
  show: (round: FrameRound, isInstant: boolean) => Promise<void>;
  /** Describes a round for screen readers. */
  describe: (round: FrameRound) => string;
  /** Draws the current state in the canvas's size. */
  draw: () => void;
}

export interface StageOptions {
  canvas: HTMLCanvasElement;
  title: string;
  /** Degrees. */
  hue: number;
  texts: Texts;
  symbols: DrawnSymbols;
  /** Version of the rules. */
  version: number;
  /** Formats a number in the player's language. */
  number: (value: number, decimals?: number) => string;
  playSound: (cue: Cue) => void;
}

/** True for a round that pays more than it cost: only then is anything celebrated. */
export const isNetWin = ({ stake, win, free }: Pick<FrameRound, "stake" | "win" | "free">): boolean =>
  Number(win) > (free ? 0 : Number(stake));

/** Sizes the canvas in device pixels. @returns its context and CSS size */
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

/** Calls `frame` with the elapsed share from 0 to 1. */
export function animate(milliseconds: number, frame: (part: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const startTime = performance.now();
    const next = (at: number) => {
      const part = Math.min(1, Math.max(0, (at - startTime) / milliseconds));
      frame(part);
      if (part < 1) requestAnimationFrame(next);
      else resolve();
    };
    // Hidden tabs get no animation frames, so skip to the end.
    if (document.visibilityState === "hidden") {
      frame(1);
      resolve();
    } else requestAnimationFrame(next);
  });
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
