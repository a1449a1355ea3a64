import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { testFreeSpins } from "../../../tests/support/server/free-spins.ts";
import { win } from "../../../tests/support/server/wallet.ts";
import { isSigned, sign } from "../../http/signature.ts";
import { referenceGamesModule } from "../../reference-game-server/module.ts";
import { createFreeRoundsClient, type FreeRoundsProvider } from "./provider-client.ts";

const SECRETS: Record<string, string> = { north: "a secret of the north", south: "a secret of the south" };
/** Calls to the providers that operators configure. */
const calls: { provider: string; url: string; body: Record<string, unknown>; isSigned: boolean }[] = [];
const down = new Set<string>();
/** A configured provider, which answers for every campaign that nothing was played. */
const remoteOf = (provider: string) => ({
  url: `https://${provider}.test/api`,
  secret: SECRETS[provider]!,
  async send(url: string, { body, headers }: RequestInit): Promise<Response> {
    if (down.has(provider)) throw new TypeError("fetch failed");
    const parsed = JSON.parse(body as string);
    const signature = (headers as Record<string, string>)["x-signature"]!;
    const isValid = isSigned(body as string, signature, SECRETS[provider]!);
    calls.push({ provider, url, body: parsed, isSigned: isValid });
    return Response.json({ campaign: parsed.campaign, played: 0, won: "0.00", ended: false });
  },
});

const {
  app,
  clock,
  scripted,
  createPlayer,
  giveSpins,
  grantOf,
  play,
  name,
  balances,
  expectProblems,
  spinProblems,
} = await testFreeSpins({ freeRoundProviders: { north: remoteOf("north"), south: remoteOf("south") } });
const creating = { providerState: "creating" } as const;

const createdOf = (id: string) => scripted.created.filter((campaign) => campaign.id === id);
const settleTwice = async () => {
  await app.settle();
  await app.settle();
};

describe("a provider of free rounds", () => {
  it("ANC-57 that is down is called again until it answers, under the same name, and then no more", async () => {
    scripted.setDown(true);
    onTestFinished(() => scripted.setDown(false));
    const id = await giveSpins(await createPlayer(0n), creating);
    await settleTwice();
    expect(await grantOf(id)).toMatchObject({ providerState: "creating", stage: "activated" });
    expect(createdOf(id)).toEqual([]);
    scripted.setDown(false);
    await settleTwice();
    expect((await grantOf(id)).providerState).toBe("ready");
    expect(createdOf(id)).toMatchObject([{ id, game: "nova-spins", currency: "EUR", bet: 20n, count: 10 }]);
    expect(createdOf(id)[0]!.player).not.toContain("@");
  });

  it("ANC-57 RI-16 that stays down for a day after the end is a case; what the wallet received is settled", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    await play(player, name("r"), [win(name(), "1.00", { campaign: id })], { close: true });
    scripted.setDown(true);
    onTestFinished(() => scripted.setDown(false));
    clock.advance(7 * 86_400_000);
    await settleTwice();
    expect(await grantOf(id)).toMatchObject({ stage: "expired", providerState: "ready", settled: 0n });
    clock.advance(86_400_000);
    await settleTwice();
    expect(await grantOf(id)).toMatchObject({ providerState: "ended", settled: 100n });
    expect(await balances(player)).toMatchObject({ real: 100n, unsettled: 0n });
    expectProblems(player.playerId);
    expect(await spinProblems(player.playerId)).toEqual([
      `Grant ${id}: won 100, its provider reports nothing`,
    ]);
  });

  it("RI-16 that never confirms the end holds up the winnings for a day", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    await play(player, name("r"), [win(name(), "1.00", { campaign: id })], { close: true });
    const { end } = scripted.provider;
    onTestFinished(() => {
      scripted.provider.end = end;
    });
    scripted.provider.end = async () => ({ played: 1, won: 100n, isEnded: false });
    clock.advance(7 * 86_400_000);
    await settleTwice();
    expect(await grantOf(id)).toMatchObject({ stage: "expired", played: 1, settled: 0n });
    clock.advance(86_400_000);
    await settleTwice();
    expect(await grantOf(id)).toMatchObject({ providerState: "ended", settled: 100n });
    expectProblems(player.playerId);
  });

  it("ANC-57 that is down delays no other grant", async () => {
    const [first, second] = [await createPlayer(0n), await createPlayer(0n)];
    const [failing, fine] = [await giveSpins(first, creating), await giveSpins(second, creating)];
    const { create } = scripted.provider;
    onTestFinished(() => {
      scripted.provider.create = create;
    });
    scripted.provider.create = async (campaign) => {
      if (campaign.id === failing) throw new Error("no answer in time");
      return create(campaign);
    };
    await app.settle();
    expect((await grantOf(failing)).providerState).toBe("creating");
    expect((await grantOf(fine)).providerState).toBe("ready");
  });

  it("ANC-57 RI-14 is told to end canceled and expired grants, also those that it may not know yet", async () => {
    const player = await createPlayer(0n);
    const known = await giveSpins(player, { expiresAt: new Date(clock.now() - 1) });
    const unsure = await giveSpins(player, { ...creating, expiresAt: new Date(clock.now() - 1) });
    await settleTwice();
    await app.settle();
    for (const id of [known, unsure]) {
      expect(await grantOf(id)).toMatchObject({ stage: "expired", providerState: "ended" });
      expect(scripted.ended).toContain(id);
    }
    expect(createdOf(unsure)).toHaveLength(1);
  });

  it("RI-14 keeps a grant past its time whose free round is open", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    await play(player, name("r"), [win(name(), "1.00", { campaign: id })]);
    clock.advance(7 * 86_400_000);
    await app.settle();
    expect((await grantOf(id)).stage).toBe("activated");
  });

  it("RI-15 settles early ends once, with what was won", async () => {
    const player = await createPlayer(0n);
    const id = await giveSpins(player);
    await play(player, name("r"), [win(name(), "1.00", { campaign: id })], { close: true });
    scripted.report(id, 4, 100n, true);
    await settleTwice();
    expect(await grantOf(id)).toMatchObject({ stage: "finished", played: 4, settled: 100n });
    expect(await balances(player)).toMatchObject({ real: 100n, unsettled: 0n });
  });
});

