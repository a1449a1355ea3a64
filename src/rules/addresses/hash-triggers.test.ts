import { describe, expect, it } from "vitest";
import { hashAction } from "./hash-triggers.ts";

describe("hash actions", () => {
  it.each([
    ["chat", { kind: "chat" }],
    ["sign-in", { kind: "popup", popup: "login" }],
    ["sign-up", { kind: "popup", popup: "registration" }],
    ["login", { kind: "popup", popup: "login" }],
    ["registration", { kind: "popup", popup: "registration" }],
    ["remind", { kind: "popup", popup: "remind" }],
    ["new-password", { kind: "popup", popup: "new-password" }],
    ["users/password/edit", { kind: "popup", popup: "new-password" }],
    ["profile/password/edit", { kind: "popup", popup: "new-password" }],
    ["sport", { kind: "sport", path: "" }],
    ["sport_live-football", { kind: "sport", path: "/live-football" }],
  ])("NAV-21 NAV-22 NAV-23 #%s has an action", (hash, action) => {
    expect(hashAction(hash)).toEqual(action);
  });

  it.each(["", "main", "constructor", "sport_//evil.example", "sport_a/b", "esport", "chatter"])(
    "NAV-22 #%s has no action",
    (hash) => {
      expect(hashAction(hash)).toBeNull();
    },
  );
});
