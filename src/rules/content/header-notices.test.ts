import { expect, it } from "vitest";
import { NOTICE_ACTIONS } from "../../contract/header-notices.ts";
import { headerNotices, NOTICES } from "./header-notices.ts";

const CONFIRMED = "2026-11-21T12:00:00.000Z";

it("PLT-20 a player is shown one header notice at a time, marked as new the first time", () => {
  const fresh = { confirmed_at: null, verified: false, verification_before_withdrawal: true };
  expect(headerNotices(fresh, [], [])).toEqual({
    notice: { id: "confirm_email", icon: "mail", link: { action: "resend_confirmation" } },
    user: { status: "new", next: null },
  });
  expect(headerNotices(fresh, [], ["confirm_email"]).user.status).toBe("other");
  const confirmed = { ...fresh, confirmed_at: CONFIRMED };
  expect(headerNotices(confirmed, [], []).notice?.id).toBe("verify_identity");
  expect(headerNotices(confirmed, ["verify_identity"], [])).toEqual({
    notice: null,
    user: { status: "other", next: null },
  });
  expect(headerNotices({ ...confirmed, verified: true }, [], []).notice).toBeNull();
});

it("PLT-20 ANC-43 a player isn't asked to verify their identity where withdrawals don't require it", () => {
  const player = { confirmed_at: CONFIRMED, verified: false, verification_before_withdrawal: false };
  expect(headerNotices(player, [], []).notice).toBeNull();
  expect(headerNotices({ ...player, confirmed_at: null }, [], []).user.next).toBeNull();
});

it("AMB-PLT-07 a header notice is data whose link names a known action", () => {
  expect(NOTICES.length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(NOTICES))).toStrictEqual(NOTICES);
  for (const { link } of NOTICES) {
    expect(Object.keys(link)).toEqual(["action"]);
    expect(NOTICE_ACTIONS).toContain(link.action);
  }
});
