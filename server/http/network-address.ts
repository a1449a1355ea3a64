import { isIP, isIPv6 } from "node:net";

/** Removes port, brackets and IPv4 mapping from an address, which proxies may add; null if it isn't an address. */
export function addressOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(bare) ? bare : null;
}

/** The client's address: from a trusted proxy's `x-forwarded-for`, otherwise from the socket. */
export function senderOf(forwarded: string | undefined, socket: string): string {
  // Each proxy appends the address it sees, so the last entry is our proxy's.
  return addressOf(forwarded?.split(",").at(-1) ?? "") ?? addressOf(socket) ?? socket;
}

/** True if only this machine can reach a host of this name or address. */
export const isLoopbackHost = (name: string): boolean =>
  name.toLowerCase() === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));

/** Rate limit key of an address: IPv6 clients usually own a /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const before = groups(head);
  const after = groups(tail);
  // A dotted IPv4 suffix stands for two groups.
  const length = (list: string[]) => list.length + (list.at(-1)?.includes(".") ? 1 : 0);
  const gap = Math.max(0, 8 - length(before) - length(after));
  const all = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
