import { randomBytes, randomUUID } from "node:crypto";
import type { Claims } from "./token.ts";

/** One end of a connection, as the hub uses it. */
export interface Socket {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  /** Bytes that are waiting to be sent. */
  bufferedAmount: number;
}

export interface HubOptions {
  verify: (token: string) => Promise<Claims | "expired" | null>;
  /** Channels that anybody may hear. */
  publicChannels: readonly string[];
  /** Which of these sign-ins still hold; all of them without. */
  stillIn?: (logins: string[]) => Promise<ReadonlySet<string>>;
  /** How many connections a player may have; any number without. */
  perPlayer?: number;
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
  /** What was said lately, oldest first. */
  history: Publication[];
  connections: Set<Connection>;
}

interface Connection {
  socket: Socket;
  claims: Claims | null;
  channels: Set<string>;
  /** When it was opened, milliseconds since the epoch. */
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

/** How many publications of a channel are kept, and for how long (milliseconds): what a short break makes somebody miss. */
const HISTORY = 100;
export const HISTORY_TIME = 5 * 60_000;
/** Seconds between the hub's pings; a client that hears none for longer connects again. */
export const PING = 25;
/** How long a connection may take to say whose it is, milliseconds. */
const CONNECT_TIME = 10_000;
const MAX_FRAME = 16_384;
const MAX_COMMANDS = 32;
const MAX_CHANNELS = 16;
/** Whoever reads so slowly that this much waits for them begins anew, bytes. */
const MAX_WAITING = 1_048_576;

/** Codes of Centrifugo's protocol. From 3500 on a client does not come back by itself. */
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

/** The same for all of them: there may be thousands. */
const GUEST: Claims = { user: "", channels: [], expiresAt: null, login: null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The commands of a frame, which stand in lines; null for what is no frame of the protocol. */
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
 * Connections of browsers in this process, in Centrifugo's JSON protocol, so that its own client needs to know nothing of
 * it: tokens, channels of players and of everybody, what was missed since an offset of this hub's epoch, pings.
 */
export function createHub(options: HubOptions) {
  const { verify, publicChannels, stillIn, perPlayer = Number.POSITIVE_INFINITY, now } = options;
  /** Offsets mean something within it: another process, and this one after a restart, has another. */
  let epoch = randomBytes(6).toString("base64url");
  const channels = new Map<string, Channel>();
  const connections = new Set<Connection>();
  /** Connections of players by their names, oldest first. */
  const players = new Map<string, Set<Connection>>();
  /** Where new channels begin: above the offsets of one of the same name that was forgotten. */
  let start = 0;

  function channelOf(name: string): Channel {
    let channel = channels.get(name);
    if (!channel) {
      channel = { offset: start, history: [], connections: new Set() };
      channels.set(name, channel);
    }
    return channel;
  }

  function forgetOld(channel: Channel): void {
    const oldest = now() - HISTORY_TIME;
    while (channel.history.length > HISTORY || (channel.history[0]?.at ?? oldest) < oldest)
      channel.history.shift();
  }

  function send({ socket }: Connection, text: string): void {
    if (socket.bufferedAmount > MAX_WAITING) socket.close(...CLOSE.slow);
    else socket.send(text);
  }

  const reply = (connection: Connection, id: number, what: object) =>
    send(connection, JSON.stringify({ id, ...what }));
  const fail = (connection: Connection, id: number, error: (typeof ERROR)[keyof typeof ERROR]) =>
    reply(connection, id, { error });

  /** Joins a channel; gives what was said since the position that the client was at, where that is still known. */
  function join(connection: Connection, name: string, { recover, epoch: theirs, offset = 0 }: Position) {
    const channel = channelOf(name);
    forgetOld(channel);
    connection.channels.add(name);
    channel.connections.add(connection);
    const begin = { recoverable: true, positioned: true, epoch, offset: channel.offset };
    if (!recover) return begin;
    const missed = channel.history.filter((one) => one.offset > offset);
    const whole = theirs === epoch && offset <= channel.offset && missed.length === channel.offset - offset;
    return {
      ...begin,
      was_recovering: true,
      recovered: whole,
      publications: whole ? missed.map(({ offset, data }) => ({ offset, data })) : [],
    };
  }

  function leave(connection: Connection, name: string): void {
    connection.channels.delete(name);
    channels.get(name)?.connections.delete(connection);
  }

  /**
   * A player has one more. The oldest ends where there are too many: it is of a tab that nobody looks at, which comes back
   * when somebody does, or of a network that the phone has left.
   */
  function admit(connection: Connection, { user }: Claims): void {
    if (user === "") return;
    const own = players.get(user) ?? new Set();
    players.set(user, own.add(connection));
    for (const oldest of own) {
      if (own.size <= perPlayer) return;
      forget(oldest);
      oldest.socket.close(...CLOSE.tooMany);
    }
  }

  /** It hears nothing any more. */
  function forget(connection: Connection): void {
    connections.delete(connection);
    for (const name of [...connection.channels]) leave(connection, name);
    const user = connection.claims?.user ?? "";
    const own = players.get(user);
    own?.delete(connection);
    if (own?.size === 0) players.delete(user);
  }

  /** Whether the sign-in that a token is of is over: it may be good for some minutes more. */
  const isOut = async ({ login }: Claims): Promise<boolean> =>
    login !== null && stillIn !== undefined && !(await stillIn([login])).has(login);

  async function connect(
    connection: Connection,
    id: number,
    { token, subs = {} }: NonNullable<Command["connect"]>,
  ) {
    const claims = token ? await verify(token) : GUEST;
    if (!connections.has(connection)) return;
    if (claims === "expired") return fail(connection, id, ERROR.tokenExpired);
    if (claims === null || (await isOut(claims))) return connection.socket.close(...CLOSE.invalidToken);
    if (!connections.has(connection)) return;
    connection.claims = claims;
    admit(connection, claims);
    const joined = claims.channels.map((name) => {
      const position = Object.hasOwn(subs, name) && isRecord(subs[name]) ? subs[name] : {};
      return [name, join(connection, name, position)];
    });
    reply(connection, id, {
      connect: {
        client: randomUUID(),
        version: "apogee",
        ...expiryOf(claims),
        subs: Object.fromEntries(joined),
        ping: PING,
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
    // A connection stays the same player's.
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

  async function obey(connection: Connection, command: Command): Promise<void> {
    // An empty one is the answer to a ping; whoever was let go has nothing more to ask.
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
      // A player's own channel goes with the connection.
      const { channel } = command.unsubscribe;
      if (typeof channel === "string" && publicChannels.includes(channel)) leave(connection, channel);
      return reply(connection, id, { unsubscribe: {} });
    }
    // Nobody publishes from a browser.
    fail(connection, id, ERROR.notAvailable);
  }

  return {
    /** Serves a socket; gives what is to be called with each of its frames, and when it is closed. */
    open(socket: Socket) {
      const connection: Connection = { socket, claims: null, channels: new Set(), at: now() };
      connections.add(connection);
      let turn = Promise.resolve();
      return {
        frame(text: string): void {
          const commands = commandsOf(text);
          if (!commands) {
            socket.close(...CLOSE.badRequest);
            return;
          }
          // One after another, in the order in which they came.
          for (const command of commands)
            turn = turn.then(() => obey(connection, command)).catch(() => socket.close(...CLOSE.badRequest));
        },
        closed: () => forget(connection),
      };
    },

    /** Says something to everybody on a channel, and keeps it for those who will be back in a moment. */
    publish(name: string, data: unknown): void {
      const channel = channelOf(name);
      const offset = ++channel.offset;
      channel.history.push({ offset, data, at: now() });
      forgetOld(channel);
      if (channel.connections.size === 0) return;
      // Put into words once, however many hear it.
      const text = JSON.stringify({ push: { channel: name, pub: { data, offset } } });
      for (const connection of channel.connections) send(connection, text);
    },

    /** Pings everybody, ends connections whose token is over, and forgets channels that nobody misses. */
    beat(): void {
      const at = now() / 1_000;
      for (const connection of connections) {
        const expiresAt = connection.claims?.expiresAt ?? null;
        // A client asks for another one in time: whoever has not is gone, or is signed out.
        if (expiresAt !== null && expiresAt + PING < at) connection.socket.close(...CLOSE.expired);
        else if (connection.claims) send(connection, "{}");
        // Whoever says nothing holds a place for nothing.
        else if (connection.at + CONNECT_TIME < now()) connection.socket.close(...CLOSE.stale);
      }
      for (const [name, channel] of channels) {
        forgetOld(channel);
        if (channel.connections.size > 0 || channel.history.length > 0) continue;
        start = Math.max(start, channel.offset);
        channels.delete(name);
      }
    },

    /** Forgets all that was said: whoever comes back has to ask. */
    renew(): void {
      epoch = randomBytes(6).toString("base64url");
      for (const channel of channels.values()) channel.history = [];
    },

    /** Ends connections whose sign-in is over. */
    async endSignedOut(): Promise<void> {
      const logins = new Set([...connections].flatMap(({ claims }) => claims?.login ?? []));
      if (logins.size === 0 || !stillIn) return;
      const still = await stillIn([...logins]);
      for (const { claims, socket } of connections)
        if (claims?.login && logins.has(claims.login) && !still.has(claims.login))
          socket.close(...CLOSE.invalidToken);
    },

    /** How many connections hear a channel. */
    listeners: (name: string) => channels.get(name)?.connections.size ?? 0,

    /** How many connections there are. */
    size: () => connections.size,
  };
}

export type Hub = ReturnType<typeof createHub>;
