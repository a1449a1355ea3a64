import { toAmount } from "../../../src/rules/money/amounts.ts";
import { defineModule } from "../../core/modules/module.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import { accountsModule } from "../accounts/module.ts";
import { paymentsModule } from "../payments/module.ts";
import { walletModule } from "../wallet/module.ts";

/** Totals of deposits, withdrawals, bets and wins per account. */
export const playerStatsModule = defineModule({
  name: "player-stats",
  needs: { accounts: accountsModule, payments: paymentsModule, wallet: walletModule },
  setup: (_, { accounts, payments, wallet }) => ({
    routes: (app) =>
      route(app, "GET /api/player/stats", async ({ visitor }) => {
        const playerId = await requirePlayerId(visitor);
        const [all, paid, played] = await Promise.all([
          accounts.of(playerId),
          payments.totals(playerId),
          wallet.playTotals(playerId),
        ]);
        return all.map(({ id, currency }) => ({
          currency,
          deposits_cents: toAmount(paid.get(id)?.deposits ?? 0n),
          withdrawals_cents: toAmount(paid.get(id)?.withdrawals ?? 0n),
          bets_cents: toAmount(played.get(id)?.bets ?? 0n),
          wins_cents: toAmount(played.get(id)?.wins ?? 0n),
        }));
      }),
  }),
});