describe("several providers of free rounds", () => {
  const createdAt = (id: string) =>
    calls.filter(({ url, body }) => url.endsWith("/create") && body.campaign === id);

  it("ANC-57 are called each for their own games, under their own pseudonyms; the built-in one for others", async () => {
    const player = await createPlayer(0n);
    const [north, south, other] = [
      await giveSpins(player, { ...creating, provider: "north" }),
      await giveSpins(player, { ...creating, provider: "south" }),
      await giveSpins(player, creating),
    ];
    await settleTwice();
    for (const id of [north, south, other]) expect((await grantOf(id)).providerState).toBe("ready");
    for (const [id, provider] of [
      [north, "north"],
      [south, "south"],
    ] as const)
      expect(createdAt(id)).toEqual([
        {
          provider,
          url: `https://${provider}.test/api/free-rounds/v1/create`,
          isSigned: true,
          body: expect.objectContaining({ game: "nova-spins", bet: "0.20", count: 10 }),
        },
      ]);
    expect([createdOf(other).length, createdOf(north), createdOf(south), createdAt(other)]).toEqual([
      1,
      [],
      [],
      [],
    ]);
    const names = [...createdAt(north), ...createdAt(south)].map(({ body }) => body.player);
    expect(new Set([...names, createdOf(other)[0]!.player]).size).toBe(3);
  });

  it("ANC-57 wait for none that fails: its own grants wait until it answers", async () => {
    down.add("north");
    onTestFinished(() => down.clear());
    const player = await createPlayer(0n);
    const waiting = await Promise.all(
      Array.from({ length: 20 }, () => giveSpins(player, { ...creating, provider: "north" })),
    );
    const [south, other] = [
      await giveSpins(player, { ...creating, provider: "south" }),
      await giveSpins(player, creating),
    ];
    await app.settle();
    for (const id of [south, other]) expect((await grantOf(id)).providerState).toBe("ready");
    const states = async () =>
      new Set((await Promise.all(waiting.map(grantOf))).map(({ providerState }) => providerState));
    expect(await states()).toEqual(new Set(["creating"]));
    // One batch of calls has shown that it is down.
    const unasked = (await Promise.all(waiting.map(grantOf))).filter(({ checkedAt }) => checkedAt === null);
    expect(unasked).toHaveLength(4);
    down.clear();
    await app.settle();
    expect(await states()).toEqual(new Set(["ready"]));
  });
});

