import { describe, expect, it } from "vitest";
import { renderPart } from "../../tests/support/component/render.tsx";
import { ApiError } from "../lib/http/http.ts";
import { FailedLine, FormFallback, QueryFallback } from "./query-fallback.tsx";

const query = (error: Error | null, isFetching = false, data?: object) =>
  ({ data, error, isFetching, refetch: () => {} }) as never;
const network = new ApiError("network", 0, null, "Failed to fetch");
const server = new ApiError("http", 500, null, "HTTP 500");
const fallback = (...queries: never[]) =>
  renderPart(<QueryFallback queries={queries} skeleton={<i>boxes</i>} />);

describe("the fallback of a query", () => {
  it("PLT-54 is a skeleton while the query loads or reloads", async () => {
    for (const queries of [
      [query(null, true)],
      [query(network, true)],
      [query(null, false, {}), query(server, true)],
    ])
      expect(await fallback(...queries)).toBe("<i>boxes</i>");
  });

  it.each([
    [network, "No connection", "We'll load this as soon as you're back online."],
    [server, "Something went wrong", "Sorry, that's on us"],
  ])(
    "PLT-54 explains a failure (%s), and offers a retry and a link to the lobby",
    async (error, title, text) => {
      const html = await fallback(query(null, false, {}), query(error));
      for (const part of [title, text, "Try again", "Go to lobby"]) expect(html).toContain(part);
      expect(html).not.toContain("boxes");
    },
  );

  it("PLT-54 has its own text for a form, and one line for a part of a page", async () => {
    expect(await renderPart(<FormFallback queries={[query(network)]} />)).toContain(
      "We'll load this form as soon as you're back online.",
    );
    const line = await renderPart(<FailedLine query={query(network)} />);
    expect(line).toContain("We'll load this as soon as you're back online.");
    expect(line).toContain("Try again");
    expect(line).not.toContain("<h2");
    expect(await renderPart(<FailedLine query={query(null)} />)).toBe("");
  });
});
