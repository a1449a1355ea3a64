import { describe, expect, it } from "vitest";
import { createPushHosts, readPushHosts } from "./hosts.ts";

const browsersOnly = createPushHosts({ additionalHosts: [], loopback: false });

describe("push endpoints", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://eu.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-par02p.notify.windows.com/w/?token=BQ%2b%3d",
  ])("AUTH-16 of the browsers' push services are accepted: %s", (endpoint) => {
    expect(browsersOnly(endpoint)).toBe(endpoint);
  });

  it.each([
    "",
    "fcm.googleapis.com/a",
    "http://fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://fcm.googleapis.com./a",
    "https://evil-push.apple.com.example/a",
    "https://push.apple.com/a",
    "https://.push.apple.com/x",
    "https://..push.apple.com/x",
    "https://a..push.apple.com/x",
    "https://.a.push.apple.com/x",
    "https://notpush.apple.com/a",
    "https://evilpush.services.mozilla.com/a",
    "https://user@fcm.googleapis.com/a",
    "https://user:secret@fcm.googleapis.com/a",
    "https://fcm.googleapis.com@evil.example/a",
    "https://evil.example/https://fcm.googleapis.com/a",
    "https://evil.example\\@fcm.googleapis.com/a",
    "https://fcm.googleapis.com/a#b",
    `https://fcm.googleapis.com/${"ä".repeat(400)}`,
    "https://127.0.0.1/a",
    "https://169.254.169.254/latest/meta-data",
    "http://127.0.0.1:5432/",
    "http://localhost/a",
    "ftp://fcm.googleapis.com/a",
    "file:///etc/passwd",
    "javascript:alert(1)",
  ])("of other hosts are rejected: %s", (endpoint) => {
    expect(browsersOnly(endpoint)).toBeUndefined();
  });

  it("are called in their normalised form, which other parsers can't misread", () => {
    expect(browsersOnly("https://FCM.googleapis.com\\@evil.example/a")).toBe(
      "https://fcm.googleapis.com/@evil.example/a",
    );
  });

  it("on this machine are accepted if tests enable them, and no other unencrypted ones", () => {
    const tests = createPushHosts({ additionalHosts: [], loopback: true });
    for (const endpoint of ["http://127.0.0.1:1234/a", "http://localhost:1/a", "http://localhost/a"])
      expect(tests(endpoint), endpoint).toBe(endpoint);
    for (const endpoint of [
      "http://127.0.0.2/a",
      "http://localhost.evil.example/a",
      "http://[::1]/a",
      "http://0.0.0.0/a",
      "https://localhost/a",
      "http://fcm.googleapis.com/a",
      "http://a@localhost/a",
    ])
      expect(tests(endpoint), endpoint).toBeUndefined();
  });
});

describe("PUSH_HOSTS", () => {
  it("adds services, with ports and wildcards", () => {
    const more = readPushHosts(" push.casino.example ,*.Push.Example, own.example:8443,");
    const hosts = createPushHosts({ additionalHosts: more, loopback: false });
    for (const endpoint of [
      "https://push.casino.example/a",
      "https://a.push.example/a",
      "https://a.b.push.example/a",
      "https://own.example:8443/a",
      "https://fcm.googleapis.com/a",
    ])
      expect(hosts(endpoint), endpoint).toBe(endpoint);
    for (const endpoint of [
      "https://push.example/a",
      "https://own.example/a",
      "http://push.casino.example/a",
    ])
      expect(hosts(endpoint), endpoint).toBeUndefined();
  });

  it.each(["*", "*.com", "https://push.example", "a b", "*.*.example", "push.example/a", "a@b.example"])(
    "rejects %s",
    (text) => {
      expect(() => readPushHosts(text)).toThrow("isn't a host name");
    },
  );
});
