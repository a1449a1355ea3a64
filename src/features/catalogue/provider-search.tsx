import { Plural, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import styles from "./provider-search.module.css";

interface ProviderSearchProps {
  text: string;
  onChange: (text: string) => void;
  /** The providers that match; assistive technology announces their number. */
  matches: readonly unknown[];
}

/** The field that narrows a list of providers while typing. */
export function ProviderSearch({ text, onChange, matches }: ProviderSearchProps) {
  const { t } = useLingui();
  return (
    <>
      <search className={styles.box}>
        <Search aria-hidden />
        <input
          className={styles.input}
          type="search"
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          placeholder={t`Search providers`}
          aria-label={t`Search providers`}
          onChange={(event) => onChange(event.target.value)}
          // Within a form, Enter would send it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </search>
      <p className="visually-hidden" role="status">
        {text ? <Plural value={matches.length} one="# provider" other="# providers" /> : null}
      </p>
    </>
  );
}
