import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../tests/support/server/folder.ts";
import { operatorKey } from "../http/operator-key.ts";
import { removeStaffSession, staffCredential, storeStaffSession } from "./staff-session.ts";

const SECRET = "a secret of tests, which is long enough";
const URL = "https://casino.example";

it("RI-34 sends a session's token to its own server only, and the operator key to others", () => {
  const env = { dataDir: testFolder("data"), secret: SECRET };
  storeStaffSession(env, URL, "staff_first");
  storeStaffSession(env, URL, "staff_token");
  expect(staffCredential(env, URL)).toBe("staff_token");
  expect(staffCredential(env, "https://other.example")).toBe(operatorKey(SECRET));
  removeStaffSession(env);
  expect(staffCredential(env, URL)).toBe(operatorKey(SECRET));
});

it("RI-34 stores a token for its user only", () => {
  const env = { dataDir: join(testFolder("data"), "new"), secret: SECRET };
  storeStaffSession(env, URL, "staff_token");
  const file = join(env.dataDir, "staff-session.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain("staff_token");
  writeFileSync(file, "damaged");
  expect(staffCredential(env, URL)).toBe(operatorKey(SECRET));
});
