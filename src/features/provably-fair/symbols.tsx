import { type SlotSymbol, windowOf } from "../../rules/fair/slot.ts";
import { slotTable } from "../../rules/fair/slot-tables.ts";
import styles from "./provably-fair.module.css";

/** Single characters, so that the reels fit a line of text. */
export const SIGNS: Record<SlotSymbol, string> = {
  crown: "♛",
  gem: "◆",
  bell: "♪",
  horn: "♫",
  ace: "A",
  king: "K",
  queen: "Q",
  jack: "J",
  wild: "W",
  scatter: "★",
};

/** The visible symbols of the reels at their stops. */
export function Reels({ version, stops }: { version: number; stops: readonly number[] }) {
  const reels = windowOf(slotTable(version), stops).map((reel) => reel.map((symbol) => SIGNS[symbol]));
  const rows = reels[0]!.map((_, row) => reels.map((reel) => reel[row]!));
  return (
    <span className={styles.reels} role="img" aria-label={rows.map((row) => row.join(" ")).join(", ")}>
      {rows.flatMap((row, y) =>
        row.map((glyph, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a position in the window has no other key
          <span key={`${x}:${y}`} aria-hidden>
            {glyph}
          </span>
        )),
      )}
    </span>
  );
}
