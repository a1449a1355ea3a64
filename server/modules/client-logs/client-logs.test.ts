import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { visit } from "../../../tests/support/server/visitor.ts";
import { clientReports } from "./tables.ts";

const PATH = "/metrics-errors-validation";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterEach(async () => {
  await app.db.delete(clientReports);
});

const REPORT = {
  side: "client",
  component: "sign-up",
  errors: { email: "invalid_format", "user.date_of_birth": "too_young" },
};

describe("validation reports", () => {
  it.each(["client", "server"])("AUTH-23 PROF-31 stores what the %s rejected", async (side) => {
    const answer = await visit(app).put(PATH, { ...REPORT, side });
    expect([answer.status, answer.body]).toEqual([200, { accepted: true }]);
    expect(await app.db.select().from(clientReports)).toMatchObject([
      { kind: "validation", value: { ...REPORT, side } },
    ]);
  });

  it.each([
    ["a typed value as an error code", { errors: { email: "anna@example.com" } }],
    ["a typed value as a field name", { errors: { "anna@example.com": "required" } }],
    ["a number as a field name", { errors: { "491511234567": "required" } }],
    ["a typed value next to an error code", { errors: { email: { code: "required", value: "anna" } } }],
    ["several codes for one field", { errors: { email: ["required", "too_long"] } }],
    ["a typed value next to the errors", { value: "anna@example.com" }],
    ["a sentence as the component", { component: "Anna Bell, 17 May 1990" }],
    ["a component over the length limit", { component: "a".repeat(41) }],
    ["a report without errors", { errors: {} }],
    [
      "41 fields",
      { errors: Object.fromEntries(Array.from({ length: 41 }, (_, i) => ["a".repeat(i + 1), "required"])) },
    ],
    ["an unknown side", { side: "player" }],
  ])("AUTH-23 rejects %s, so that a report can't contain personal data", async (_, part) => {
    expect((await visit(app).put(PATH, { ...REPORT, ...part })).status).toBe(422);
    expect(await app.db.select().from(clientReports)).toEqual([]);
  });

  it("AUTH-23 accepts 120 reports a minute from an IP address", async () => {
    const client = visit(app);
    for (let i = 0; i < 120; i++) expect((await client.put(PATH, REPORT)).status).toBe(200);
    expect((await client.put(PATH, REPORT)).status).toBe(429);
  });
});
