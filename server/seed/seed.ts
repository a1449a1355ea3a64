import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { standardVersion } from "../../src/rules/fair/versions.ts";
import type { Db } from "../db/client.ts";
import { liftStatementTimeout } from "../db/time-limits.ts";
import {
  banners as bannersTable,
  files as filesTable,
  pages as pagesTable,
  snippets as snippetsTable,
} from "../modules/cms/tables.ts";
import { configs as configsTable } from "../modules/config/tables.ts";
import {
  categories as categoriesTable,
  collections as collectionsTable,
  games as gamesTable,
  providers as providersTable,
} from "../modules/games/tables.ts";
import { jackpotPots, jackpots as jackpotsTable } from "../modules/jackpots/tables.ts";
import { paymentMethods } from "../modules/payments/tables.ts";
import { rulesOf } from "../reference-game-server/engine.ts";
import { assertUniqueAddresses } from "./content/addresses.ts";
import { makeCatalogue } from "./content/catalogue.ts";
import { type Cms, makeCms } from "./content/cms.ts";
import { makeConfigs } from "./content/configs.ts";
import { factsOf, rtpOf, type SeedFacts } from "./content/game-facts.ts";
import { makeJackpots } from "./content/jackpots.ts";
import { makePaymentMethods } from "./content/payment-methods.ts";
import { seedCampaigns } from "./seed-campaigns.ts";

/** PostgreSQL accepts at most 65,535 parameters per statement. */
async function insert<T extends PgTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  if (rows.length === 0) return;
  const size = Math.floor(60_000 / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let i = 0; i < rows.length; i += Math.min(size, 1_000)) {
    await db.insert(table).values(rows.slice(i, i + Math.min(size, 1_000)));
  }
}

async function seedCatalogue(db: Db, count: number): Promise<void> {
  const catalogue = makeCatalogue(count);
  const { jackpots, pots, collections } = makeJackpots(catalogue);
  const jackpotOf = new Map(
    jackpots.flatMap(({ identifier, game_identifiers }) =>
      game_identifiers.map((game): [string, string] => [game, identifier]),
    ),
  );
  await insert(
    db,
    providersTable,
    catalogue.providers.map(({ id, slug, title, required_fields }) => ({
      id,
      slug,
      title,
      requiredFields: required_fields,
    })),
  );
  await insert(db, categoriesTable, catalogue.categories);
  await insert(
    db,
    collectionsTable,
    [...catalogue.collections, ...collections].map(({ id, title, order, on_lobby }) => ({
      id,
      title,
      position: order,
      onLobby: on_lobby,
    })),
  );
  await insert(
    db,
    gamesTable,
    catalogue.games.map(({ seo_title, has_demo_mode, saves_state, released_at, ...game }) => ({
      ...game,
      ...factsOf(game),
      collections: [...game.collections, ...[jackpotOf.get(game.identifier) ?? []].flat()],
      seoTitle: seo_title,
      hasDemoMode: has_demo_mode,
      savesState: saves_state,
      releasedAt: released_at,
    })),
  );
  await insert(
    db,
    jackpotsTable,
    jackpots.map(({ game_identifiers, ...row }) => ({ ...row, gameIdentifiers: game_identifiers })),
  );
  // Keep existing pots: contributions aren't content.
  await db
    .insert(jackpotPots)
    .values(
      pots.map(({ levelId, amount }) => {
        const opening = BigInt(amount) * 1_000_000n;
        return { levelId, opening, seeded: opening };
      }),
    )
    .onConflictDoNothing();
  await db.transaction(async (tx) => {
    await liftStatementTimeout(tx);
    await tx.execute(sql`select rebuild_game_lists()`);
    await tx.execute(sql`analyze`);
  });
}

/** @throws Error if a page has the address of a fixed route or a jackpot */
export async function seedContent(db: Db, content: Cms = makeCms()): Promise<void> {
  const { pages, snippets, files, banners } = content;
  const jackpots = await db.select({ identifier: jackpotsTable.identifier }).from(jackpotsTable);
  assertUniqueAddresses(
    pages.map(({ path }) => path),
    jackpots.map(({ identifier }) => identifier),
  );
  await insert(
    db,
    pagesTable,
    pages.map(({ id, locale, path, title, content, blocks, categories, hidden }) => ({
      id,
      locale,
      path,
      title,
      content,
      categories,
      hidden,
      blocks: {
        title: blocks.title,
        description: blocks.description,
        keywords: blocks.keywords,
        json: blocks.json,
      },
    })),
  );
  await insert(
    db,
    snippetsTable,
    snippets.map(({ id, locale, identifier, categories, content }) => ({
      id,
      locale,
      identifier,
      categories,
      content,
    })),
  );
  await insert(
    db,
    filesTable,
    files.map(({ locale, ...value }) => ({ id: value.id, locale, value })),
  );
  await insert(
    db,
    bannersTable,
    banners.map(({ locale, ...value }) => ({ id: value.id, locale, value })),
  );
  await insert(
    db,
    configsTable,
    Object.entries(makeConfigs()).map(([name, value]) => ({ name, value })),
  );
}

/** Seeds the demo's payment methods if there are none. */
async function seedPaymentMethods(db: Db): Promise<void> {
  const [row] = await db.select({ id: paymentMethods.id }).from(paymentMethods).limit(1);
  if (!row) await insert(db, paymentMethods, makePaymentMethods());
}

/** Sets facts of the demo's games from before they had any, or from when all slots were played by the same rules. */
async function seedGameFacts(db: Db): Promise<void> {
  const { id, identifier, kind, title, categories, currencies, rtp, topPrize } = gamesTable;
  const standard = standardVersion("slot");
  const former = and(eq(rtp, rtpOf(standard)), eq(topPrize, standard.top.stakes));
  const found = await db
    .select({ id, identifier, kind, title, categories, currencies, rtp })
    .from(gamesTable)
    .where(or(isNull(rtp), former));
  const rows = found.filter((game) => game.rtp === null || rulesOf(game) !== standard);
  const idsByFacts = new Map<string, number[]>();
  for (const row of rows) {
    const key = JSON.stringify(factsOf(row));
    idsByFacts.set(key, [...(idsByFacts.get(key) ?? []), row.id]);
  }
  for (const [facts, ids] of idsByFacts)
    await db
      .update(gamesTable)
      .set(JSON.parse(facts) as SeedFacts)
      .where(inArray(id, ids));
}

/** Seeds what a database may have from another release or from staff, and lacks. */
export async function seedMissing(db: Db): Promise<void> {
  await seedPaymentMethods(db);
  await seedGameFacts(db);
  await seedCampaigns(db);
}

/** Replaces catalogue and content with a seed of `count` games, in one transaction. */
export async function seed(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    const names = [
      "jackpots",
      "game_lists",
      "games",
      "collections",
      "categories",
      "providers",
      "pages",
      "snippets",
      "files",
      "banners",
      "configs",
      "payment_methods",
    ];
    await tx.execute(sql.raw(`truncate ${names.join(", ")}`));
    await seedCatalogue(tx, count);
    await seedContent(tx);
    await seedMissing(tx);
  });
}

export async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ id: gamesTable.id }).from(gamesTable).limit(1);
  return rows.length === 0;
}
