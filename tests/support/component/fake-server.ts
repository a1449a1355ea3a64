import { commands } from "vitest/browser";
import type { CreatedPlayer, TestPlayer } from "../browser/player-request.ts";

/**
 * A fake answer to a call: JSON with status 200, a response, or a function of the request, which may wait so that a
 * test can delay the answer.
 */
export type FakeAnswer = object | Response | ((request: Request) => object | Promise<object>);

/** By method and path, as `GET /api/player`; a `*` stands for the rest of the path. */
export type FakeAnswers = Record<string, FakeAnswer>;

/** A rejection in the server's format. */
export const rejectionResponse = (status: number, code: string, more: object = {}): Response =>
  Response.json({ code, message: code, ...more }, { status });

/** Options of a request with JSON. */
export const postJson = (body: object, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

export interface FakeServer {
  fetch: typeof fetch;
  /** The calls so far, as `GET /api/player`. */
  calls: string[];
  /** The calls with a response. Their effect on the page is visible after `nextLayout`. */
  answeredCalls: string[];
}

/** The cookies of this test's browser, including HttpOnly ones. */
const jar = new Map<string, string>();

export function clearCookies(): void {
  jar.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the app reads it there
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  }
}

function storeCookie(text: string): void {
  const [pair = "", ...attributes] = text.split("; ");
  const [name = "", value = ""] = pair.split("=");
  const isExpired = attributes.includes("Max-Age=0");
  if (isExpired) jar.delete(name);
  else jar.set(name, value);
  // biome-ignore lint/suspicious/noDocumentCookie: the app reads it there
  if (!attributes.includes("HttpOnly")) document.cookie = text.replace("; Secure", "");
}

const WILDCARD = "*";

function findAnswer(answers: FakeAnswers, call: string): FakeAnswer | undefined {
  const pattern = Object.keys(answers).find(
    (key) => key.endsWith(WILDCARD) && call.startsWith(key.slice(0, -WILDCARD.length)),
  );
  return answers[call] ?? (pattern === undefined ? undefined : answers[pattern]);
}

const EMPTY_STATUS = new Set([204, 304]);

/** Answers calls with `answers`, and all others with the real server. Calls fail offline. */
export function createFakeServer(answers: FakeAnswers, country?: string): FakeServer {
  const calls: string[] = [];
  const answeredCalls: string[] = [];

  async function forwardToServer(request: Request, path: string): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await commands.callServer({
      method: request.method,
      path,
      headers: {
        ...Object.fromEntries(request.headers),
        origin: "http://localhost",
        "user-agent": navigator.userAgent,
        ...(cookie && { cookie }),
        ...(country && { "x-country": country }),
      },
      body: request.body ? await request.text() : null,
    });
    for (const text of answer.cookies) storeCookie(text);
    return new Response(EMPTY_STATUS.has(answer.status) ? null : answer.body, answer);
  }

  async function respond(request: Request, call: string): Promise<Response> {
    const known = findAnswer(answers, call);
    if (!known) {
      const { pathname, search } = new URL(request.url);
      return forwardToServer(request, pathname + search);
    }
    const answer = typeof known === "function" ? await known(request) : known;
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  }

  async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    if (!navigator.onLine) throw new TypeError("Failed to fetch");
    const response = await respond(request, call);
    answeredCalls.push(call);
    return response;
  }

  return { fetch: fakeFetch, calls, answeredCalls };
}

/** Creates a player for this test and signs the page in. */
export async function signIn(request: TestPlayer = {}): Promise<CreatedPlayer> {
  const { cookies, ...player } = await commands.createPlayer(request);
  for (const text of cookies) storeCookie(text);
  return player;
}
