import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setShortcuts, shortcutOf } from "./key-shortcuts.ts";

class FakeElement {
  private readonly matches: string[];
  constructor(...matches: string[]) {
    this.matches = matches;
  }
  closest(selector: string): FakeElement | null {
    return selector.split(", ").some((part) => this.matches.includes(part)) ? this : null;
  }
}

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (key: string, more: object = {}) =>
  shortcutOf({ key, target: new FakeElement(), ...more } as never);

it("NAV-05 a slash opens search, and a question mark the list of shortcuts", () => {
  expect([press("/"), press("?"), press("a"), press("Enter")]).toEqual(["search", "list", null, null]);
});

it.each(["ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"])(
  "NAV-05 a key press with %s is no shortcut",
  (flag) => {
    expect(press("/", { [flag]: true })).toBeNull();
  },
);

it.each(["input", "textarea", "select", "[contenteditable]", "[role=dialog]"])(
  "NAV-05 a key in %s is no shortcut",
  (selector) => {
    expect(press("/", { target: new FakeElement(selector) })).toBeNull();
  },
);

it("NAV-05 single keys can be turned off and on again", () => {
  setShortcuts(false);
  expect([press("/"), press("?")]).toEqual([null, null]);
  setShortcuts(true);
  expect(press("/")).toBe("search");
});
