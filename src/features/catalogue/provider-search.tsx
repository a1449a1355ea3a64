import { Plural, useLingui } from "@lingui/react/macro";
import { SearchBox } from "../../ui/search-box.tsx";

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
    <SearchBox
      text={text}
      onChange={onChange}
      label={t`Search providers`}
      found={<Plural value={matches.length} one="# provider" other="# providers" />}
    />
  );
}
