import { expect, it } from "vitest";
import { createQueryClient } from "../api/client.ts";
import { categoriesQuery } from "../api/games.ts";
import type { AppContext } from "../lib/page/context.ts";
import { listFilter } from "./-load-list.ts";

const queryClient = createQueryClient(() => Promise.reject(new Error("no network")));
queryClient.setQueryData(
  categoriesQuery.queryKey,
  ["all", "megaways"].map((id) => ({ id, title: id, sections: ["pokies", "live", "table"] })) as never,
);
const context = { queryClient } as AppContext;

it.each(["pokies", "live", "table"] as const)(
  "CAT-03 CAT-04 AMB-RTE-02 the address segment all means the whole list of %s, even when a category has that name",
  async (section) => {
    expect(await listFilter(context, "all", section)).toEqual({ categories: [section] });
    expect(await listFilter(context, "megaways", section)).toEqual({ categories: [section, "megaways"] });
  },
);
