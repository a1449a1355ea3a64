import { queryOptions } from "@tanstack/react-query";
import type { LocaleCode } from "../contract/locale.ts";
import { call } from "./client.ts";

export function pagesQuery(locale: LocaleCode) {
  return queryOptions({
    queryKey: ["pages", locale],
    queryFn: ({ client, signal }) => call(client, "GET /api/cms/pages", { query: { l: locale }, signal }),
    staleTime: 10 * 60_000,
    meta: { loader: "pages", onError: "empty", persist: "public" },
  });
}

export function pageQuery(locale: LocaleCode, path: string) {
  return queryOptions({
    queryKey: ["page", locale, path],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/cms/pages/:slug{.+}", { params: { slug: path }, query: { l: locale }, signal }),
    staleTime: 10 * 60_000,
    meta: { loader: "pageContent", onError: "empty", persist: "public" },
  });
}

/** A logo in the footer. */
export interface FooterLogo {
  id: string;
  categories: string[];
  title: string;
  image: string;
}

/** Snippets by identifier. */
export function snippetsQuery(locale: LocaleCode) {
  return queryOptions({
    queryKey: ["snippets", locale],
    queryFn: async ({ client, signal }): Promise<Record<string, string>> => {
      const rows = await call(client, "GET /api/cms/snippets", { query: { l: locale }, signal });
      return Object.fromEntries(rows.map(({ identifier, content }) => [identifier, content]));
    },
    staleTime: 10 * 60_000,
    meta: { loader: "snippets", onError: "empty", persist: "public" },
  });
}

export function filesQuery(locale: LocaleCode) {
  return queryOptions({
    queryKey: ["files", locale],
    queryFn: async ({ client, signal }): Promise<FooterLogo[]> => {
      const files = await call(client, "GET /api/cms/files", { query: { l: locale }, signal });
      return files.map(({ frontend_identifier, categories, title, image }) => ({
        id: frontend_identifier,
        categories,
        title,
        image,
      }));
    },
    staleTime: 10 * 60_000,
    meta: { loader: "files", onError: "empty", persist: "public" },
  });
}

/** How the operator presents gifts, by group key. */
export const giftOverridesQuery = (locale: LocaleCode) =>
  queryOptions({
    queryKey: ["gift-overrides", locale],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/fe/config/modify-gifts-config", {
        headers: { locale },
        mayBeEmpty: true,
        signal,
      }),
    staleTime: 5 * 60_000,
    meta: { loader: "modifyGiftsConfig", onError: "empty", persist: "public" },
  });

/** Cards that the operator shows between the gifts. */
export const additionalGiftsQuery = (locale: LocaleCode) =>
  queryOptions({
    queryKey: ["additional-gifts", locale],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/fe/config/additional-gifts", { headers: { locale }, signal }),
    staleTime: 5 * 60_000,
    meta: { loader: "additionalGifts", onError: "empty", persist: "public" },
  });

/** Group keys of bonuses that can't be activated at present. */
export const disabledBonusesQuery = queryOptions({
  queryKey: ["disabled-bonuses"],
  queryFn: async ({ client, signal }) =>
    (await call(client, "GET /api/fe/config/disabled-bonuses", { signal })).group_keys,
  staleTime: 60_000,
  meta: { loader: "disabledBonuses", onError: "empty", persist: "public" },
});

export function bannersQuery(locale: LocaleCode) {
  return queryOptions({
    queryKey: ["banners", locale],
    queryFn: async ({ client, signal }) =>
      (await call(client, "GET /api/fe/config/banners-config", { headers: { locale }, signal })).banners,
    staleTime: 5 * 60_000,
    meta: { loader: "bannersConfig", onError: "empty", persist: "public" },
  });
}
