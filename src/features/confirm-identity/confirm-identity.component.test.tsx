import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, label, PASSWORD } from "../../../tests/support/component/account.ts";
import { fakeCashbox, renderPayment, savedProfile } from "../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { setUserAgent } from "../../../tests/support/component/device.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import {
  addAuthenticator,
  createPasskey,
  fakeConfirmation,
} from "../../../tests/support/component/passkeys.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { META } from "../../../tests/support/data/user-agents/meta.ts";

const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
const passkey = dialog.getByRole("button", { name: "Use a passkey" });

/** Opens the withdrawal form of a player whose withdrawals need a confirmation, and fills it in. */
async function openWithdrawal(state = { passkey: true, password: true, code: false }) {
  const { paymentRequests, answers } = fakeCashbox();
  const confirmation = fakeConfirmation(PASSWORD, state);
  const start = answers["POST /api/payments/withdrawals"] as (request: Request) => Promise<object>;
  const keys: string[] = [];
  await renderPayment("/withdraw", {
    ...answers,
    ...confirmation.answers,
    "GET /api/player/bonuses": () => [],
    "POST /api/payments/withdrawals": async (request: Request) => {
      keys.push(((await request.clone().json()) as { key: string }).key);
      return confirmation.isConfirmed()
        ? start(request)
        : rejectionResponse(403, "confirmation_required", { errors: {} });
    },
  });
  await (await savedProfile()).click();
  await label("Amount in EUR").fill("35");
  await button("Withdraw €35.00").click();
  await expect.element(dialog).toBeVisible();
  return { ...confirmation, paymentRequests, keys };
}

it("ANC-67 CASH-28 a withdrawal is confirmed with a passkey, and is then sent on once, under its key", async () => {
  await addAuthenticator();
  await createPasskey();
  const { confirmations, paymentRequests, keys } = await openWithdrawal();
  await expect.element(passkey).toBeVisible();
  await expectToFit();
  await expectAccessible();
  await passkey.click();
  await find("[data-payment]");
  expect(confirmations).toMatchObject([{ credential: { response: { signature: expect.any(String) } } }]);
  expect(paymentRequests.map(({ request }) => request.amount_cents)).toEqual([3_500]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("ANC-67 CASH-28 a closed dialog leaves the form as it was, and the password with its code confirms, too", async () => {
  const { confirmations, paymentRequests } = await openWithdrawal({
    passkey: false,
    password: true,
    code: true,
  });
  await expect.element(passkey).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText(/Nothing's been withdrawn yet/)).toBeVisible();
  await expect.element(label("Amount in EUR")).toHaveValue("35");
  await button("Withdraw €35.00").click();
  await label("Password").fill("wrong-horse-7");
  await label("Authenticator code").fill("123456");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect.element(dialog.getByText("Wrong password. Try again.")).toBeVisible();
  expect(paymentRequests).toEqual([]);
  await label("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await find("[data-payment]");
  expect(confirmations.at(-1)).toEqual({ password: PASSWORD, otp_attempt: "123456" });
  expect(paymentRequests).toHaveLength(1);
});

it("ANC-67 where the browser can't use passkeys, the dialog says so and asks for the password", async () => {
  const original = PublicKeyCredential;
  Object.defineProperty(window, "PublicKeyCredential", { value: undefined, configurable: true });
  try {
    const { paymentRequests } = await openWithdrawal();
    await expect.element(dialog.getByText(/This browser can't use passkeys/)).toBeVisible();
    await expect.element(passkey).not.toBeInTheDocument();
    await expectAccessible();
    await label("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await find("[data-payment]");
    expect(paymentRequests).toHaveLength(1);
  } finally {
    Object.defineProperty(window, "PublicKeyCredential", { value: original, configurable: true });
  }
});

it("ANC-67 inside another app, the dialog leads to the browser or the password", async () => {
  setUserAgent(META["Facebook, Android"]!);
  await openWithdrawal();
  await expect.element(dialog.getByText(/Passkeys don't work inside this app/)).toBeVisible();
  await expect.element(label("Password")).toBeVisible();
  await expect.element(passkey).not.toBeInTheDocument();
});

it("ANC-67 a passkey replaces the password of a security change, until the server asks again", async () => {
  await addAuthenticator();
  await createPasskey();
  const { answers } = fakeConfirmation(PASSWORD, { passkey: true, password: true, code: false });
  const sent: object[] = [];
  await renderApp("/profile/security", {
    player: {},
    answers: {
      ...answers,
      "GET /api/player/passkeys": [
        { id: "1", name: "Phone", created_at: "2026-11-20T10:00:00.000Z", used_at: null },
      ],
      "PUT /api/player/password": async (request: Request) => {
        sent.push(((await request.json()) as { user: object }).user);
        return sent.length > 1
          ? { ok: true }
          : rejectionResponse(422, "validation_failed", {
              errors: { "user.current_password": ["required"] },
            });
      },
    },
  });
  await page.getByRole("button", { name: "Use a passkey instead" }).first().click();
  await expect.element(page.getByText("Confirmed with your passkey.")).toBeVisible();
  await expect.element(label("Current password")).not.toBeInTheDocument();
  await label("New password").fill("brand-new-horse-9");
  await label("Repeat new password").fill("brand-new-horse-9");
  await button("Change password").click();
  await label("Current password").fill(PASSWORD);
  await button("Change password").click();
  await expect.element(page.getByText(/Your password's changed/)).toBeVisible();
  expect(sent).toEqual([
    { password: "brand-new-horse-9" },
    { current_password: PASSWORD, password: "brand-new-horse-9" },
  ]);
});
