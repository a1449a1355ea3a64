import { defineModule } from "../core/modules/module.ts";
import { paymentSecret } from "../http/derived-secret.ts";
import { PROVIDER_PATH, referenceProvider } from "./routes.ts";

export interface ReferenceProviderOptions {
  /** Folder of the built frames. */
  framesFolder?: string;
}

/** Name of the built-in payment provider. */
const NAME = "reference";

/** The demo's payment provider, which moves no real money; not in production. */
export const referenceProviderModule = defineModule({
  name: "reference-payment-provider",
  setup({ db, now, secret, demo, callSelf }, _, { framesFolder }: ReferenceProviderOptions) {
    /** API address and secret for the casino, by provider name; empty outside of demo mode. */
    const providers: Record<string, { url: string; secret: string; send: typeof callSelf }> = {};
    if (!demo) return { api: { providers } };
    const shared = paymentSecret(secret, NAME);
    const provider = referenceProvider({
      db,
      now,
      secret: shared,
      framesFolder,
      send: async (url, init) => (await callSelf(new URL(url).pathname, { method: "POST", ...init })).status,
    });
    providers[NAME] = { url: `http://localhost${PROVIDER_PATH}`, secret: shared, send: callSelf };
    return {
      api: { providers },
      routes: provider.routes,
      framePaths: [`${PROVIDER_PATH}/cards`],
      jobs: [{ name: "deliver-reference-webhooks", every: "minute", run: provider.deliver }],
    };
  },
});
