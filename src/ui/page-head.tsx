import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { LocaleCode } from "../contract/locale.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { markPageAlive } from "../lib/page/hydration.ts";
import { useOrigin } from "../lib/page/site.ts";
import { isIndexed } from "../rules/content/seo.ts";
import { joinLocale, OFFERED_LOCALES } from "../rules/locales/locales.ts";

interface PageHeadProps {
  title: string;
  description?: string;
  keywords?: string;
  /** The rule of this page itself; deep paths are left out of the index whatever it says. */
  noindex?: boolean;
  /** Path that stands for this page when several show the same. */
  canonical?: string;
}

/** What the document's head says of this page: React lifts these elements there, on the server and in the browser. */
export function PageHead({ title, description, keywords, noindex = false, canonical }: PageHeadProps) {
  useEffect(markPageAlive, []);
  const origin = useOrigin();
  const locale = useLocale();
  const shown = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const path = canonical ?? shown;
  const indexed = !noindex && isIndexed(path);
  const hrefOf = (code: LocaleCode) => origin + joinLocale(code, path);
  return (
    <>
      <title>{`${title} | Apogee`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {indexed ? (
        <>
          <link rel="canonical" href={hrefOf(locale)} />
          {OFFERED_LOCALES.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={hrefOf(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={hrefOf("en")} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
