import { afterEach, beforeEach, vi } from "vitest";

/** Runs this file's tests in a browser with a session. */
export function withSession(): void {
  beforeEach(() => {
    vi.stubGlobal("document", { cookie: "signed_in=1" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
