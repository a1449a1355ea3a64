import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/db/*schema.ts", "./server/core/*/tables.ts", "./server/modules/*/tables.ts"],
  out: "./server/db/migrations",
});
