/** Common mail domains, which typos are compared with. */
const DOMAINS = [
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "yahoo.com",
  "icloud.com",
  "live.com",
  "gmx.de",
  "web.de",
  "t-online.de",
  "libero.it",
  "mail.ee",
  "bigpond.com",
  "xtra.co.nz",
];

/** True if one inserted, missing, wrong or swapped character separates the two. */
function isOneTypo(written: string, meant: string): boolean {
  if (written === meant || Math.abs(written.length - meant.length) > 1) return false;
  let from = 0;
  while (written[from] !== undefined && written[from] === meant[from]) from += 1;
  let end = 0;
  const room = Math.min(written.length, meant.length) - from;
  while (end < room && written.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [wrong, right] = [written.slice(from, written.length - end), meant.slice(from, meant.length - end)];
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && wrong === [...right].reverse().join("");
}

/** Suggests the address that was probably meant; null if the domain isn't one typo away from a common one. */
export function suggestedAddress(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || DOMAINS.includes(domain)) return null;
  const meant = DOMAINS.find((known) => isOneTypo(domain, known));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}
