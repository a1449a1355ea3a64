import { queryOptions } from "@tanstack/react-query";
import { local, OWN_FLAGS } from "../lib/storage/storage.ts";
import { call } from "./client.ts";

export const projectQuery = queryOptions({
  queryKey: ["project"],
  queryFn: async ({ client, signal }) => {
    const project = await call(client, "GET /api/info/project", { signal });
    const overrides = project.flag_overrides ? local.read(OWN_FLAGS) : null;
    return overrides
      ? {
          ...project,
          features: { ...project.features, ...(JSON.parse(overrides) as Record<string, boolean>) },
        }
      : project;
  },
  staleTime: 5 * 60_000,
  meta: { loader: "project", onError: "throw", persist: "public" },
});

export const currentIpQuery = queryOptions({
  queryKey: ["current-ip"],
  queryFn: ({ client, signal }) => call(client, "GET /api/current_ip", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "currentIp", onError: "empty", persist: "never" },
});

export const bettingQuery = queryOptions({
  queryKey: ["betting"],
  queryFn: ({ client, signal }) => call(client, "GET /api/fe/config/betting-config", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "bettingConfig", onError: "empty", persist: "public" },
});

export const menuQuery = queryOptions({
  queryKey: ["menu"],
  queryFn: ({ client, signal }) => call(client, "GET /api/fe/config/menu-categories-games", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "menuCategories", onError: "empty", persist: "public" },
});

export const promotionPagesQuery = queryOptions({
  queryKey: ["promotion-pages"],
  queryFn: ({ client, signal }) =>
    call(client, "GET /api/fe/config/manage-promotion-pages", { mayBeEmpty: true, signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "managePagesConfig", onError: "empty", persist: "public" },
});

export const currenciesQuery = queryOptions({
  queryKey: ["currencies"],
  queryFn: ({ client, signal }) => call(client, "GET /api/fe/config/currency-config", { signal }),
  staleTime: 30 * 60_000,
  meta: { loader: "currencyConfig", onError: "throw", persist: "public" },
});
