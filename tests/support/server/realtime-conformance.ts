import { Centrifuge, type PublicationContext, type ServerPublicationContext } from "centrifuge";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

/** The realtime server under test: ours, or a Centrifugo. */
export interface RealtimeServer {
  /** The WebSocket's address. */
  url: string;
  publish: (channel: string, data: object) => Promise<void> | void;
  issue: (playerId: number) => Promise<string>;
  /** Cuts all connections without a close frame, as a network does. */
  breakAll: () => void | Promise<void>;
  close: () => Promise<void>;
}

/** Requirements of any realtime server for the unmodified client. */
export function realtimeConformance(name: string, open: () => Promise<RealtimeServer>): void {
  describe(`realtime with ${name}`, () => {
    let server: RealtimeServer;
    const clients: Centrifuge[] = [];
    beforeAll(async () => {
      server = await open();
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.disconnect();
    });
    afterAll(() => server.close());

    let players = 1_000 + Math.floor(Math.random() * 1_000_000);

    function connect(playerId?: number, token?: string) {
      const client = new Centrifuge(server.url, {
        minReconnectDelay: 10,
        maxReconnectDelay: 50,
        ...(playerId !== undefined && { getToken: () => server.issue(playerId) }),
        ...(token !== undefined && { token }),
      });
      clients.push(client);
      const publications: { channel: string; data: unknown }[] = [];
      const waiters: { count: number; done: () => void }[] = [];
      client.on("publication", ({ channel, data }: ServerPublicationContext) => {
        publications.push({ channel, data });
        for (const one of waiters) if (publications.length >= one.count) one.done();
      });
      return {
        client,
        publications,
        connectAndWait: () =>
          new Promise<void>((resolve) => {
            client.once("connected", () => resolve());
            client.connect();
          }),
        waitForPublications: (count: number) =>
          new Promise<void>((done) => {
            if (publications.length >= count) done();
            else waiters.push({ count, done });
          }),
      };
    }

    /** Resolves with the first value that a listener receives. */
    const once = <T>(listen: (listener: (value: T) => void) => void) => new Promise<T>(listen);

    it("PLT-01 PLT-02 sends a player their own channel and no other player's", async () => {
      const [mine, other] = [++players, ++players];
      const { connectAndWait, publications, waitForPublications } = connect(mine);
      await connectAndWait();
      await server.publish(`player:${other}`, { n: 0 });
      await server.publish(`player:${mine}`, { n: 1 });
      await waitForPublications(1);
      expect(publications).toEqual([{ channel: `player:${mine}`, data: { n: 1 } }]);
    });

    it("MI-30 PLT-01 rejects client subscriptions to a player's channel, from guests and players", async () => {
      const other = ++players;
      for (const player of [++players, undefined]) {
        const { client, connectAndWait } = connect(player);
        await connectAndWait();
        const subscription = client.newSubscription(`player:${other}`);
        const error = await once<{ error: { code: number } } | { code: number }>((resolve) => {
          subscription.once("error", resolve);
          subscription.once("unsubscribed", resolve);
          subscription.subscribe();
        });
        expect("error" in error ? error.error.code : error.code).toBe(103);
      }
    });

    it("PLT-14 PLT-10 lets guests subscribe to public channels", async () => {
      const { client, connectAndWait } = connect();
      await connectAndWait();
      const subscription = client.newSubscription("public:wins");
      const firstPublication = once<PublicationContext>((resolve) =>
        subscription.once("publication", resolve),
      );
      await once<unknown>((resolve) => {
        subscription.once("subscribed", resolve);
        subscription.subscribe();
      });
      await server.publish("public:wins", { n: 7 });
      expect((await firstPublication).data).toEqual({ n: 7 });
    });

    it("PLT-16 MI-28 recovers messages sent during a disconnect, in order and once", async () => {
      const mine = ++players;
      const { client, connectAndWait, publications, waitForPublications } = connect(mine);
      await connectAndWait();
      await server.publish(`player:${mine}`, { n: 1 });
      await waitForPublications(1);
      const reconnection = once<unknown>((resolve) => client.once("connected", resolve));
      const connectionLoss = once<unknown>((resolve) => client.once("connecting", resolve));
      await server.breakAll();
      await connectionLoss;
      for (const n of [2, 3, 4]) await server.publish(`player:${mine}`, { n });
      await reconnection;
      await server.publish(`player:${mine}`, { n: 5 });
      await waitForPublications(5);
      expect(publications.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5].map((n) => ({ n })));
    });

    it("PLT-16 reports an unrecovered gap to a client that missed more than the history", async () => {
      const mine = ++players;
      const { client, connectAndWait } = connect(mine);
      await connectAndWait();
      await server.publish(`player:${mine}`, { n: 1 });
      const connectionLoss = once<unknown>((resolve) => client.once("connecting", resolve));
      const reconnection = once<{ recovered: boolean; wasRecovering: boolean }>((resolve) =>
        client.once("subscribed", resolve),
      );
      await server.breakAll();
      await connectionLoss;
      for (let n = 0; n < 150; n++) await server.publish(`player:${mine}`, { n });
      expect(await reconnection).toMatchObject({ wasRecovering: true, recovered: false });
    });

    it.each(["nonsense", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."])(
      "MI-30 rejects the token %s",
      async (token) => {
        const { client } = connect(undefined, token);
        const { code } = await once<{ code: number }>((resolve) => {
          client.once("disconnected", resolve);
          client.connect();
        });
        expect(code).toBe(3500);
      },
    );

    it("PLT-01 rejects publications from clients", async () => {
      const mine = ++players;
      const { client, connectAndWait } = connect(mine);
      await connectAndWait();
      await expect(client.publish(`player:${mine}`, { n: 1 })).rejects.toMatchObject({
        code: expect.any(Number),
      });
    });
  });
}
