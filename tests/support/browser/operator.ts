import { readFileSync } from "node:fs";
import { operatorKey } from "../../../server/modules/operator/key.ts";
import { baseUrl, expect } from "./browser.ts";

/** What one of the staff's commands does, on the server that the tests run against; what it answers. */
export async function operate(command: "ledger" | "notifications" | "payments", body: object) {
  const key = operatorKey(readFileSync(`.tmp/browser-data-${new URL(baseUrl()).port}/secret`, "utf8"));
  // A connection of its own: one that is kept may be closed by the server at the very moment that it is used.
  const answer = await fetch(new URL(`/operator/${command}`, baseUrl()), {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", connection: "close" },
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as unknown;
}
