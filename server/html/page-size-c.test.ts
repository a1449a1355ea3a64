import { brotliCompressSync } from "node:zlib";
import { it } from "vitest";
import { openEmptyDatabase, TEST_GAMES } from "../../tests/support/server/database.ts";
import { testSite } from "../../tests/support/server/site.ts";
import { seed } from "../seed/seed.ts";
const { db } = await openEmptyDatabase();
await seed(db, TEST_GAMES);
const { page } = await testSite({ db });
it("sizes", async () => {
  for (const path of ["/", "/de", "/pokies/all", "/faq"]) { const { html } = await page(path); console.log("SIZE", path, brotliCompressSync(html).length); if (path==="/pokies/all") (await import("node:fs")).writeFileSync("/tmp/h/pg.html", html); }
});
