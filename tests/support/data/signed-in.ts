import { afterEach, beforeEach, vi } from "vitest";

/** The tests of this file run in a browser in which somebody is signed in. */
export function withSession(): void {
  beforeEach(() => {
    vi.stubGlobal("document", { cookie: "signed_in=1" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
