import { randomBytes, randomUUID } from "node:crypto";
import type { Claims } from "./token.ts";

/** A connection's socket as the hub uses it. */
export interface Socket {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  /** Bytes waiting to be sent. */
  bufferedAmount: number;
}

export interface HubOptions {
  verify: (token: string) => Promise<Claims | "expired" | null>;
  /** Channels open to everyone. */
  publicChannels: readonly string[];
  /** @returns the session ids that are still valid; without this function, all are */
  activeLogins?: (logins: string[]) => Promise<ReadonlySet<string>>;
  /** Maximum connections per player; unlimited without it. */
  maxConnectionsPerPlayer?: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Publication {
  offset: number;
  data: unknown;
  at: number;
}

interface Channel {
  offset: number;
  /** Recent publications, oldest first. */
  history: Publication[];
  connections: Set<Connection>;
}

interface Connection {
  socket: Socket;
  claims: Claims | null;
  channels: Set<string>;
  /** When it opened, milliseconds since the epoch. */
  at: number;
}

interface Position {
  recover?: boolean;
  epoch?: string;
  offset?: number;
}

interface Command {
  id?: number;
  connect?: { token?: string; subs?: Record<string, Position> };
  subscribe?: Position & { channel?: string };
  unsubscribe?: { channel?: string };
  refresh?: { token?: string };
}

/** Publications kept per channel, and for how long (milliseconds), for clients that reconnect after a short break. */
const MAX_HISTORY = 100;
export const HISTORY_TIME = 5 * 60_000;
/** Seconds between pings; clients reconnect if one is late. */
export const PING_INTERVAL = 25;
/** How long a connection may take to authenticate, milliseconds. */
const CONNECT_TIME = 10_000;
const MAX_FRAME = 16_384;
const MAX_COMMANDS = 32;
const MAX_CHANNELS = 16;
/** Send buffer above which a slow client is disconnected, bytes. */
const MAX_BUFFERED = 1_048_576;

/** Centrifugo's disconnect codes. From 3500 on, clients don't reconnect. */
const CLOSE = {
  expired: [3005, "connection expired"],
  slow: [3008, "slow"],
  stale: [3502, "stale"],
  invalidToken: [3500, "invalid token"],
  badRequest: [3501, "bad request"],
  tooMany: [3504, "connection limit"],
} as const;
const ERROR = {
  unknownChannel: { code: 102, message: "unknown channel" },
  permissionDenied: { code: 103, message: "permission denied" },
  alreadySubscribed: { code: 105, message: "already subscribed" },
  limitExceeded: { code: 106, message: "limit exceeded" },
  badRequest: { code: 107, message: "bad request" },
  notAvailable: { code: 108, message: "not available" },
  tokenExpired: { code: 109, message: "token expired" },
} as const;

/** One shared object: there may be thousands of guests. */
const GUEST: Claims = { user: "", channels: [], expiresAt: null, login: null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses a frame of newline-separated commands; null if it isn't valid. */
function commandsOf(frame: string): Command[] | null {
  if (frame.length > MAX_FRAME) return null;
  const lines = frame.split("\n").filter((line) => line !== "");
  if (lines.length > MAX_COMMANDS) return null;
  try {
    const commands = lines.map((line) => JSON.parse(line) as unknown);
    return commands.every(isRecord) ? (commands as Command[]) : null;
  } catch {
    return null;
  }
}

/**
 * Browser connections of this process in Centrifugo's JSON protocol, so that its client library works unchanged:
 * tokens, channels, recovery from an offset and epoch, pings.
 */
export function createHub(options: HubOptions) {
  const {
    verify,
    publicChannels,
    activeLogins,
    maxConnectionsPerPlayer = Number.POSITIVE_INFINITY,
    now,
  } = options;
  /** Scope of offsets: another process or a restart has another epoch. */
  let epoch = randomBytes(6).toString("base64url");
  const channels = new Map<string, Channel>();
  const connections = new Set<Connection>();
  /** Players' connections by user id, oldest first. */
  const players = new Map<string, Set<Connection>>();
  /** Offset of new channels: above those of a dropped channel of the same name. */
  let firstOffset = 0;

  function channelOf(name: string): Channel {
    let channel = channels.get(name);
    if (!channel) {
      channel = { offset: firstOffset, history: [], connections: new Set() };
      channels.set(name, channel);
    }
    return channel;
  }

  function trimHistory(channel: Channel): void {
    const oldest = now() - HISTORY_TIME;
    while (channel.history.length > MAX_HISTORY || (channel.history[0]?.at ?? oldest) < oldest)
      channel.history.shift();
  }

  function send({ socket }: Connection, text: string): void {
    if (socket.bufferedAmount > MAX_BUFFERED) socket.close(...CLOSE.slow);
    else socket.send(text);
  }

  const reply = (connection: Connection, id: number, result: object) =>
    send(connection, JSON.stringify({ id, ...result }));
  const fail = (connection: Connection, id: number, error: (typeof ERROR)[keyof typeof ERROR]) =>
    reply(connection, id, { error });

  /** Subscribes a connection; returns missed publications if the client's position is still covered. */
  function join(connection: Connection, name: string, { recover, epoch: clientEpoch, offset = 0 }: Position) {
    const channel = channelOf(name);
    trimHistory(channel);
    connection.channels.add(name);
    channel.connections.add(connection);
    const base = { recoverable: true, positioned: true, epoch, offset: channel.offset };
    if (!recover) return base;
    const publications = channel.history.filter((one) => one.offset > offset);
    const isComplete =
      clientEpoch === epoch && offset <= channel.offset && publications.length === channel.offset - offset;
    return {
      ...base,
      was_recovering: true,
      recovered: isComplete,
      publications: isComplete ? publications.map(({ offset, data }) => ({ offset, data })) : [],
    };
  }

  function leave(connection: Connection, name: string): void {
    connection.channels.delete(name);
    channels.get(name)?.connections.delete(connection);
  }

  /**
   * Adds a player's connection; above the limit, closes the oldest, which belongs to a forgotten tab or a lost
   * network.
   */
  function admit(connection: Connection, { user }: Claims): void {
    if (user === "") return;
    const playerConnections = players.get(user) ?? new Set();
    players.set(user, playerConnections.add(connection));
    for (const oldest of playerConnections) {
      if (playerConnections.size <= maxConnectionsPerPlayer) return;
      remove(oldest);
      oldest.socket.close(...CLOSE.tooMany);
    }
  }

  /** Removes a connection from all channels. */
  function remove(connection: Connection): void {
    connections.delete(connection);
    for (const name of [...connection.channels]) leave(connection, name);
    const user = connection.claims?.user ?? "";
    const playerConnections = players.get(user);
    playerConnections?.delete(connection);
    if (playerConnections?.size === 0) players.delete(user);
  }

  /** True if the token's session has ended; the token itself may stay valid for some minutes. */
  const isLoginEnded = async ({ login }: Claims): Promise<boolean> =>
    login !== null && activeLogins !== undefined && !(await activeLogins([login])).has(login);

  async function connect(
    connection: Connection,
    id: number,
    { token, subs = {} }: NonNullable<Command["connect"]>,
  ) {
    const claims = token ? await verify(token) : GUEST;
    if (!connections.has(connection)) return;
    if (claims === "expired") return fail(connection, id, ERROR.tokenExpired);
    if (claims === null || (await isLoginEnded(claims)))
      return connection.socket.close(...CLOSE.invalidToken);
    if (!connections.has(connection)) return;
    connection.claims = claims;
    admit(connection, claims);
    const subscriptions = claims.channels.map((name) => {
      const position = Object.hasOwn(subs, name) && isRecord(subs[name]) ? subs[name] : {};
      return [name, join(connection, name, position)];
    });
    reply(connection, id, {
      connect: {
        client: randomUUID(),
        version: "apogee",
        ...expiryOf(claims),
        subs: Object.fromEntries(subscriptions),
        ping: PING_INTERVAL,
        pong: true,
      },
    });
  }

  const expiryOf = ({ expiresAt }: Claims) =>
    expiresAt === null ? {} : { expires: true, ttl: Math.max(1, expiresAt - Math.floor(now() / 1_000)) };

  async function refresh(
    connection: Connection,
    id: number,
    { token = "" }: NonNullable<Command["refresh"]>,
  ) {
    const claims = await verify(token);
    if (claims === "expired") return fail(connection, id, ERROR.tokenExpired);
    // A connection can't change its player.
    if (claims === null || claims.user !== connection.claims?.user)
      return connection.socket.close(...CLOSE.invalidToken);
    connection.claims = claims;
    reply(connection, id, { refresh: { client: "", version: "apogee", ...expiryOf(claims) } });
  }

  function subscribe(
    connection: Connection,
    id: number,
    { channel, ...position }: NonNullable<Command["subscribe"]>,
  ) {
    if (typeof channel !== "string") return fail(connection, id, ERROR.badRequest);
    if (connection.channels.has(channel)) return fail(connection, id, ERROR.alreadySubscribed);
    if (!publicChannels.includes(channel)) return fail(connection, id, ERROR.permissionDenied);
    if (connection.channels.size >= MAX_CHANNELS) return fail(connection, id, ERROR.limitExceeded);
    reply(connection, id, { subscribe: join(connection, channel, position) });
  }

  async function handle(connection: Connection, command: Command): Promise<void> {
    // An empty command is a pong; a closed connection has no further commands.
    if (Object.keys(command).length === 0 || !connections.has(connection)) return;
    const { id } = command;
    if (typeof id !== "number") return connection.socket.close(...CLOSE.badRequest);
    if (isRecord(command.connect)) {
      if (connection.claims) return connection.socket.close(...CLOSE.badRequest);
      return connect(connection, id, command.connect);
    }
    if (!connection.claims) return connection.socket.close(...CLOSE.badRequest);
    if (isRecord(command.subscribe)) return subscribe(connection, id, command.subscribe);
    if (isRecord(command.refresh)) return refresh(connection, id, command.refresh);
    if (isRecord(command.unsubscribe)) {
      // The player's own channel stays until the connection closes.
      const { channel } = command.unsubscribe;
      if (typeof channel === "string" && publicChannels.includes(channel)) leave(connection, channel);
      return reply(connection, id, { unsubscribe: {} });
    }
    // Browsers can't publish.
    fail(connection, id, ERROR.notAvailable);
  }

  return {
    /** Registers a socket. @returns handlers for its frames and its close */
    open(socket: Socket) {
      const connection: Connection = { socket, claims: null, channels: new Set(), at: now() };
      connections.add(connection);
      let queue = Promise.resolve();
      return {
        frame(text: string): void {
          const commands = commandsOf(text);
          if (!commands) {
            socket.close(...CLOSE.badRequest);
            return;
          }
          // Sequentially, in order of arrival.
          for (const command of commands)
            queue = queue
              .then(() => handle(connection, command))
              .catch(() => socket.close(...CLOSE.badRequest));
        },
        closed: () => remove(connection),
      };
    },

    /** Publishes to a channel and keeps the publication for reconnecting clients. */
    publish(name: string, data: unknown): void {
      const channel = channelOf(name);
      const offset = ++channel.offset;
      channel.history.push({ offset, data, at: now() });
      trimHistory(channel);
      if (channel.connections.size === 0) return;
      // Serialize once for all connections.
      const text = JSON.stringify({ push: { channel: name, pub: { data, offset } } });
      for (const connection of channel.connections) send(connection, text);
    },

    /** Pings connections, closes expired ones and drops unused channels. */
    ping(): void {
      const at = now() / 1_000;
      for (const connection of connections) {
        const expiresAt = connection.claims?.expiresAt ?? null;
        // Clients refresh their token in time; one that didn't is gone or signed out.
        if (expiresAt !== null && expiresAt + PING_INTERVAL < at) connection.socket.close(...CLOSE.expired);
        else if (connection.claims) send(connection, "{}");
        // The connection never authenticated.
        else if (connection.at + CONNECT_TIME < now()) connection.socket.close(...CLOSE.stale);
      }
      for (const [name, channel] of channels) {
        trimHistory(channel);
        if (channel.connections.size > 0 || channel.history.length > 0) continue;
        firstOffset = Math.max(firstOffset, channel.offset);
        channels.delete(name);
      }
    },

    /** Starts a new epoch without history, so that reconnecting clients reload. */
    renew(): void {
      epoch = randomBytes(6).toString("base64url");
      for (const channel of channels.values()) channel.history = [];
    },

    /** Closes connections whose login has ended. */
    async endSignedOut(): Promise<void> {
      const logins = new Set([...connections].flatMap(({ claims }) => claims?.login ?? []));
      if (logins.size === 0 || !activeLogins) return;
      const validLogins = await activeLogins([...logins]);
      for (const { claims, socket } of connections)
        if (claims?.login && logins.has(claims.login) && !validLogins.has(claims.login))
          socket.close(...CLOSE.invalidToken);
    },

    /** Number of connections on a channel. */
    connectionCount: (name: string) => channels.get(name)?.connections.size ?? 0,

    /** Number of connections. */
    size: () => connections.size,
  };
}

export type Hub = ReturnType<typeof createHub>;
