import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { mails } from "../../../server/modules/mail/tables.ts";
import type { CaptchaChallenge } from "../../../src/contract/captcha.ts";
import type { Player } from "../../../src/contract/player.ts";
import { solveCaptcha } from "../data/captcha.ts";
import type { testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type ResponseParts = { status: number; headers: Headers; body: unknown };

/** Makes addresses unique in a database with earlier runs. */
const RUN = randomInt(2 ** 32);
let count = 0;
/** An email address that no other test uses. */
export const newEmail = () => `player${++count}.${RUN}@example.com`;

/** An IP address that no other test uses; the run's number decides the first one. */
function newIp(): string {
  const last = (RUN + ++count) % 2 ** 24;
  return `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}`;
}

/** A guest's browser: stores the cookies that the server sets, and has a separate IP address. */
export function visit(app: App, { country = "DE", ip = newIp() } = {}) {
  const cookies = new Map<string, string>();
  /** Sends a body unchanged. */
  async function sendRaw(
    method: string,
    path: string,
    body?: RequestInit["body"],
    headers: Record<string, string> = {},
  ): Promise<ResponseParts> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.app.request(
      new URL(path, "http://localhost").href,
      {
        method,
        headers: { "x-country": country, ...(cookie && { cookie }), ...headers },
        body,
        duplex: "half",
      } as RequestInit,
      { incoming: { socket: { remoteAddress: ip } } },
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    body === undefined
      ? sendRaw(method, path, undefined, headers)
      : sendRaw(method, path, JSON.stringify(body), { "content-type": "application/json", ...headers });
  return {
    cookies,
    sendRaw,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send("POST", path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) => send("PUT", path, body, headers),
    patch: (path: string, body: unknown, headers?: Record<string, string>) =>
      send("PATCH", path, body, headers),
    delete: (path: string, body?: unknown, headers?: Record<string, string>) =>
      send("DELETE", path, body, headers),
    /** A solved captcha, valid for one form. */
    async captcha(): Promise<string> {
      return solveCaptcha((await send("GET", "/api/captcha")).body as CaptchaChallenge);
    },
  };
}

export type TestClient = ReturnType<typeof visit>;

export const PASSWORD = "correct-horse-7";

/** The body of a registration, with changes. */
export const registration = (user: Record<string, unknown> = {}) => ({
  user: {
    email: newEmail(),
    password: PASSWORD,
    country: "DE",
    currency: "EUR",
    date_of_birth: "1990-05-17",
    terms_acceptance: true,
    locale: "de",
    ...user,
  },
});

/** Registers a player in this browser. @returns the server's response about the player */
export async function register(app: App, user: Record<string, unknown> = {}, client = visit(app)) {
  const body = registration({ captcha: await client.captcha(), ...user });
  const answer = await client.post("/api/users", body);
  if (answer.status !== 200) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
  return { client, email: body.user.email as string, player: answer.body as Player };
}

/** Mails to an address, oldest first. */
export const mailsTo = (app: App, address: string) =>
  app.db.select().from(mails).where(eq(mails.recipient, address)).orderBy(mails.id);

/** The address of a mail's button. */
export const linkIn = ({ text }: { text: string }) => new URL(/https?:\S+/.exec(text)![0]);

/** Registers a player and follows the mail's link. */
export async function createConfirmedPlayer(
  app: App,
  user: Record<string, unknown> = {},
  client = visit(app),
) {
  const registered = await register(app, user, client);
  const [mail] = await mailsTo(app, registered.email);
  const answer = await registered.client.get(`/api/users/confirmation${linkIn(mail!).search}`);
  if (answer.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(answer.body)}`);
  return registered;
}

export async function signIn(
  client: TestClient,
  email: string,
  password = PASSWORD,
  user: Record<string, unknown> = {},
) {
  return client.post("/api/users/sign_in", {
    user: { email, password, captcha: await client.captcha(), ...user },
  });
}

/** Requests a mail for a new password, or another confirmation mail. */
export async function requestMail(
  client: TestClient,
  kind: "password" | "confirmation",
  email: string,
  headers?: Record<string, string>,
) {
  return client.post(`/api/users/${kind}`, { user: { email, captcha: await client.captcha() } }, headers);
}
