import { Centrifuge, type SubscriptionOptions, UnauthorizedError } from "centrifuge";
import { type Message, PUBLIC_CHANNELS, readMessage } from "../../contract/realtime.ts";
import { isWished, onWish, type PublicChannel } from "./channel-subscriptions.ts";
import { setHearing } from "./personal-channel.ts";

/** Whoever has not answered by then is not there, milliseconds. */
const TIMEOUT = 5_000;
/** Between tries to connect, milliseconds: growing, and not the same for everybody who was cut off at once. */
const RECONNECT = { minReconnectDelay: 500, maxReconnectDelay: 20_000 };
/** The server pings each 25 seconds; that long after one that did not come, the connection is dead, milliseconds. */
const PING_GRACE = 5_000;

export interface RealtimeOptions {
  /** Of the WebSocket. */
  url: string;
  /** A token for the player's connection, null when there is no session any more; missing for a guest. */
  getToken?: () => Promise<string | null>;
  onMessage: (message: Message) => void;
  /** Something may have been missed: what is shown of `channel` has to be asked for. Null for the player's own. */
  onGap: (channel: PublicChannel | null) => void;
  WebSocket?: unknown;
}

export interface Realtime {
  /** Drops the connection, whatever it says of itself, and comes back to where it was. */
  restart: () => void;
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Hears what the server says as it happens, over one connection: the player's own channel, and those for everybody that
 * the page wishes for. What was missed meanwhile comes after a break, or `onGap` is called.
 */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { url, getToken, onMessage, onGap } = options;
  /** By channel and type: what is older than what was heard says nothing new. */
  const versions = new Map<string, number>();

  const client = new Centrifuge(url, {
    ...(options.WebSocket ? { websocket: options.WebSocket } : {}),
    ...(getToken && {
      getToken: async () => {
        const token = await getToken();
        if (token === null) throw new UnauthorizedError("");
        return token;
      },
    }),
    ...RECONNECT,
    timeout: TIMEOUT,
    maxServerPingDelay: PING_GRACE,
  });

  function hear(channel: string, data: unknown): void {
    const message = readMessage(data);
    if (!message) return;
    const key = `${channel} ${message.type}`;
    if (message.version <= (versions.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    versions.set(key, message.version);
    onMessage(message);
  }

  // The player's own channel comes with the token.
  client.on("publication", ({ channel, data }) => hear(channel, data));
  client.on("subscribed", ({ recovered }) => {
    if (!recovered) onGap(null);
    // Missed or asked for: from here on nothing of it is missed.
    setHearing(client, true);
  });
  for (const end of ["subscribing", "unsubscribed", "connecting", "disconnected"] as const)
    client.on(end, () => setHearing(client, false));

  const wish = (name: PublicChannel) => {
    const channel = PUBLIC_CHANNELS[name];
    const known = client.getSubscription(channel);
    if (!isWished(name)) return known?.unsubscribe();
    if (known) return known.subscribe();
    const recoverable: Partial<SubscriptionOptions> = { recoverable: true, positioned: true };
    const subscription = client.newSubscription(channel, recoverable);
    subscription.on("publication", ({ data }) => hear(channel, data));
    subscription.on("subscribed", ({ recovered }) => {
      if (!recovered) onGap(name);
    });
    subscription.subscribe();
  };
  const wishes = () => {
    for (const name of Object.keys(PUBLIC_CHANNELS) as PublicChannel[]) wish(name);
  };
  wishes();
  const unwatch = onWish(wishes);
  // By a clock that is never set.
  let begun = performance.now();
  client.connect();

  return {
    restart(): void {
      // What has just been begun knows of no other network: several signs of one return are one.
      if (client.state === "connecting" && performance.now() - begun < TIMEOUT) return;
      begun = performance.now();
      client.disconnect();
      client.connect();
    },
    isOpen: () => client.state === "connected",
    close(): void {
      unwatch();
      client.removeAllListeners("subscribed");
      setHearing(client, false);
      const end = () => client.disconnect();
      if (client.state === "connecting") {
        // Browsers complain of a socket that is closed while it opens.
        client.once("connected", end);
        client.once("error", end);
      } else end();
    },
  };
}
