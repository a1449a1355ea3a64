import { expect, it } from "vitest";
import { logoSvg } from "./logo.ts";

it("draws a plate's title in the site's face, which no device needs to have, within the plate", () => {
  for (const title of ["Visa", "Curaçao rules", "Õiglane mäng & abi", "Instant bank payment"]) {
    const plate = logoSvg(title);
    expect(plate).not.toContain("<text");
    const width = Number(/ width="(\d+)"/.exec(plate)![1]);
    const xs = [.../[ML](-?[\d.]+) /g[Symbol.matchAll](/<path d="([^"]+)"/.exec(plate)![1]!)].map(([, x]) =>
      Number(x),
    );
    expect(Math.min(...xs)).toBeGreaterThan(4);
    expect(Math.max(...xs)).toBeLessThan(width - 4);
    expect(plate.length).toBeLessThan(12_000);
  }
});

it("writes letters that the face lacks as escaped text", () => {
  const plate = logoSvg("Играй <b> & co");
  expect(plate).toContain(">Играй &lt;b&gt; &amp; co</text>");
});
