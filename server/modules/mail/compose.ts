import * as v from "valibot";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { htmlLang } from "../../../src/rules/locales/locales.ts";
import { readTexts } from "../../core/texts.ts";
import { escapeHtml } from "../../http/escaped.ts";

const TextSchema = v.object({ subject: v.string(), text: v.string(), action: v.string(), end: v.string() });
const TextsSchema = v.object({
  confirmation: TextSchema,
  known_address: TextSchema,
  password: TextSchema,
  password_changed: TextSchema,
  passkey_added: TextSchema,
  closing: TextSchema,
  closed: TextSchema,
  sign_in: TextSchema,
  new_device: TextSchema,
  source_of_wealth: TextSchema,
  limit_raise: TextSchema,
  limit_removal: TextSchema,
});
export type MailKind = keyof v.InferOutput<typeof TextsSchema>;

const textsOf = readTexts(import.meta.dirname, TextsSchema);

export interface Mail {
  kind: MailKind;
  /** The account that the mail is about. */
  playerId: number;
  to: string;
  locale: LocaleCode;
  site: string;
  /** Absolute URL of the mail's button. */
  link: string;
  /** Values for the text's placeholders, besides the site's name. */
  values?: Readonly<Record<string, string>>;
}

/** Builds a mail as text and HTML in the player's language. Styles are inline, because mail clients drop others. */
export function composeMail({ kind, locale, site, link, values = {} }: Omit<Mail, "playerId" | "to">) {
  const texts = textsOf(locale)[kind];
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (match, name: string) => (name === "site" ? site : (values[name] ?? match)));
  const [subject, text, end] = [fill(texts.subject), fill(texts.text), fill(texts.end)];
  const paragraph = "margin:0 0 20px;font:16px/1.5 system-ui,sans-serif;color:#1d1b2e";
  const button =
    "display:inline-block;padding:14px 26px;border-radius:10px;background:#c2185b;color:#fff;font:600 16px system-ui,sans-serif;text-decoration:none";
  return {
    subject,
    text: `${text}\n\n${texts.action}: ${link}\n\n${end}\n\n${site}\n`,
    html: `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3f8">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#fff">
<p style="${paragraph};font-weight:700;font-size:20px">${escapeHtml(site)}</p>
<p style="${paragraph}">${escapeHtml(text)}</p>
<p style="${paragraph}"><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(texts.action)}</a></p>
<p style="${paragraph};font-size:14px;color:#5b5870">${escapeHtml(end)}</p>
</div></body></html>
`,
  };
}
