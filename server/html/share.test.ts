import { describe, expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";

const sendShare = async (query: Record<string, string>) => {
  const { app } = await testApp();
  const answer = await app.request(`http://localhost/share?${new URLSearchParams(query)}`);
  return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
};

describe("a share to the installed app", () => {
  it.each([
    [{ url: "http://localhost/de/promotions?stag=7#top" }, "/de/promotions?stag=7#top"],
    [{ text: "Look: http://localhost/mystic-nova ok" }, "/mystic-nova"],
    [{ title: "x", text: "https://evil.example/ http://localhost/a" }, "/"],
    [{ url: "https://evil.example/promotions" }, "/"],
    [{ url: "http://localhost.evil.example/" }, "/"],
    [{ url: "http://localhost//evil.example" }, "/"],
    [{ url: "javascript:alert(1)" }, "/"],
    [{ url: "http://" }, "/"],
    [{}, "/"],
  ])("PLT-53 %j redirects to %s", async (query, path) => {
    expect(await sendShare(query as Record<string, string>)).toEqual([303, path, "no-store"]);
  });
});
