/** The push services of the browsers, `*.` for any name below. A subscription's endpoint is an address that somebody tells us to call. */
const BROWSERS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];
const LOOPBACK: readonly string[] = ["127.0.0.1", "localhost"];
/** Characters of an endpoint, as it is sent. */
const LONGEST = 1_000;

export interface PushHostsOptions {
  /** Beyond those of the browsers, as `PUSH_HOSTS` names them. */
  more: readonly string[];
  /** Services on this machine too, without encryption: for tests. */
  loopback: boolean;
}

/** Tells of an endpoint the address that pushes are sent to, or undefined where none may be. */
export function createPushHosts({ more, loopback }: PushHostsOptions) {
  const names = [...BROWSERS, ...more];
  // With the port, where it is not the usual one. What is below a name has labels, none of them empty.
  const isBelow = (host: string, name: string) =>
    host.endsWith(`.${name}`) &&
    !host
      .slice(0, -name.length - 1)
      .split(".")
      .includes("");
  const isKnown = ({ host }: URL) =>
    names.some((name) => (name.startsWith("*.") ? isBelow(host, name.slice(2)) : host === name));
  const isLoopback = ({ hostname }: URL) => loopback && LOOPBACK.includes(hostname);

  return (endpoint: string): string | undefined => {
    if (!URL.canParse(endpoint)) return undefined;
    const url = new URL(endpoint);
    if (url.username || url.password || url.hash || url.href.length > LONGEST) return undefined;
    const isTaken = url.protocol === "https:" ? isKnown(url) : url.protocol === "http:" && isLoopback(url);
    return isTaken ? url.href : undefined;
  };
}

const HOST = /^(\*\.[a-z\d-]+\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

/** Reads names separated by commas, such as `push.casino.example, *.push.example`; throws when one is none. */
export function readPushHosts(text: string): string[] {
  const names = text
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const wrong = names.find((name) => !HOST.test(name));
  if (wrong !== undefined) throw new Error(`${wrong} is no name of a host, nor *. before one`);
  return names;
}
