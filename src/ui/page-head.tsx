import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { LocaleCode } from "../contract/locale.ts";
import { markHydrated } from "../lib/hydration/hydration.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { useOrigin } from "../lib/page/site.ts";
import { isIndexed } from "../rules/content/seo.ts";
import { joinLocale, OFFERED_LOCALES } from "../rules/locales/locales.ts";

interface PageHeadProps {
  title: string;
  description?: string;
  keywords?: string;
  /** Excludes this page from search engines; deep paths are excluded anyway. */
  noindex?: boolean;
  /** Canonical path, if several paths show the same page. */
  canonical?: string;
}

/** Document metadata of a page; React hoists it into the head. */
export function PageHead({ title, description, keywords, noindex = false, canonical }: PageHeadProps) {
  useEffect(markHydrated, []);
  const origin = useOrigin();
  const locale = useLocale();
  const currentPath = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).pathname,
  });
  const path = canonical ?? currentPath;
  const isIndexable = !noindex && isIndexed(path);
  const hrefOf = (code: LocaleCode) => origin + joinLocale(code, path);
  return (
    <>
      <title>{`${title} | Apogee`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {isIndexable ? (
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
