/** As much as is kept of what a browser calls itself. */
export const LONGEST_AGENT = 300;

/** By what stands in the text; those first whose text also names the ones after them. */
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

/** What a browser calls itself, in two words: "Chrome, Android". */
export function deviceName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([text]) => agent.includes(text))?.[1] ?? []);
  return named.join(", ") || agent.slice(0, 40);
}
