import { Centrifuge, type SubscriptionOptions, UnauthorizedError } from "centrifuge";
import { PUBLIC_CHANNELS, type Publication, parsePublication } from "../../contract/realtime.ts";
import { isSubscribed, onSubscriptionChange, type PublicChannel } from "./channel-subscriptions.ts";
import { setSubscribed } from "./personal-channel.ts";

/** Timeout of connection commands, in milliseconds. */
const TIMEOUT = 5_000;
/** Reconnect delays in milliseconds: growing, with jitter. */
const RECONNECT = { minReconnectDelay: 500, maxReconnectDelay: 20_000 };
/** The server pings every 25 seconds; a ping this late means a dead connection, in milliseconds. */
const PING_GRACE = 5_000;

export interface RealtimeOptions {
  /** WebSocket address. */
  url: string;
  /** Token of the player's connection; null if the session has ended, missing for a guest. */
  getToken?: () => Promise<string | null>;
  onPublication: (message: Publication) => void;
  /**
   * Called if publications may have been missed: refetch the data of `channel`; null stands for the player's own
   * channel.
   */
  onGap: (channel: PublicChannel | null) => void;
  WebSocket?: unknown;
}

export interface Realtime {
  /** Reconnects, whatever state the connection reports. */
  restart: () => void;
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Opens the realtime connection: the player's channel, and the public channels with subscribers. After a
 * reconnect missed publications are recovered, or `onGap` is called.
 */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { url, getToken, onPublication: onMessage, onGap } = options;
  /** Latest version by channel and type; older publications are ignored. */
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

  function onPublication(channel: string, data: unknown): void {
    const message = parsePublication(data);
    if (!message) return;
    const key = `${channel} ${message.type}`;
    if (message.version <= (versions.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    versions.set(key, message.version);
    onMessage(message);
  }

  // The token subscribes to the player's channel on the server side.
  client.on("publication", ({ channel, data }) => onPublication(channel, data));
  client.on("subscribed", ({ recovered }) => {
    if (!recovered) onGap(null);
    // Complete from here on: gaps were recovered or reported.
    setSubscribed(client, true);
  });
  for (const end of ["subscribing", "unsubscribed", "connecting", "disconnected"] as const)
    client.on(end, () => setSubscribed(client, false));

  const updateSubscription = (name: PublicChannel) => {
    const channel = PUBLIC_CHANNELS[name];
    const existing = client.getSubscription(channel);
    if (!isSubscribed(name)) return existing?.unsubscribe();
    if (existing) return existing.subscribe();
    const recoverable: Partial<SubscriptionOptions> = { recoverable: true, positioned: true };
    const subscription = client.newSubscription(channel, recoverable);
    subscription.on("publication", ({ data }) => onPublication(channel, data));
    subscription.on("subscribed", ({ recovered }) => {
      if (!recovered) onGap(name);
    });
    subscription.subscribe();
  };
  const updateSubscriptions = () => {
    for (const name of Object.keys(PUBLIC_CHANNELS) as PublicChannel[]) updateSubscription(name);
  };
  updateSubscriptions();
  const unwatch = onSubscriptionChange(updateSubscriptions);
  // Monotonic clock.
  let connectingSince = performance.now();
  client.connect();

  return {
    restart(): void {
      // A connection attempt in progress is already on the new network; several resume events count as one.
      if (client.state === "connecting" && performance.now() - connectingSince < TIMEOUT) return;
      connectingSince = performance.now();
      client.disconnect();
      client.connect();
    },
    isOpen: () => client.state === "connected",
    close(): void {
      unwatch();
      client.removeAllListeners("subscribed");
      setSubscribed(client, false);
      const end = () => client.disconnect();
      if (client.state === "connecting") {
        // Browsers log an error for a socket that is closed while connecting.
        client.once("connected", end);
        client.once("error", end);
      } else end();
    },
  };
}
