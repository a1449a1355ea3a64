import { type TOTP, URI } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { addStaff, newStaffName, signInStaff } from "../../../tests/support/server/staff.ts";
import { operatorKey } from "../../http/operator-key.ts";
import { readCommand, runCommand, USAGE } from "./command.ts";

const clock = testClock();
const app = await testApp({ now: clock.now });
const { db } = app;
const KEY = operatorKey(SECRET);

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

/** Runs a command line; `typed` are the lines that the staff member enters. */
async function run(words: string[], key = KEY, typed: string[] = []) {
  const lines = [...typed];
  const prompts: string[] = [];
  const session: { token: string | null } = { token: null };
  const fetch = async (url: string, init: RequestInit) => app.app.request(url, init);
  const outcome = await runCommand(readCommand(words), {
    server: { key, url: "http://localhost", fetch },
    async readSecret(prompt) {
      prompts.push(prompt);
      return lines.shift() ?? "";
    },
    storeSession: (token) => {
      session.token = token;
    },
    removeSession: () => {
      session.token = "removed";
    },
  });
  return { ...outcome, prompts, session };
}

describe("npm run staff", () => {
  it("RI-34 adds, enrols and signs in a member, who decides with the session", async () => {
    const name = newStaffName();
    const admin = ["--reason", "new", "--by", "local admin"];
    const [line = ""] = (await run(["add", "--name", name, ...admin])).lines;
    const code = /code (\S+)$/.exec(line)![1]!;
    const enrolled = await run(["enrol", "--name", name], "", [code, "a-long-password"]);
    expect(enrolled.prompts).toEqual(["Enrolment code: ", "Password: "]);
    const totp = URI.parse(enrolled.lines[1]!) as TOTP;
    expect([totp.issuer, totp.label]).toEqual(["Apogee staff", name]);
    const otp = totp.generate({ timestamp: clock.now() });
    const { session, prompts } = await run(["sign-in", "--name", name], "", ["a-long-password", otp]);
    expect(prompts).toEqual(["Password: ", "Authenticator code: "]);
    const granted = await run(["set-roles", "--name", name, "--roles", "auditor, support", ...admin]);
    expect(granted.lines).toEqual([`${name} has the roles: auditor, support`]);
    expect((await run(["list"], session.token!)).lines).toContain(`${name}: auditor, support (active)`);
    expect((await run(["log"], session.token!)).lines[0]).toContain("staff.roles_changed");
    expect(await run(["verify"], session.token!)).toMatchObject({
      ok: true,
      lines: [expect.stringMatching(/^Newest event \d+, hash/)],
    });
    expect((await run(["sign-out"], session.token!)).session.token).toBe("removed");
    await expect(run(["list"], session.token!)).rejects.toThrow("sign in first: npm run staff -- sign-in");
    await run(["set-roles", "--name", name, "--roles", "", ...admin]);
    expect((await run(["disable", "--name", name, ...admin])).lines).toEqual([`${name} is disabled`]);
  });

  it("decides requests by id", async () => {
    const { member, token } = await signInStaff(db, ["rewards_lead"], clock.now());
    const id = "00000000-0000-4000-8000-000000000001";
    for (const words of [["show"], ["approve"], ["reject", "--reason", "no"]])
      await expect(run(["approvals", ...words, "--id", id], token)).rejects.toThrow(
        "id: unknown (no such id)",
      );
    expect((await run(["approvals", "list"], token)).ok).toBe(true);
    await expect(run(["list"], token)).rejects.toThrow("your roles don't allow this");
    expect(member.roles).toEqual(["rewards_lead"]);
  });

  it("RI-34 adds the first admin with the operator key only", async () => {
    await addStaff(db, []);
    const { token } = await signInStaff(db, ["admin"], clock.now());
    await expect(run(["first-admin", "--name", newStaffName()], token)).rejects.toThrow(
      "staff_sign_in_required",
    );
  });

  it.each([
    [["sign-in"], "--name is missing"],
    [["sign-in", "--name", "olga", "--password", "x"], "Unknown option '--password'"],
    [["enrol", "--name", "olga", "--code", "x"], "Unknown option '--code'"],
    [["set-roles", "--name", "olga", "--roles", "owner", "--reason", "x"], `"owner" isn't a role`],
    [["add", "--name", "olga"], "--reason is missing"],
    [["approvals", "approve"], "--id is missing"],
    [["approvals", "waive"], 'Unknown operation "waive"'],
    [["promote"], 'Unknown operation "promote"'],
    [[], "The operation is missing"],
  ])("reports what is wrong with %j", (words, message) => {
    expect(() => readCommand(words)).toThrow(message);
  });

  it("says what each role may do", () => {
    expect(USAGE).toMatch(/admin +manages staff and roles; has no rewards powers/);
  });
});
