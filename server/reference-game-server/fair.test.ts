import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { FrameRound, OpenedSession } from "../../frames/protocol.ts";
import type { Game } from "../../src/contract/games.ts";
import type {
  FairRotated,
  FairRound,
  FairSeed,
  FairVersionResponse,
} from "../../src/contract/provably-fair.ts";
import { checkRound, isSame } from "../../src/rules/fair/check.ts";
import { FAIR_KINDS, FAIR_VERSIONS, versionOf, versionsInForce } from "../../src/rules/fair/versions.ts";
import { minorUnits } from "../../src/rules/money/minor-units.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { testClock } from "../../tests/support/server/clock.ts";
import { callGameServer, gameOf, newKey, openGame } from "../../tests/support/server/game-frame.ts";
import { fund } from "../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../tests/support/server/visitor.ts";
import { digestOf } from "../http/secret-token.ts";
import { providers } from "../modules/games/tables.ts";
import { rulesOf } from "./engine.ts";
import { gameClientSessions, gameSeeds } from "./tables.ts";

const clock = testClock();
const app = await testApp({ now: clock.now, waitBeforeRetry: async () => {} });
const GAMES: Record<"dice" | "slot" | "wheel", Game> = {} as never;
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  GAMES.dice = await gameOf(app, "table", /^(?!.*(roulette|wheel))/i);
  GAMES.slot = await gameOf(app, "pokies");
  GAMES.wheel = await gameOf(app, "live");
});

const CHOICES = { dice: { chances: 4_950, over: true }, slot: {}, wheel: { bet: 3 } };

async function player() {
  const confirmedPlayer = await createConfirmedPlayer(app, { country: "AT" });
  await fund(app.db, confirmedPlayer.player.id, 100_000n);
  return confirmedPlayer.client;
}

async function play(game: OpenedSession, more: object = {}) {
  clock.advance(10_000);
  return callGameServer<{ round: FrameRound; fair?: OpenedSession["fair"] }>(app, "play", {
    session: game.session,
    key: newKey(),
    stake: "1.00",
    choice: CHOICES[game.kind],
    ...more,
  });
}

async function playRound(game: OpenedSession): Promise<FrameRound> {
  const { body } = await play(game);
  await callGameServer(app, "finish", { session: game.session, round: body.round.id });
  return body.round;
}

const seedsOf = async (client: TestClient) => (await client.get("/api/player/fair_seeds")).body as FairSeed[];
const change = (browser: TestClient, game: string, client = "my own words") =>
  browser.post("/api/player/fair_seeds", { game, client });
const roundOf = async (id: string) => (await app.get(`/api/fair/rounds/${id}`)).body as FairRound;

describe("a round's proof", () => {
  it.each(["dice", "wheel", "slot"] as const)(
    "NEW-05 NEW-25 of %s contains everything needed to recompute it, and the version of its rules",
    async (kind) => {
      const client = await player();
      const game = await openGame(app, client, GAMES[kind]);
      const played = await playRound(game);
      expect(await roundOf(played.id)).toMatchObject({
        kind,
        version: game.facts.version,
        secret: null,
        commitment: game.fair.commitment,
        currency: "EUR",
        decimals: 2,
      });
      const { body } = await change(client, GAMES[kind].identifier);
      const proof = await roundOf(played.id);
      expect(proof.secret).toBe((body as FairRotated).revealed!.secret);
      const rules = versionOf(proof.kind, proof.version)!;
      const stake = minorUnits(proof.stake, 100)!;
      const found = await checkRound(rules, { ...proof, secret: proof.secret!, stake });
      expect(found.matchesCommitment).toBe(true);
      expect(isSame(found.outcome, proof.outcome)).toBe(true);
      expect(found.win).toBe(minorUnits(proof.win, 100) ?? 0n);
    },
  );

  it.each(versionsInForce("slot").map(({ version }) => version))(
    "NEW-05 NEW-25 of a session that has shown version %i of the slot's rules has a round by that version",
    async (version) => {
      const client = await player();
      const game = await openGame(app, client, GAMES.slot);
      // As a frame that was opened before the game's rules changed.
      const ownSession = eq(gameClientSessions.digest, digestOf(game.session));
      await app.db.update(gameClientSessions).set({ version }).where(ownSession);
      const played = await playRound(game);
      expect(played.version).toBe(version);
      await change(client, GAMES.slot.identifier);
      const proof = await roundOf(played.id);
      expect(proof.version).toBe(version);
      const claim = { ...proof, secret: proof.secret!, stake: minorUnits(proof.stake, 100)! };
      const found = await checkRound(versionOf("slot", version)!, claim);
      expect(isSame(found.outcome, proof.outcome)).toBe(true);
      expect(found.win).toBe(minorUnits(proof.win, 100) ?? 0n);
    },
  );

  it("NEW-05 is not found before the round is over, or for an unknown round", async () => {
    const game = await openGame(app, await player(), GAMES.dice);
    const { body } = await play(game);
    expect((await app.get(`/api/fair/rounds/${body.round.id}`)).status).toBe(404);
    expect((await app.get(`/api/fair/rounds/${newKey()}`)).status).toBe(404);
    expect((await app.get("/api/fair/rounds/1")).status).toBe(422);
  });
});

