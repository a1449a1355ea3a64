import { expect, it } from "vitest";
import { SIGNED_IN_COOKIE, SLIM_RAIL } from "../../src/contract/session.ts";
import { SESSION_SCRIPT } from "./boot-script.ts";

interface Visit {
  path: string;
  cookie?: string;
  choice?: string;
}

/** The value of the slim rail's attribute that the head's script sets; undefined if it doesn't. */
function slimRail({ path, cookie = `${SIGNED_IN_COOKIE}=1`, choice }: Visit): string | undefined {
  const attributes = new Map<string, string>();
  const documentElement = {
    dataset: {},
    style: { setProperty() {} },
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const storage = choice === undefined ? {} : { [SLIM_RAIL.storage]: choice };
  const code = SESSION_SCRIPT.replace(/<\/?script>/g, "");
  new Function("document", "localStorage", "location", code)({ documentElement, cookie }, storage, {
    pathname: path,
  });
  return attributes.get(SLIM_RAIL.attribute);
}

it("the rail is slim before the first paint in a player's account, and elsewhere on request", () => {
  for (const path of ["/profile", "/de/profile/limits", "/en-CA/profile/main"]) {
    expect(slimRail({ path }), path).toBe("account");
    expect(slimRail({ path, choice: "1" }), path).toBe("account");
    expect(slimRail({ path, choice: "" }), path).toBeUndefined();
    expect(slimRail({ path, cookie: "" }), path).toBeUndefined();
  }
  for (const path of ["/", "/de", "/profiles", "/play/house/profile"]) {
    expect(slimRail({ path }), path).toBeUndefined();
    expect(slimRail({ path, choice: "1", cookie: "" }), path).toBe("");
  }
});
