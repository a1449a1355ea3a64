import styles from "./jackpots.module.css";

const METALS = [
  ["#ffe9a8", "#f0b429", "#7a4b00"],
  ["#f4f6fb", "#aeb8cc", "#3b4458"],
  ["#f7c9a0", "#c07a3e", "#4d2607"],
] as const;

export function Medal({ rank }: { rank: 1 | 2 | 3 }) {
  const [light, metal, ink] = METALS[rank - 1]!;
  return (
    <svg className={styles.medal} viewBox="0 0 36 40" aria-hidden="true" data-place={rank}>
      <path d="M9 0h7l5 14-7 3z" fill="#e04bd0" />
      <path d="M27 0h-7l-5 14 7 3z" fill="#ff8f1f" />
      <circle cx="18" cy="26" r="13" fill={metal} />
      <circle cx="18" cy="26" r="10.4" fill={light} stroke={metal} strokeWidth="1.2" />
      <text x="18" y="31" textAnchor="middle" fontSize="14" fontWeight="800" fill={ink}>
        {rank}
      </text>
    </svg>
  );
}
