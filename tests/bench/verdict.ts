import type { Row } from "./rows.ts";

export type Verdict = "stretch" | "met" | "missed";

export function verdictOf({ value, target, stretch, atLeast }: Row): Verdict {
  const reaches = (goal: number) => (atLeast ? value >= goal : value <= goal);
  if (reaches(stretch)) return "stretch";
  return reaches(target) ? "met" : "missed";
}

/** Formats a number with three significant digits. */
export function formatSignificant(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

export function withUnit(value: number, unit: Row["unit"]): string {
  return `${formatSignificant(value)}${unit === "x" ? "" : " "}${unit}`.trim();
}
