import { Link } from "@tanstack/react-router";
import styles from "./shell.module.css";

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label="Apogee">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <defs>
          <linearGradient id="logo-hot" x1="0" y1="1" x2="1" y2="0">
            <stop offset="0" stopColor="#ff8f1f" />
            <stop offset="0.6" stopColor="#ff4d86" />
            <stop offset="1" stopColor="#e04bd0" />
          </linearGradient>
        </defs>
        <path d="M16 3 28 28h-6.6L16 16.2 10.6 28H4Z" fill="url(#logo-hot)" />
        <path d="M3 20.5C9 14 21 10.5 30 12.5c-7 .8-18 4.4-24 9.5Z" fill="#fff" opacity=".92" />
      </svg>
      <span>Apogee</span>
    </Link>
  );
}
