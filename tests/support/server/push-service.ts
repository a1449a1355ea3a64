import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushPayload } from "../../../src/contract/push.ts";

/** A request to the service. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A response of the service. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** A browser's keys, the only ones that decrypt its pushes: RFC 8291 over RFC 8188. */
function createBrowserKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: pair.getPublicKey().toString("base64url"), auth: auth.toString("base64url") },
    read(body: Buffer): PushPayload {
      const salt = body.subarray(0, 16);
      const senderLength = body[20]!;
      const sender = body.subarray(21, 21 + senderLength);
      const sealed = body.subarray(21 + senderLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
      const shared = hkdf(auth, pair.computeSecret(sender), info, 32);
      const key = hkdf(salt, shared, "Content-Encoding: aes128gcm\0", 16);
      const nonce = hkdf(salt, shared, "Content-Encoding: nonce\0", 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plaintext = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2 and any number of zeros.
      const end = plaintext.lastIndexOf(2);
      return JSON.parse(plaintext.subarray(0, end).toString()) as PushPayload;
    },
  };
}

const decodePart = (text: string) =>
  JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;

/** The sender's claims in the header. @throws if the signature is wrong */
export function vapidOf({ headers }: Pick<Received, "headers">) {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    "sha256",
    signed,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error("the signature is wrong");
  return {
    publicKey,
    algorithm: decodePart(head).alg,
    ...(decodePart(claims) as { aud: string; exp: number; sub: string }),
  };
}

/** A local push service: accepts pushes for its browsers, and responds as the test says. */
export async function openPushService() {
  const received: Received[] = [];
  /** By path; the first one is the next response. */
  const replies = new Map<string, Reply[]>();
  const pendingResponses: ServerResponse[] = [];
  let isHolding = false;
  let concurrentRequests = 0;
  let maxConcurrentRequests = 0;

  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    maxConcurrentRequests = Math.max(maxConcurrentRequests, ++concurrentRequests);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.once("close", () => concurrentRequests--);
    const { status, headers } = replies.get(path)?.shift() ?? { status: 201 };
    response.writeHead(status, headers);
    if (isHolding) pendingResponses.push(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    received,
    /** The maximum number of concurrent requests. */
    maxConcurrentRequests: () => maxConcurrentRequests,
    /** Delays all responses until `release`. */
    delayResponses() {
      isHolding = true;
    },
    pendingCount: () => pendingResponses.length,
    release() {
      isHolding = false;
      for (const response of pendingResponses.splice(0)) response.end();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },

    /** A browser with a subscription here. */
    browser(path = `/push/${randomUUID()}`) {
      const { keys, read } = createBrowserKeys();
      const listRequests = () => received.filter((one) => one.path === path);
      return {
        path,
        /** `PushSubscription.toJSON()` */
        subscription: { endpoint: `${origin}${path}`, keys },
        requests: listRequests,
        /** Its decrypted pushes, oldest first. */
        pushes: () => listRequests().map(({ body }) => read(body)),
        lastPush: () => read(listRequests().at(-1)!.body),
        answer: (...next: Reply[]) => replies.set(path, next),
      };
    },
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
export type Browser = ReturnType<PushService["browser"]>;
