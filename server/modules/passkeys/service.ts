import { randomBytes } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { CreatedCredential, Passkey, UsedCredential } from "../../../src/contract/passkeys.ts";
import type { PlayerRow } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { digestOf } from "../../http/secret-token.ts";
import { type PasskeyRow, passkeysStore as store } from "./store.ts";

/** Lifetime of a challenge, milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60_000;
const MAX_PASSKEYS = 10;

export interface PasskeysDeps {
  db: Db;
  now: () => number;
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
}

/** Where a call comes from. */
export interface Place {
  /** The site's public origin; its host name is the relying party's id. */
  origin: string;
  /** Secret of the browser that the challenge is for: its session's token, or its cookie. */
  holder: string;
}

const rpIdOf = (origin: string) => new URL(origin).hostname;

const present = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});

/** Passkeys (WebAuthn): they are discoverable and verify their user, so that one is worth a password and a code. */
export function createPasskeys({ db, now, audit }: PasskeysDeps) {
  const expiry = () => new Date(now() + CHALLENGE_LIFETIME);

  /** Consumes the browser's challenge before the response is verified: each is answered once, right or wrong. */
  async function takeChallenge({ holder }: Place, playerId: number | null) {
    const taken = await store.takeChallenge(db, digestOf(holder), new Date(now()));
    if (taken?.playerId !== playerId) throw new RequestError("passkey_expired");
    return taken;
  }

  return {
    list: async (playerId: number): Promise<Passkey[]> => (await store.of(db, playerId)).map(present),

    /** Options for the browser to create a passkey. */
    async startAdding(player: PlayerRow, { origin, holder }: Place) {
      // As with a password, only the owner of a confirmed address can sign in.
      if (!player.confirmedAt) throw new RequestError("passkey_needs_email");
      const held = await store.of(db, player.id);
      if (held.length >= MAX_PASSKEYS) throw new RequestError("passkey_limit");
      const userHandle = held[0]?.userHandle ?? randomBytes(32).toString("base64url");
      const rpID = rpIdOf(origin);
      const options = await generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userID: new Uint8Array(Buffer.from(userHandle, "base64url")),
        userName: player.email,
        userDisplayName: player.nickname ?? player.email,
        attestationType: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        excludeCredentials: held.map(({ credentialId }) => ({ id: credentialId })),
      });
      await store.setChallenge(db, {
        holder: digestOf(holder),
        playerId: player.id,
        challenge: options.challenge,
        userHandle,
        expiresAt: expiry(),
      });
      return { ...options };
    },

    /** Verifies and adds what the browser created. */
    async add(playerId: number, name: string, created: CreatedCredential, place: Place): Promise<Passkey> {
      const { challenge, userHandle } = await takeChallenge(place, playerId);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: created as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: place.origin,
        expectedRPID: rpIdOf(place.origin),
        requireUserVerification: true,
        // The library's messages contain credential data.
      }).catch((): VerifiedRegistrationResponse => ({ verified: false }));
      if (!registrationInfo) throw new RequestError("passkey_rejected");
      const { credential } = registrationInfo;
      const values = {
        playerId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        userHandle: userHandle!,
        counter: credential.counter,
        transports: created.response.transports ?? [],
        name,
        createdAt: new Date(now()),
      };
      const added = await store.add(db, values, MAX_PASSKEYS);
      if (added === "full") throw new RequestError("passkey_limit");
      if (added === "exists") throw new RequestError("passkey_rejected");
      await audit(playerId, "passkey_added", { passkey: added.id });
      return present(added);
    },

    /** Options for the browser to sign in with any passkey that it has for this site. */
    async startSignIn({ origin, holder }: Place) {
      const options = await generateAuthenticationOptions({
        rpID: rpIdOf(origin),
        userVerification: "required",
      });
      await store.setChallenge(db, {
        holder: digestOf(holder),
        playerId: null,
        challenge: options.challenge,
        userHandle: null,
        expiresAt: expiry(),
      });
      return { ...options };
    },

    /** Options for the browser to confirm the session with one of the player's passkeys. */
    async startConfirming(playerId: number, { origin, holder }: Place) {
      const held = await store.of(db, playerId);
      const options = await generateAuthenticationOptions({
        rpID: rpIdOf(origin),
        userVerification: "required",
        allowCredentials: held.map(({ credentialId }) => ({ id: credentialId })),
      });
      await store.setChallenge(db, {
        holder: digestOf(holder),
        playerId,
        challenge: options.challenge,
        userHandle: null,
        expiresAt: expiry(),
      });
      return { ...options };
    },

    has: async (playerId: number): Promise<boolean> => (await store.of(db, playerId)).length > 0,

    /**
     * Verifies a passkey's answer and records its use; `playerId` is the player who confirms a session, null for a
     * sign-in. @returns the id of its player
     */
    async verify(used: UsedCredential, place: Place, playerId: number | null = null): Promise<number> {
      const { challenge } = await takeChallenge(place, playerId);
      const passkey = await store.byCredential(db, used.id);
      const isOthers = playerId !== null && passkey?.playerId !== playerId;
      if (!passkey || isOthers) throw new RequestError("passkey_unknown");
      const { userHandle } = used.response;
      const verified = await verifyAuthenticationResponse({
        response: used as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: place.origin,
        expectedRPID: rpIdOf(place.origin),
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
        // Fails for a counter that doesn't grow, too: a copy of the passkey may be in use.
      }).catch(() => null);
      const isRight = verified?.verified && (!userHandle || userHandle === passkey.userHandle);
      const isRecorded =
        isRight &&
        (await store.recordUse(db, passkey.id, verified.authenticationInfo.newCounter, new Date(now())));
      if (!isRecorded) throw new RequestError("passkey_rejected");
      return passkey.playerId;
    },

    async rename(playerId: number, id: string, name: string): Promise<Passkey> {
      const renamed = await store.rename(db, playerId, id, name);
      if (!renamed) throw new RequestError("not_found");
      return present(renamed);
    },

    async remove(playerId: number, id: string): Promise<void> {
      if (!(await store.remove(db, playerId, id))) throw new RequestError("not_found");
      await audit(playerId, "passkey_removed", { passkey: id });
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
