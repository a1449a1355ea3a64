import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createI18n, setPageI18n } from "../lib/i18n/i18n.ts";
import { createOffer } from "./offer-update.ts";

const shownToasts: { text: string; waits?: boolean; action?: { run: () => void }; onClose?: () => void }[] =
  [];
const toasts = {
  show: vi.fn((toast: (typeof shownToasts)[number]) => shownToasts.push(toast)),
  dismiss: (id: number) => shownToasts.splice(id - 1, 1)[0]?.onClose?.(),
};
const READY = "A new version of Apogee is ready.";
let visibility: DocumentVisibilityState;
let page: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  visibility = "visible";
  page = new EventTarget();
  Object.defineProperty(page, "visibilityState", { get: () => visibility });
  stored = new Map();
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  setPageI18n(createI18n("en", {}));
  shownToasts.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function setVisibility(next: DocumentVisibilityState): void {
  visibility = next;
  page.dispatchEvent(new Event("visibilitychange"));
}

const texts = () => shownToasts.map(({ text }) => text);

describe("the offer of a new build", () => {
  it("PLT-53 is shown once per build, and stays until it is answered", () => {
    const offer = createOffer({ acceptUpdate: async () => true, toasts });
    offer.show("B");
    offer.show("B");
    expect(texts()).toEqual([READY]);
    expect(toasts.show).toHaveBeenLastCalledWith(expect.anything(), true);
    offer.show("C");
    expect(texts()).toEqual([READY, READY]);
  });

  it("PLT-53 is shown when the tab becomes visible", () => {
    setVisibility("hidden");
    createOffer({ acceptUpdate: async () => true, toasts }).show("B");
    expect(texts()).toEqual([]);
    setVisibility("visible");
    setVisibility("hidden");
    setVisibility("visible");
    expect(texts()).toEqual([READY]);
  });

  it("PLT-53 that was declined isn't shown again, also in another tab, until the next build", () => {
    const offer = createOffer({ acceptUpdate: async () => true, toasts });
    const other = createOffer({ acceptUpdate: async () => true, toasts });
    offer.show("B");
    shownToasts.pop()!.onClose!();
    offer.show("B");
    other.show("B");
    expect(texts()).toEqual([]);
    other.show("C");
    expect(texts()).toEqual([READY]);
  });

  it("PLT-53 that was declined in another tab disappears when this tab becomes visible", () => {
    createOffer({ acceptUpdate: async () => true, toasts }).show("B");
    setVisibility("hidden");
    stored.set("update-declined", "B");
    setVisibility("visible");
    expect(texts()).toEqual([]);
  });

  it("PLT-53 that is accepted but can't be applied yet is followed by another toast", async () => {
    const agree = vi.fn(async () => false);
    createOffer({ acceptUpdate: agree, toasts }).show("B");
    expect(shownToasts[0]!.waits).toBe(true);
    shownToasts[0]!.action!.run();
    await expect.poll(texts).toEqual([READY, "We'll update as soon as you're done here."]);
    expect(agree).toHaveBeenCalledTimes(1);
  });
});
