import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["db", "core/*", "modules/*", "reference-*"].map((folder) => `./server/${folder}/tables.ts`),
  out: "./server/db/migrations",
});
