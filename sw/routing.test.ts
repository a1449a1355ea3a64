import { describe, expect, it } from "vitest";
import { LOCALES } from "../src/contract/locale.ts";
import { expectCaught } from "../tests/support/faults/source-mutant.ts";
import { TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import type * as Routing from "./routing.ts";
import { isCatalogue, isImage, isMessages, isPage } from "./routing.ts";

const urlOf = (path: string) => new URL(path, TEST_ORIGIN);
const requestOf = (path: string, method: string) =>
  [new Request(urlOf(path), { method }), urlOf(path)] as const;

describe("isPage", () => {
  it.each([
    "/",
    "/de",
    "/en-NZ",
    "/pokies/all",
    "/de/play/luna/deep-sea",
    "/search?q=a.b",
    "/artists",
    "/apis",
    "/english",
    "/terms-and-conditions#a/",
    "/play/art/icons",
    "/play/.well-known/security",
    "/play/en",
    "/play/a.b/wild",
  ])("PLT-54 accepts %s, which the shell can render", (path) => {
    expect(isPage(urlOf(path))).toBe(true);
  });

  it.each([
    "/api",
    "/api/games/names",
    "/messages/de.json",
    "/art/games/1/2/360.avif",
    "/assets/index-abc",
    "/icons/x",
    "/fonts/x",
    "/brand/x",
    "/healthz",
    "/outbox",
    "/.well-known/security",
    "/sw.js",
    "/robots.txt",
    "/pokies/file.pdf",
  ])("PLT-54 rejects %s, which only the server can answer", (path) => {
    expect(isPage(urlOf(path))).toBe(false);
  });

  it.each(["/en", "/en/", "/en/pokies/all", "/pokies/", "/de/"])(
    "NAV-01 I18N-02 rejects %s, which the server redirects",
    (path) => {
      expect(isPage(urlOf(path))).toBe(false);
    },
  );
});

describe("isCatalogue", () => {
  it.each([
    ["GET", "/api/games/names"],
    ["GET", "/api/games/luna/deep-sea"],
    ["GET", "/api/jackpots"],
    ["GET", "/api/cms/pages/help?l=de"],
    ["GET", "/api/fe/config/banners-config"],
    ["GET", "/api/info/project"],
    ["POST", "/api/games_filter"],
    ["POST", "/api/games_filter/select"],
  ])("PLT-54 accepts %s %s, which may be shown stale", (method, path) => {
    expect(isCatalogue(...requestOf(path, method))).toBe(true);
  });

  it.each([
    ["GET", "/api/player"],
    ["GET", "/api/player/accounts"],
    ["GET", "/api/user_limits"],
    ["GET", "/api/current_ip"],
    ["GET", "/api/jackpot_wins"],
    ["GET", "/api/jackpots/1"],
    ["GET", "/api/info/statuses"],
    ["GET", "/api/games_filter"],
    ["POST", "/api/games/names"],
    ["POST", "/api/users/sign_in"],
    ["POST", "/api/games/1/launch"],
    ["PUT", "/api/games_filter"],
    ["POST", "/api/games_filter/other"],
    ["GET", "/x/api/games/names"],
    ["GET", "/x/api/jackpots"],
    ["GET", "/x/api/cms/pages"],
    ["GET", "/x/api/fe/config/x"],
    ["GET", "/x/api/info/project"],
    ["GET", "/api/info/projects"],
  ])("PLT-54 NEW-01 rejects %s %s, which is never stored", (method, path) => {
    expect(isCatalogue(...requestOf(path, method))).toBe(false);
  });

  it("MI-29 mutant any-post: storing and retrying POST calls that change data is noticed", () =>
    expectCaught<typeof Routing>(
      "sw/routing.ts",
      ({ isCatalogue }) => {
        expect(isCatalogue(...requestOf("/api/games_filter", "POST"))).toBe(true);
        expect(isCatalogue(...requestOf("/api/games/1/launch", "POST"))).toBe(false);
      },
      'request.method === "POST" && FILTERS.includes(url.pathname)',
      'request.method === "POST"',
    ));

  it.each([
    [1_999, true],
    [2_000, false],
  ])("PLT-54 a query of %i characters is accepted: %s", (length, isAccepted) => {
    const path = `/api/cms/pages?${"x".repeat(length - 1)}`;
    expect(isCatalogue(...requestOf(path, "GET"))).toBe(isAccepted);
  });
});

describe("isMessages", () => {
  it("AMB-PLT-08 accepts the messages of every language, whatever t is", () => {
    const missing = LOCALES.filter((code) => !isMessages(urlOf(`/messages/${code}.json?t=5`)));
    expect(missing).toEqual([]);
  });

  it.each(["/messages/xx.json", "/messages/DE.json", "/messages/de.js", "/messages/de.json/x", "/de.json"])(
    "AMB-PLT-08 rejects %s",
    (path) => {
      expect(isMessages(urlOf(path))).toBe(false);
    },
  );
});

it("PLT-54 isImage accepts only GET requests below /art/", () => {
  expect(isImage(...requestOf("/art/games/1/2/360.avif", "GET"))).toBe(true);
  expect(isImage(...requestOf("/art/games/1/2/360.avif", "POST"))).toBe(false);
  expect(isImage(...requestOf("/artists/1.avif", "GET"))).toBe(false);
  expect(isImage(...requestOf("/api/art/1", "GET"))).toBe(false);
});

it("I18N-07 isMessages accepts only message files of known languages", () => {
  expect(isMessages(urlOf("/x/messages/de.json"))).toBe(false);
  expect(isMessages(urlOf("/messages/undefined.json"))).toBe(false);
  expect(isMessages(urlOf("/api/games/names"))).toBe(false);
});
