import { afterEach, describe, expect, it, vi } from "vitest";
import { setLogSink } from "../http/log.ts";
import { removeWorker } from "./remove-worker.ts";
import { registerWorker, sendToWorker } from "./sw-bridge.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  setLogSink(() => {});
});

describe("the page's bridge to its worker", () => {
  it("PLT-53 registers the worker, and returns its reply to a message", async () => {
    const postMessage = vi.fn((_: unknown, [port]: MessagePort[]) => {
      port!.postMessage(true);
      port!.close();
    });
    const registration = { active: { postMessage } };
    const register = vi.fn(async () => registration);
    vi.stubGlobal("navigator", { serviceWorker: { register, ready: Promise.resolve(registration) } });
    expect(await registerWorker()).toBe(registration);
    expect(register).toHaveBeenCalledWith("/sw.js");
    expect(await sendToWorker({ type: "REPAIR" })).toBe(true);
    expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: "REPAIR" });
  });

  it("PLT-53 works in a browser that lacks or rejects workers", async () => {
    const names: string[] = [];
    setLogSink(({ name }) => names.push(name));
    vi.stubGlobal("navigator", {});
    expect(await registerWorker()).toBeNull();
    await removeWorker();
    const register = () => Promise.reject(new DOMException("", "SecurityError"));
    vi.stubGlobal("navigator", { serviceWorker: { register } });
    expect(await registerWorker()).toBeNull();
    expect(names).toEqual(["REGISTER_WORKER_ERROR"]);
  });

  it("PLT-53 removes the worker with all its caches", async () => {
    const unregister = vi.fn(async () => true);
    const deleted: string[] = [];
    vi.stubGlobal("navigator", { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
    vi.stubGlobal("caches", {
      keys: async () => ["pages-2", "workbox-precache-v2"],
      delete: async (name: string) => deleted.push(name),
    });
    await removeWorker();
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(deleted).toEqual(["pages-2", "workbox-precache-v2"]);
  });
});
