import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/db/schema.ts", "./server/db/player-schema.ts", "./server/db/notice-schema.ts"],
  out: "./server/db/migrations",
});
