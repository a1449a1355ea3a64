import { describe, expect, it } from "vitest";
import type { PushPayload } from "../src/contract/push.ts";
import { genericNotification, parsePush } from "./push-payload.ts";
import { pushTexts } from "./push-texts.ts";

const ORIGIN = "https://apogee.test";
const ID = "6f1c3a2e-0d1b-4b7e-9a55-1f2e3d4c5b6a";
const read = (payload: unknown) =>
  parsePush(typeof payload === "string" ? payload : JSON.stringify(payload), ORIGIN, "de-DE");
const generic = genericNotification("de-DE");

const payload = (notification: object = {}, rest: object = {}): PushPayload => ({
  web_push: 8030,
  notification: {
    title: "A gift is waiting",
    body: "Have a look.",
    navigate: `${ORIGIN}/de/promotions?a=1`,
    tag: ID,
    lang: "de",
    data: { kind: "notification", id: ID },
    ...notification,
  },
  app_badge: "3",
  ...rest,
});

describe("a push payload", () => {
  it("JPT-09 PLT-17 that follows the contract is shown as sent", () => {
    expect(read(payload())).toEqual({
      title: "A gift is waiting",
      body: "Have a look.",
      tag: ID,
      lang: "de",
      path: "/de/promotions?a=1",
      event: { kind: "notification", id: ID },
      badge: 3,
    });
    expect(read(payload({ data: { kind: "jackpot_win", id: ID } })).event).toEqual({
      kind: "jackpot_win",
      id: ID,
    });
  });

  it("PLT-54 that is unreadable becomes a generic notification in the browser's language", () => {
    const others = ["", "hello", "{", "null", "[]", "8030", '"text"', "{}", '{"web_push":8030}', "\u0000"];
    for (const text of others) expect(read(text), text).toEqual(generic);
    expect(parsePush(null, ORIGIN, "de-DE")).toEqual(generic);
    expect(read({ ...payload(), web_push: 1 })).toEqual(generic);
    expect(read(payload({ title: 7 }))).toEqual(generic);
    expect(read(payload({ title: " \n" }))).toEqual(generic);
    expect(read(payload({}, { filler: "x".repeat(10_000) }))).toEqual(generic);
    expect(generic.body).toBe("Es gibt etwas Neues für Sie.");
  });

  it("PLT-53 never opens another site or an API path", () => {
    for (const navigate of [
      "https://evil.example/",
      "//evil.example/",
      "javascript:alert(1)",
      `${ORIGIN}.evil.example/`,
      `${ORIGIN}//evil.example/`,
      "https://",
      `${ORIGIN}/api/users/confirmation?confirmation_token=x`,
      "/api",
      7,
      null,
    ])
      expect(read(payload({ navigate })).path, String(navigate)).toBe("/");
  });

  it("PLT-53 loses its bidirectional control characters", () => {
    const bidiControls = [
      "\u202a",
      "\u202b",
      "\u202c",
      "\u202d",
      "\u202e",
      "\u2066",
      "\u2067",
      "\u2068",
      "\u2069",
    ];
    const text = `You have${bidiControls.join("")}won${bidiControls[4]}05 EUR`;
    const notification = read(payload({ title: text, body: text, tag: text }));
    expect([notification.title, notification.body, notification.tag]).toEqual(
      Array(3).fill("You have won 05 EUR"),
    );
    expect(read(payload({ title: bidiControls.join("") }))).toEqual(generic);
  });

  it("limits every text and accepts only known events, badges and languages", () => {
    const long = read(payload({ title: "t".repeat(900), body: "b".repeat(900), tag: "g".repeat(900) }));
    expect([long.title.length, long.body.length, long.tag.length]).toEqual([300, 300, 64]);
    for (const data of [
      null,
      "x",
      [],
      { kind: "bet", id: ID },
      { kind: "notification", id: "../x" },
      { kind: "notification", id: "x/.." },
      { kind: "notification", id: 5 },
      { kind: "notification" },
      { kind: "notification", id: "x".repeat(65) },
      { id: ID },
    ])
      expect(read(payload({ data })).event).toBeNull();
    for (const badge of ["-1", "1e9", "many", null, "999999", ["5"], true])
      expect(read(payload({}, { app_badge: badge })).badge).toBeNull();
    for (const [badge, count] of [
      ["12345", 12_345],
      [7, 7],
      ["0", 0],
    ] as const)
      expect(read(payload({}, { app_badge: badge })).badge).toBe(count);
    for (const lang of ["<b>", "1de", "de-", "de-A", "de-ABCDE", "de-!!"])
      expect(read(payload({ lang })).lang, lang).toBe("de-DE");
    for (const lang of ["it", "fr-CA", "EN-au"]) expect(read(payload({ lang })).lang).toBe(lang);
    expect(read(payload({ body: undefined, tag: undefined }))).toMatchObject({
      body: "",
      tag: "A gift is waiting",
    });
  });
});

it("I18N-06 the worker has its own texts in every language of the app", () => {
  const tags = ["de", "et-EE", "fr-CA", "it", "no", "nb-NO", "nn", "en-AU"];
  expect(tags.map((tag) => pushTexts(tag).generic === pushTexts("en").generic)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  for (const tag of ["fi", "", "constructor"]) expect(pushTexts(tag)).toBe(pushTexts("en"));
});

it("PLT-54 generic notifications share one tag, so at most one is shown", () => {
  expect(generic).toMatchObject({
    title: "Apogee",
    tag: "something-new",
    path: "/",
    event: null,
    badge: null,
  });
});

it("PLT-53 an address of another site opens the lobby even when its path exists here", () => {
  expect(read(payload({ navigate: "https://evil.example/promotions" })).path).toBe("/");
});

it("PLT-54 a push of up to 8,192 characters is read, a longer one is not", () => {
  const length = JSON.stringify(payload({}, { filler: "" })).length;
  const sized = (size: number) => read(payload({}, { filler: "x".repeat(size - length) })).title;
  expect([sized(8_192), sized(8_193)]).toEqual(["A gift is waiting", "Apogee"]);
});
