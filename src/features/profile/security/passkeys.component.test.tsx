import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { button, forward, label, PASSWORD } from "../../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { goOffline, setUserAgent } from "../../../../tests/support/component/device.ts";
import { clearCookies, rejectionResponse } from "../../../../tests/support/component/fake-server.ts";
import { addAuthenticator } from "../../../../tests/support/component/passkeys.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { META } from "../../../../tests/support/data/user-agents/meta.ts";
import type { Passkey } from "../../../contract/passkeys.ts";

interface SentPasskey {
  name: string;
  credential: { id: string; response: { attestationObject: string } };
}

/** The list of a server that accepts every passkey: the tests' page has another origin than their server. */
function fakePasskeys() {
  let passkeys: Passkey[] = [];
  const sent: SentPasskey[] = [];
  const bodyOf = async (request: Request) => (await request.clone().json()) as Record<string, never>;
  const id = "6f1f0f8c-6a53-4b7e-9d57-0b3b1b6a4a01";
  return {
    sent,
    answers: {
      "GET /api/player/passkeys": () => passkeys,
      "POST /api/player/passkeys": async (request: Request) => {
        const { passkey } = (await bodyOf(request)) as unknown as { passkey: SentPasskey };
        sent.push(passkey);
        const added = { id, name: passkey.name, created_at: "2026-11-20T10:00:00.000Z", used_at: null };
        passkeys = [added];
        return added;
      },
      [`PUT /api/player/passkeys/${id}`]: async (request: Request) => {
        const { passkey } = (await bodyOf(request)) as unknown as { passkey: { name: string } };
        passkeys = passkeys.map((one) => ({ ...one, name: passkey.name }));
        return passkeys[0]!;
      },
      [`DELETE /api/player/passkeys/${id}`]: async (request: Request) => {
        const { user } = (await bodyOf(request)) as unknown as { user: { password?: string } };
        if (user.password !== PASSWORD)
          return rejectionResponse(422, "validation_failed", {
            errors: { "user.password": [user.password ? "wrong_password" : "required"] },
          });
        passkeys = [];
        return { ok: true };
      },
    },
  };
}

const rows = () => document.querySelectorAll("[data-passkey]").length;

it("ANC-67 a passkey is added with the browser's authenticator, renamed, and removed with the password", async () => {
  await addAuthenticator();
  const { answers, sent } = fakePasskeys();
  await renderApp("/profile/security", { player: {}, answers });
  await expect.element(page.getByText("You don't have any passkeys yet.")).toBeVisible();
  await button("Add a passkey").click();
  await expect.element(page.getByText("Passkey added. You can log in with it now.")).toBeVisible();
  await expect.poll(rows).toBe(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.credential.response.attestationObject).not.toBe("");
  await expectToFit();
  await expectAccessible();
  await button("Rename").click();
  await label("Name of the passkey").fill("My phone");
  await button("Save").click();
  await expect.element(page.getByText("My phone")).toBeVisible();
  await button("Remove").click();
  await button("Keep it").click();
  await button("Remove").click();
  await button("Yes, remove it").click();
  const proof = page.getByText("You logged in a while ago, so please confirm it's you.");
  await expect.element(proof).toBeVisible();
  const form = () => page.elementLocator(proof.element().parentElement!.querySelector("form")!);
  await form().getByLabelText("Password", { exact: true }).fill("wrong-horse-7");
  await form().getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(page.getByText("Wrong password. Try again.")).toBeVisible();
  await form().getByLabelText("Password", { exact: true }).fill(PASSWORD);
  await form().getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(page.getByText("You don't have any passkeys yet.")).toBeVisible();
});

it("ANC-67 a cancelled prompt changes nothing, and says so", async () => {
  const { answers, sent } = fakePasskeys();
  const original = navigator.credentials.create;
  onTestFinished(() => {
    navigator.credentials.create = original;
  });
  navigator.credentials.create = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  await renderApp("/profile/security", { player: {}, answers });
  await button("Add a passkey").click();
  await expect.element(page.getByText("Cancelled – nothing's changed.")).toBeVisible();
  expect(sent).toEqual([]);
});

it("ANC-67 a browser without passkeys says so, and the login form has no button for them", async () => {
  const original = window.PublicKeyCredential;
  onTestFinished(() => {
    window.PublicKeyCredential = original;
  });
  Object.assign(window, { PublicKeyCredential: undefined });
  await renderApp("/profile/security", { player: {} });
  await expect.element(page.getByText(/^This browser can't use passkeys/)).toBeVisible();
  await expect.element(button("Add a passkey")).not.toBeInTheDocument();
  closeApp();
  clearCookies();
  await renderApp("/login");
  await expect.element(label("Email")).toBeVisible();
  await expect.element(button("Use a passkey")).not.toBeInTheDocument();
});

it("ANC-67 offline, a player can't change passkeys", async () => {
  await renderApp("/profile/security", { player: {} });
  await expect.element(button("Add a passkey")).toBeEnabled();
  await goOffline();
  await expect.element(page.getByText(/^You're offline\. You can change your passkeys/)).toBeVisible();
  await expect.element(button("Add a passkey")).toBeDisabled();
});

it("ANC-67 the login form asks the browser for a passkey, and explains the server's rejection", async () => {
  await addAuthenticator();
  const { answers } = fakePasskeys();
  await renderApp("/profile/security", { player: {}, answers });
  await button("Add a passkey").click();
  await expect.poll(rows).toBe(1);
  closeApp();
  clearCookies();
  const sentIds: string[] = [];
  await renderApp("/login", {
    answers: {
      "POST /api/users/passkey": async (request: Request) => {
        const { user } = (await request.clone().json()) as { user: { credential: { id: string } } };
        sentIds.push(user.credential.id);
        return forward(request);
      },
    },
  });
  const others = page.getByRole("region", { name: "Other options" });
  await others.getByRole("button", { name: "Use a passkey" }).click();
  await expect
    .element(page.getByText("We don't recognise this passkey. Use another one, or your password."))
    .toBeVisible();
  expect(sentIds).toHaveLength(1);
});

it("ANC-67 inside another app, the login form and the security changes have no button that would fail", async () => {
  setUserAgent(META["Facebook, Android"]!);
  await renderApp("/login");
  await expect.element(label("Password")).toBeVisible();
  await expect.element(button("Use a passkey")).not.toBeInTheDocument();
  closeApp();
  await renderApp("/profile/security", {
    player: {},
    answers: {
      "GET /api/player/passkeys": [
        { id: "1", name: "Phone", created_at: "2026-11-20T10:00:00.000Z", used_at: null },
      ],
    },
  });
  await expect.element(page.getByText("Phone", { exact: true })).toBeVisible();
  await expect.element(label("Current password")).toBeVisible();
  await expect.element(button("Use a passkey instead")).not.toBeInTheDocument();
  await expect.element(page.getByText(/Passkeys don't work inside another app/)).toBeVisible();
});
