import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import type { FakeAnswers } from "./fake-server.ts";

/** Adds an authenticator that verifies its user without asking. */
export async function addAuthenticator(): Promise<void> {
  const { send } = cdp() as unknown as { send: (method: string, params?: object) => Promise<unknown> };
  await send("WebAuthn.enable");
  onTestFinished(() => void send("WebAuthn.disable"));
  await send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Puts a passkey of this page's host onto the authenticator. */
export async function createPasskey(): Promise<void> {
  await navigator.credentials.create({
    publicKey: {
      rp: { id: location.hostname, name: "test" },
      user: { id: new Uint8Array(16), name: "ada@example.com", displayName: "Ada" },
      challenge: new Uint8Array(32),
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    },
  });
}

interface Confirmation {
  credential?: { id: string; response: { signature: string } };
  password?: string;
  otp_attempt?: string;
}

/** A server that accepts every passkey and one password as a confirmation. */
export function fakeConfirmation(
  password: string,
  state: { passkey: boolean; password: boolean; code: boolean },
) {
  const confirmations: Confirmation[] = [];
  let isConfirmed = false;
  const answers: FakeAnswers = {
    "GET /api/player/confirmation": () => ({ ...state, required: !isConfirmed }),
    "POST /api/player/confirmation/options": () => ({
      challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      rpId: location.hostname,
      userVerification: "required",
    }),
    "POST /api/player/confirmation": async (request: Request) => {
      const { user } = (await request.json()) as { user: Confirmation };
      confirmations.push(user);
      if (!user.credential && user.password !== password)
        return Response.json(
          { code: "validation_failed", errors: { "user.password": ["wrong_password"] } },
          { status: 422 },
        );
      isConfirmed = true;
      return { ok: true };
    },
  };
  return { answers, confirmations, isConfirmed: () => isConfirmed };
}
