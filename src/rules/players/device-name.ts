/** Maximum length of a stored user agent, in characters. */
export const MAX_AGENT_LENGTH = 300;

/** Ordered: agents of earlier entries also contain names of later ones. */
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

/** Browser and system of a user agent in two words: "Chrome, Android". */
export function deviceName(agent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([text]) => agent.includes(text))?.[1] ?? []);
  return names.join(", ") || agent.slice(0, 40);
}
