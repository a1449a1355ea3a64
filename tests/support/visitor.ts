import type { testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type Answered = { status: number; headers: Headers; body: unknown };

let count = 0;
/** An address and a network address that no other test has. */
export const newEmail = () => `player${++count}.${process.pid}@example.com`;

/** Somebody with a browser: keeps the cookies that the server sets, and comes from an address of their own. */
export function visit(app: App, { country = "DE", ip = `10.0.${++count >> 8}.${count & 255}` } = {}) {
  const cookies = new Map<string, string>();
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.app.request(
      `http://localhost${path}`,
      {
        method,
        headers: {
          "x-country": country,
          ...(cookie && { cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: ip } } },
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }
  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send("POST", path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) => send("PUT", path, body, headers),
    delete: (path: string, headers?: Record<string, string>) => send("DELETE", path, undefined, headers),
  };
}

export type Guest = ReturnType<typeof visit>;

export const PASSWORD = "correct-horse-7";

/** What a registration sends, with what differs. */
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
