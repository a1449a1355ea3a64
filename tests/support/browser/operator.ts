import { readFileSync } from "node:fs";
import { operatorKey } from "../../../server/http/operator-key.ts";
import { baseUrl, expect } from "./browser.ts";

/** Runs a staff command on the server under test. @returns its answer */
export async function operate(command: "ledger" | "notifications" | "payments", body: object) {
  const key = operatorKey(readFileSync(`.tmp/browser-data-${new URL(baseUrl()).port}/secret`, "utf8"));
  // Uses a new connection: the server may close a keep-alive one at the moment of its use.
  const answer = await fetch(new URL(`/operator/${command}`, baseUrl()), {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", connection: "close" },
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as unknown;
}
