import { describe, expect, it, vi } from "vitest";
import type { CaptchaChallenge } from "../../contract/captcha.ts";
import { ApiError } from "../http/http.ts";
import { createCaptcha } from "./captcha.ts";

const challenge = { parameters: {}, signature: "s" } as unknown as CaptchaChallenge;

describe("captcha tokens", () => {
  it("AUTH-18 are tried five times, half a second apart", async () => {
    const load = vi.fn(() => Promise.reject(new Error("no settings yet")));
    const pause = vi.fn(() => Promise.resolve());
    await expect(createCaptcha(load, pause).take()).rejects.toThrow("no settings yet");
    expect(load).toHaveBeenCalledTimes(5);
    expect(pause.mock.calls).toEqual([[500], [500], [500], [500]]);
  });

  it("AUTH-18 PLT-54 aren't retried after a timeout", async () => {
    const load = vi.fn(() => Promise.reject(new ApiError("timeout", 0, null, "too late")));
    await expect(createCaptcha(load, () => Promise.resolve()).take()).rejects.toThrow("too late");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("AUTH-18 succeed on the third try", async () => {
    const load = vi.fn(() => Promise.resolve(challenge));
    load.mockRejectedValueOnce(new Error("not yet")).mockRejectedValueOnce(new Error("not yet"));
    const captcha = createCaptcha(
      load,
      () => Promise.resolve(),
      () => Promise.resolve("token"),
    );
    expect(await captcha.take()).toBe("token");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("AUTH-18 are prepared once a form is touched, and each is given only once", async () => {
    let tokenCount = 0;
    const load = vi.fn(() => Promise.resolve(challenge));
    const captcha = createCaptcha(
      load,
      () => Promise.resolve(),
      async () => `token ${++tokenCount}`,
    );
    expect(load).not.toHaveBeenCalled();
    captcha.prepare();
    captcha.prepare();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await captcha.take()).toBe("token 1");
    expect(await captcha.take()).toBe("token 2");
  });
});
