export type Cue = "spin" | "stop" | "win" | "bigWin";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the cue's start. */
  at: number;
  /** Seconds. */
  length: number;
  /** From 0 to 1. */
  volume: number;
  shape: OscillatorType;
}

const bell = (pitch: number, at: number, volume = 0.16): Tone[] => [
  { pitch, at, length: 0.5, volume, shape: "sine" },
  { pitch: pitch * 2, at, length: 0.28, volume: volume * 0.4, shape: "triangle" },
];

/** C, E, G and C above middle C. */
const CHORD = [523.25, 659.25, 783.99, 1_046.5];

const CUES: Record<Cue, Tone[]> = {
  spin: [180, 240, 320].map((pitch, i) => ({
    pitch,
    at: i * 0.05,
    length: 0.1,
    volume: 0.09,
    shape: "triangle",
  })),
  stop: [{ pitch: 120, at: 0, length: 0.09, volume: 0.2, shape: "sine" }],
  win: CHORD.slice(0, 3).flatMap((pitch, i) => bell(pitch, i * 0.09)),
  bigWin: [...CHORD, ...CHORD.map((pitch) => pitch * 1.5)].flatMap((pitch, i) => bell(pitch, i * 0.11, 0.2)),
};

/** A game's sounds, synthesised. Silent until the player has switched them on and has touched the game. */
export class GameSound {
  isOn = false;
  private hasGesture = false;
  private context: AudioContext | null = null;

  constructor() {
    const onGesture = () => {
      this.hasGesture = true;
    };
    for (const type of ["pointerdown", "keydown"])
      addEventListener(type, onGesture, { once: true, capture: true });
  }

  play(cue: Cue): void {
    // A browser would hold back sounds from before a gesture, and let them out at the wrong time.
    if (!this.isOn || !this.hasGesture || document.visibilityState === "hidden") return;
    try {
      this.context ??= new AudioContext();
      void this.context.resume();
      for (const tone of CUES[cue]) this.playTone(this.context, tone);
    } catch {
      // Without an audio device the game is silent.
    }
  }

  private playTone(context: AudioContext, { pitch, at, length, volume, shape }: Tone): void {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    oscillator.type = shape;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.02);
  }
}
