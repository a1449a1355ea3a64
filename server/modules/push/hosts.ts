/**
 * Push services of the browsers; `*.` matches subdomains. An allow-list, because endpoints come from clients and the
 * server calls them.
 */
const BROWSERS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];
const LOOPBACK: readonly string[] = ["127.0.0.1", "localhost"];
/** Maximum length of an endpoint, characters. */
const MAX_LENGTH = 1_000;

export interface PushHostsOptions {
  /** Additional hosts from `PUSH_HOSTS`. */
  additionalHosts: readonly string[];
  /** Allow http services on this machine, for tests. */
  loopback: boolean;
}

/** Validates endpoints. @returns a function that gives the normalized address, or undefined if it isn't allowed */
export function createPushHosts({ additionalHosts, loopback }: PushHostsOptions) {
  const names = [...BROWSERS, ...additionalHosts];
  // Compares the host with its port; a subdomain must have non-empty labels.
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
    if (url.username || url.password || url.hash || url.href.length > MAX_LENGTH) return undefined;
    const isAllowed = url.protocol === "https:" ? isKnown(url) : url.protocol === "http:" && isLoopback(url);
    return isAllowed ? url.href : undefined;
  };
}

const HOST = /^(\*\.[a-z\d-]+\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

/** Parses comma-separated hosts such as `push.casino.example, *.push.example`. @throws Error */
export function readPushHosts(text: string): string[] {
  const names = text
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const invalid = names.find((name) => !HOST.test(name));
  if (invalid !== undefined) throw new Error(`${invalid} isn't a host name (it may begin with *.)`);
  return names;
}
