import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "schema",
    "player-schema",
    "notice-schema",
    "ledger-schema",
    "play-schema",
    "reference-games-schema",
    "realtime-schema",
    "wins-schema",
    "jackpot-schema",
    "comp-points-schema",
    "limits-schema",
    "reference-provider-schema",
    "payments-schema",
    "review-schema",
  ].map((name) => `./server/db/${name}.ts`),
  out: "./server/db/migrations",
});
