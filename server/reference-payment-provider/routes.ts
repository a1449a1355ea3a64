import type { Hono } from "hono";
import type { Db } from "../db/client.ts";
import type { AppEnv } from "../http/env.ts";
import { sign } from "../http/signature.ts";
import { providerApi } from "./api.ts";
import { cardFrame } from "./card-frame.ts";
import { controlPage } from "./control-page.ts";
import { hostedPage } from "./hosted-page.ts";
import { createProvider } from "./service.ts";

export const PROVIDER_PATH = "/payment-provider";

export interface ReferenceProviderDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Shared secret with the casino. */
  secret: string;
  /** Folder of the built frames. */
  framesFolder: string | undefined;
  /** Sends an event to the casino. @returns the response's status */
  send: (url: string, init: { body: string; headers: Record<string, string> }) => Promise<number>;
}

/** The reference payment provider with its pages; demo only, because everyone can control it. */
export function referenceProvider(deps: ReferenceProviderDeps) {
  const { db, now, secret, framesFolder: folder, send } = deps;
  const provider = createProvider({
    db,
    now,
    secret,
    // In the demo, provider and casino share an origin.
    pagesOf: ({ returnUrl }) => new URL(PROVIDER_PATH, returnUrl).href,
    async sendEvent(url, body) {
      const headers = { "content-type": "application/json", "x-signature": sign(body, secret) };
      return (await send(url, { body, headers })) === 200;
    },
  });
  return {
    deliver: provider.deliver,
    routes(app: Hono<AppEnv>): void {
      providerApi(app, PROVIDER_PATH, provider, secret);
      hostedPage(app, PROVIDER_PATH, provider);
      controlPage(app, PROVIDER_PATH, provider);
      cardFrame(app, PROVIDER_PATH, { provider, folder, now });
    },
  };
}
