import styles from "./meter.module.css";

interface MeterProps {
  /** In the same unit as `max`. */
  value: number;
  max: number;
  /** Accessible name. */
  label: string;
  /** Accessible value text. */
  text: string;
  state?: "near" | "reached" | undefined;
}

export const Meter = ({ value, max, label, text, state }: MeterProps) => (
  <progress
    className={styles.meter}
    data-state={state}
    max={max}
    value={Math.min(value, max)}
    aria-label={label}
    aria-valuetext={text}
  />
);
