import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

type Messages = Record<string, unknown>;

/** Compiled messages by locale; untranslated messages fall back to English. */
export async function compileMessages(): Promise<Record<string, Messages>> {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error("lingui.config.ts has no catalog");
  const compiled: Record<string, Messages> = {};
  let english: Record<string, string> = {};
  for (const locale of config.locales) {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale,
    });
    if (locale === config.sourceLocale) english = messages;
    const pseudo = config.pseudoLocale.find((item) => item.locale === locale);
    const { source, errors } = createCompiledCatalog(
      locale,
      { ...english, ...messages },
      {
        namespace: "json",
        pseudoLocale: pseudo?.locale,
        pseudoLocaleOptions: pseudo?.options,
      },
    );
    if (errors[0]) throw new Error(`${locale}: ${errors[0].source}: ${errors[0].error.message}`);
    compiled[locale] = (JSON.parse(source) as { messages: Messages }).messages;
  }
  return compiled;
}
