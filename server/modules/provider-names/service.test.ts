import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { createConfirmedPlayer } from "../../../tests/support/server/visitor.ts";
import { createPlayerAliases } from "./service.ts";
import { providerNames } from "./tables.ts";

const OLD = "the first secret of this site, which is long enough";
const NEW = "the second secret of this site, which is long enough";
const PROVIDER = "reference";

const { db, ...app } = await testApp();
const [aliasByOldSecret, aliasByNewSecret] = [OLD, NEW].map((secret) =>
  createPlayerAliases({ db, secret }),
) as [ReturnType<typeof createPlayerAliases>, ReturnType<typeof createPlayerAliases>];
const newPlayer = async () => (await createConfirmedPlayer({ db, ...app })).player.id;

it("derives a player's alias at a provider as earlier versions did, and keeps it when the secret changes", async () => {
  const playerId = await newPlayer();
  const derived = (text: string) => createHmac("sha256", OLD).update(text).digest("hex").slice(0, 32);
  const payer = { playerId, kind: "payments" as const, provider: PROVIDER };
  const gamer = { playerId, kind: "games" as const, provider: PROVIDER };
  expect(await aliasByOldSecret(payer)).toBe(derived(`payer ${playerId} at ${PROVIDER}`));
  expect(await aliasByOldSecret(gamer)).toBe(derived(`player ${playerId} at ${PROVIDER}`));
  expect(await aliasByNewSecret(payer)).toBe(await aliasByOldSecret(payer));
  expect(await aliasByNewSecret(gamer)).toBe(await aliasByOldSecret(gamer));
});

it("derives a new name from the secret that is current at its first use", async () => {
  const player = { playerId: await newPlayer(), kind: "payments" as const, provider: PROVIDER };
  const text = `payer ${player.playerId} at ${PROVIDER}`;
  const name = createHmac("sha256", NEW).update(text).digest("hex").slice(0, 32);
  expect(await aliasByNewSecret(player)).toBe(name);
  expect(await aliasByOldSecret(player)).toBe(name);
});

it("names differ by player, by provider, and between payments and games", async () => {
  const players = [await newPlayer(), await newPlayer()];
  const all = players.flatMap((playerId) =>
    [PROVIDER, "other"].flatMap((provider) =>
      (["payments", "games"] as const).map((kind) => aliasByOldSecret({ playerId, kind, provider })),
    ),
  );
  const names = await Promise.all(all);
  expect(new Set(names).size).toBe(8);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
});

it("concurrent first uses agree on one name, also between servers with different secrets", async () => {
  const player = { playerId: await newPlayer(), kind: "games" as const, provider: PROVIDER };
  const names = await Promise.all(
    [aliasByOldSecret, aliasByNewSecret, aliasByOldSecret, aliasByNewSecret].map((one) => one(player)),
  );
  expect(new Set(names).size).toBe(1);
});

it("concurrent uses share their queries", async () => {
  const players = await Promise.all(Array.from({ length: 8 }, newPlayer));
  const aliases = () =>
    Promise.all(players.map((playerId) => aliasByOldSecret({ playerId, kind: "games", provider: PROVIDER })));
  const names = await aliases();
  const queries = vi.spyOn(db, "execute");
  expect(await aliases()).toEqual(names);
  expect(queries).toHaveBeenCalledTimes(1);
  queries.mockRestore();
});

it("two players can't have one name at a provider", async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const name = await aliasByOldSecret({ playerId: one, kind: "games", provider: PROVIDER });
  const added = db.insert(providerNames).values({ playerId: other, kind: "games", provider: PROVIDER, name });
  await expect(added).rejects.toThrow();
  expect(await db.select().from(providerNames).where(eq(providerNames.playerId, other))).toEqual([]);
});
