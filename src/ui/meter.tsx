import styles from "./meter.module.css";

interface MeterProps {
  /** Of `max`, in whatever both are counted. */
  value: number;
  max: number;
  /** What it measures. */
  label: string;
  /** How much of what, in words. */
  text: string;
  state?: "near" | "reached" | undefined;
}

/** How much of something there is, as a bar. */
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
