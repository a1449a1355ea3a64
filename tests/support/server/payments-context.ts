import { configModule } from "../../../server/modules/config/module.ts";
import { limitsModule } from "../../../server/modules/limits/module.ts";
import {
  type ContextDeps,
  createPaymentsContext,
} from "../../../server/modules/payments/context/create-context.ts";
import { providerNamesModule } from "../../../server/modules/provider-names/module.ts";
import type { testApp } from "./app.ts";

type Own = "paymentProviders" | "waitForProvider" | "exchange" | "limits";

/** The context that the parts of payments share, on an app's database, with a test's provider and limits. */
export function paymentsContext(
  { core, apiOf }: Awaited<ReturnType<typeof testApp>>,
  own: Pick<ContextDeps, Own> & Partial<Pick<ContextDeps, "logError">>,
) {
  const { currencyConfig, subunits } = apiOf(configModule);
  return createPaymentsContext({
    ...core,
    logError: () => {},
    currencyConfig,
    subunits,
    presentLimit: apiOf(limitsModule).presentRejection,
    aliasOf: (playerId, provider) =>
      apiOf(providerNamesModule).aliasOf({ playerId, kind: "payments", provider }),
    ...own,
  });
}