describe("the client of a free-rounds API", () => {
  const SECRET = "a secret of free rounds";
  const campaign = { id: "c-1", player: "p", game: "g", currency: "EUR", bet: 20n, count: 3 };
  const clientOf = (reply: (path: string, init: RequestInit) => unknown, status = 200): FreeRoundsProvider =>
    createFreeRoundsClient({
      send: async (path, init) => Response.json(reply(path, init), { status }),
      secret: SECRET,
      subunits: async () => new Map([["EUR", 100]]),
    });
  const state = { campaign: "c-1", played: 2, won: "0.00", ended: false };

  it("ANC-57 signs its calls, and sends amounts with the currency's decimals", async () => {
    const sent: [string, unknown, boolean][] = [];
    const client = clientOf((path, { body, headers }) => {
      const signature = (headers as Record<string, string>)["x-signature"]!;
      sent.push([path, JSON.parse(body as string), isSigned(body as string, signature, SECRET)]);
      return { ...state, won: "3.50", ended: true };
    });
    await client.create(campaign);
    expect(await client.end(campaign)).toEqual({ played: 2, won: 350n, isEnded: true });
    expect(sent).toEqual([
      [
        "/free-rounds/v1/create",
        { campaign: "c-1", player: "p", game: "g", currency: "EUR", subunits: 100, bet: "0.20", count: 3 },
        true,
      ],
      ["/free-rounds/v1/end", { campaign: "c-1" }, true],
    ]);
  });

  it.each([
    ["an error", state, 503],
    ["another campaign", { ...state, campaign: "c-2" }, 200],
    ["no amount", { ...state, won: "much" }, 200],
    ["a negative amount", { ...state, won: "-1.00" }, 200],
    ["a negative count", { ...state, played: -1 }, 200],
    ["something else", {}, 200],
  ])("ANC-57 takes no state from %s", async (_, answer, status) => {
    await expect(clientOf(() => answer, status).state(campaign)).rejects.toThrow();
  });
});

describe("the free rounds of the built-in game server", () => {
  const { path, secret } = app.apiOf(referenceGamesModule);
  const call = async (to: string, body: object, signedWith = secret) => {
    const text = JSON.stringify(body);
    const response = await app.app.request(`http://localhost${path}/free-rounds/v1/${to}`, {
      method: "POST",
      body: text,
      headers: { "x-signature": sign(text, signedWith) },
    });
    return { status: response.status, body: await response.json() };
  };
  const newCampaign = () => ({
    campaign: randomUUID(),
    player: "alias",
    game: "g",
    currency: "EUR",
    subunits: 100,
    bet: "0.20",
    count: 3,
  });

  it("ANC-57 are created once however often that is asked, and with other content never", async () => {
    const wanted = newCampaign();
    const answer = { campaign: wanted.campaign, played: 0, won: "0.00", ended: false };
    for (let times = 0; times < 2; times++)
      expect(await call("create", wanted)).toEqual({ status: 200, body: answer });
    expect(await call("create", { ...wanted, count: 4 })).toEqual({
      status: 409,
      body: { code: "campaign_conflict" },
    });
    for (let times = 0; times < 2; times++)
      expect(await call("end", { campaign: wanted.campaign })).toEqual({
        status: 200,
        body: { ...answer, ended: true },
      });
  });

  it("ANC-57 answer neither unsigned nor malformed calls, nor for campaigns that they don't know", async () => {
    const wanted = newCampaign();
    expect(await call("create", wanted, "another secret")).toMatchObject({ status: 401 });
    expect(await call("create", { ...wanted, bet: "0" })).toMatchObject({ status: 400 });
    expect(await call("create", { ...wanted, more: 1 })).toMatchObject({ status: 400 });
    expect(await call("state", { campaign: wanted.campaign })).toMatchObject({
      status: 404,
      body: { code: "unknown_campaign" },
    });
  });
});
