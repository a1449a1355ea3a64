import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** Bits of the authenticator data: user present, user verified, credential included. */
const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

/** What an authenticator may do wrong, and the site that it's asked on. */
interface Ceremony {
  origin?: string;
  rpId?: string;
  verified?: boolean;
}

/** An authenticator with one P-256 credential: it answers the options of the server like a browser. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let userHandle = "";

  /** The public key in COSE: an EC2 key for ES256 on P-256. */
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

  const clientData = (type: string, challenge: string, { origin = "http://localhost" }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(counter: number, flags: number, ceremony: Ceremony, more = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = PRESENT | flags | (ceremony.verified === false ? 0 : VERIFIED);
    return Buffer.concat([sha256(ceremony.rpId ?? "localhost"), Buffer.of(bits), count, more]);
  }

  const credential = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),

    /** The response to options of a registration, with an attestation of the format `none`. */
    create(
      options: { challenge: string; user: { id: string } },
      ceremony: Ceremony & { counter?: number } = {},
    ) {
      userHandle = options.user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey]);
      const data = authenticatorData(ceremony.counter ?? 0, ATTESTED, ceremony, attested);
      const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.of(0xa0),
        text("authData"),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, ceremony)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },

    /** The response to options of a sign-in. */
    get(options: { challenge: string }, ceremony: Ceremony & { counter?: number; userHandle?: string } = {}) {
      const client = clientData("webauthn.get", options.challenge, ceremony);
      const data = authenticatorData(ceremony.counter ?? 0, 0, ceremony);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: ceremony.userHandle ?? userHandle,
      });
    },
  };
}

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;