describe("the published rules", () => {
  it("NEW-05 NEW-25 ANC-22 list every version with its table, exact return, top prize and digest", async () => {
    const { body, headers } = await app.get("/api/fair/games");
    const versions = body as FairVersionResponse[];
    expect(headers.get("cache-control")).toContain("public");
    expect(versions).toHaveLength(FAIR_KINDS.flatMap((kind) => FAIR_VERSIONS[kind]).length);
    for (const { kind, version, table, digest } of versions) {
      const text = JSON.stringify({ kind, version, table });
      expect(createHash("sha256").update(text).digest("hex")).toBe(digest);
    }
    const inForce = versions.filter((one) => one.in_force).map(({ kind, version }) => `${kind} ${version}`);
    const expected = FAIR_KINDS.flatMap((kind) =>
      versionsInForce(kind).map(({ version }) => `${kind} ${version}`),
    );
    expect(inForce.toSorted()).toEqual(expected.toSorted());
    const wheel = versions.find(({ kind }) => kind === "wheel")!;
    expect(wheel).toMatchObject({
      returns: { least: { part: "49", of: "50" }, most: { part: "49", of: "50" } },
      top: { stakes: 48, one_in: 50 },
    });
  });

  it("NEW-05 are committed to before a stake: a frame shows the digest of its table", async () => {
    const game = await openGame(app, visit(app), GAMES.slot, "demo");
    const versions = (await app.get("/api/fair/games")).body as FairVersionResponse[];
    const rules = rulesOf({ ...GAMES.slot, kind: "pokies" });
    const slotVersion = versions.find(({ kind, version }) => kind === "slot" && version === rules.version)!;
    const { version, digest: table, top } = slotVersion;
    expect(game.facts).toMatchObject({ version, table, top: { stakes: top.stakes, oneIn: top.one_in } });
  });
});

