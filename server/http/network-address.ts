import { isIP, isIPv6 } from "node:net";

/** An address as proxies write it, by itself: without port and brackets, an IPv4 one as such. Null for what is none. */
export function addressOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(bare) ? bare : null;
}

/** Where a request is from: what a trusted proxy says of it (`x-forwarded-for`), else the other end of its socket. */
export function senderOf(forwarded: string | undefined, socket: string): string {
  // Each proxy adds what it sees: the last one is ours.
  return addressOf(forwarded?.split(",").at(-1) ?? "") ?? addressOf(socket) ?? socket;
}

/** Whether only this machine itself reaches a host of this name or address. */
export const isLoopbackHost = (name: string): boolean =>
  name.toLowerCase() === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));

/** What attempts are counted by: whoever has one address of IPv6 has all of its /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const before = groups(head);
  const after = groups(tail);
  // A dotted end stands for two groups.
  const length = (list: string[]) => list.length + (list.at(-1)?.includes(".") ? 1 : 0);
  const gap = Math.max(0, 8 - length(before) - length(after));
  const all = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
