import { expect, it } from "vitest";
import { SIGNED_IN_COOKIE, SLIM_RAIL } from "../../src/contract/session.ts";
import { SESSION_SCRIPT } from "./boot-script.ts";

interface Visit {
  path: string;
  cookie?: string;
  choice?: string;
}

/** True if the head's script narrows the rail. */
function isSlim({ path, cookie = `${SIGNED_IN_COOKIE}=1`, choice }: Visit): boolean {
  const attributes = new Set<string>();
  const documentElement = {
    dataset: {},
    style: { setProperty() {} },
    setAttribute: (name: string) => attributes.add(name),
  };
  const storage = choice === undefined ? {} : { [SLIM_RAIL.storage]: choice };
  const code = SESSION_SCRIPT.replace(/<\/?script>/g, "");
  new Function("document", "localStorage", "location", code)({ documentElement, cookie }, storage, {
    pathname: path,
  });
  return attributes.has(SLIM_RAIL.attribute);
}

it("the rail is slim before the first paint in a player's account, and elsewhere on request", () => {
  for (const path of ["/profile", "/de/profile/limits", "/en-CA/profile/main"]) {
    expect(isSlim({ path }), path).toBe(true);
    expect(isSlim({ path, choice: "" }), path).toBe(false);
    expect(isSlim({ path, cookie: "" }), path).toBe(false);
  }
  for (const path of ["/", "/de", "/profiles", "/play/house/profile"]) {
    expect(isSlim({ path }), path).toBe(false);
    expect(isSlim({ path, choice: "1", cookie: "" }), path).toBe(true);
  }
});
