import { expect, it, vi } from "vitest";
import { createHttp } from "../lib/http/http.ts";
import { precachedEndpoints } from "../rules/web/precached-endpoints.ts";
import { createQueryClient } from "./client.ts";
import { pageQuery } from "./content.ts";

it.each([false, true])(
  "NEW-23 a first visit stores the help page under the URL that its screen loads; low data: %s",
  async (savesData) => {
    const network = vi.fn<typeof fetch>(async () =>
      Response.json({ title: "Help", content: "", blocks: {} }),
    );
    const client = createQueryClient(
      createHttp({ fetch: network, base: "http://apogee.test", timeout: 1_000, retries: 0 }),
    );
    await client.fetchQuery(pageQuery("fr-CA", "responsible-gaming"));
    const [address] = network.mock.calls[0]!;
    const { pathname, search } = new URL(String(address));
    expect(precachedEndpoints("fr-CA", { savesData })).toContain(pathname + search);
  },
);