describe("the seed of rounds", () => {
  it("NEW-05 is listed by game for its player alone, with its commitment and without its secret", async () => {
    const client = await player();
    expect(await seedsOf(client)).toEqual([]);
    const game = await openGame(app, client, GAMES.dice);
    await playRound(game);
    expect(await seedsOf(client)).toEqual([
      {
        game: GAMES.dice.identifier,
        kind: "dice",
        title: GAMES.dice.title,
        commitment: game.fair.commitment,
        client: game.fair.client,
        rounds: 1,
      },
    ]);
    expect(await seedsOf(await player())).toEqual([]);
  });

  it("NEW-05 is changed by the player: the secret is revealed, and the next seed uses their text", async () => {
    const client = await player();
    const game = await openGame(app, client, GAMES.dice);
    for (let n = 0; n < 3; n++) await playRound(game);
    const { status, body } = await change(client, GAMES.dice.identifier);
    expect(status).toBe(200);
    const { revealed: revealedSeed, current } = body as FairRotated;
    const revealed = revealedSeed!;
    expect(revealed).toMatchObject({
      commitment: game.fair.commitment,
      client: game.fair.client,
      rounds: 3,
    });
    expect(createHash("sha256").update(Buffer.from(revealed.secret, "hex")).digest("hex")).toBe(
      revealed.commitment,
    );
    expect(current).toMatchObject({ client: "my own words", rounds: 0 });
    expect(current.commitment).not.toBe(revealed.commitment);
    expect(await seedsOf(client)).toEqual([current]);
  });

  it("NEW-05 accepts the player's text as long as no round was drawn, and keeps its secret and commitment", async () => {
    const browser = await player();
    const game = await openGame(app, browser, GAMES.dice);
    const { commitment, client } = game.fair;
    const { body } = await change(browser, GAMES.dice.identifier);
    expect(body).toMatchObject({
      revealed: null,
      current: { commitment, client: "my own words", rounds: 0 },
    });
    // The frame still shows the seed's previous text.
    expect(await play(game, { fair: { commitment, client } })).toMatchObject({
      status: 200,
      body: { code: "seed_changed", fair: { commitment, client: "my own words" } },
    });
    const played = (await play(game, { fair: { commitment, client: "my own words" } })).body.round;
    await callGameServer(app, "finish", { session: game.session, round: played.id });
    const { revealed } = (await change(browser, GAMES.dice.identifier, "other words")).body as FairRotated;
    expect(revealed).toMatchObject({ commitment, client: "my own words", rounds: 1 });
    const { secret } = revealed!;
    const claim = { secret, commitment, client: "my own words", nonce: 0, choice: CHOICES.dice, stake: 100n };
    const found = await checkRound(versionOf("dice", game.facts.version)!, claim);
    expect(isSame(found.outcome, played.outcome)).toBe(true);
  });

  it.each([
    ["an unknown game's seed", { game: "none/such", client: "a" }, "game", "unknown"],
    ["an empty text", { client: "" }, "client", "invalid_format"],
    ["a text with invalid characters", { client: "ä" }, "client", "invalid_format"],
    ["a text that is too long", { client: "a".repeat(65) }, "client", "invalid_format"],
  ])("NEW-05 rejects a change to %s", async (_, requestFields, field, code) => {
    const client = await player();
    await openGame(app, client, GAMES.dice);
    const body = { game: GAMES.dice.identifier, ...requestFields };
    expect(await client.post("/api/player/fair_seeds", body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [code] } },
    });
  });

  it("NEW-05 isn't revealed while an open round uses it", async () => {
    const client = await player();
    const game = await openGame(app, client, GAMES.dice);
    const { body } = await play(game);
    const changeSeeds = () => change(client, GAMES.dice.identifier);
    expect(await changeSeeds()).toMatchObject({ status: 422, body: { errors: { game: ["not_accepted"] } } });
    await callGameServer(app, "finish", { session: game.session, round: body.round.id });
    expect((await changeSeeds()).status).toBe(200);
  });

  it("NEW-05 isn't used for a round before the frame has received its commitment", async () => {
    const browser = await player();
    const game = await openGame(app, browser, GAMES.dice);
    await playRound(game);
    const { commitment, client } = game.fair;
    const { current } = (await change(browser, GAMES.dice.identifier)).body as FairRotated;
    const before = (await browser.get("/api/player/accounts")).body;
    const rejection = await play(game, { fair: { commitment, client } });
    expect(rejection).toMatchObject({
      status: 200,
      body: {
        code: "seed_changed",
        fair: { commitment: current.commitment, client: "my own words", nonce: 0 },
      },
    });
    expect((await browser.get("/api/player/accounts")).body).toEqual(before);
    const fair = { commitment: current.commitment, client: current.client };
    expect((await play(game, { fair })).status).toBe(200);
  });

  it("NEW-05 is revealed at logout, and the next one keeps the player's text", async () => {
    const browser = await player();
    const [dice, wheel] = [
      await openGame(app, browser, GAMES.dice),
      await openGame(app, browser, GAMES.wheel),
    ];
    const done = await playRound(dice);
    const open = (await play(wheel)).body.round;
    await browser.delete("/api/users/sign_out");
    const proof = await roundOf(done.id);
    expect(createHash("sha256").update(Buffer.from(proof.secret!, "hex")).digest("hex")).toBe(
      dice.fair.commitment,
    );
    await callGameServer(app, "finish", { session: wheel.session, round: open.id });
    // An open round still used this seed at logout.
    expect((await roundOf(open.id)).secret).toBeNull();
    // The open frame learns nothing of the next seed, which keeps the player's text.
    const { commitment, client } = dice.fair;
    expect((await play(dice, { fair: { commitment, client } })).body).toEqual({ code: "session_expired" });
    const seeds = await app.db.select().from(gameSeeds).where(eq(gameSeeds.client, client));
    expect(seeds.map(({ revealedAt }) => revealedAt !== null).toSorted()).toEqual([false, true]);
  });
});
