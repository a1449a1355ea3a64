import { Search } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  text: string;
  onChange: (text: string) => void;
  /** Accessible name, also shown while the box is empty. */
  label: string;
  /** Number of matches in words, which assistive technology announces once there's a text. */
  found: ReactNode;
}

/** A field that narrows a list on the page while typing. */
export const SearchBox = ({ text, onChange, label, found }: SearchBoxProps) => (
  <search className={styles.box}>
    <Search aria-hidden />
    <input
      className={styles.input}
      type="search"
      value={text}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      placeholder={label}
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      // Within a form, Enter would send it.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
    <p className="visually-hidden" role="status">
      {text ? found : null}
    </p>
  </search>
);
