import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { PUSH_TOPICS } from "../../../src/contract/push.ts";

const PlainSchema = v.object({ title: v.string(), text: v.string() });
const WithButtonSchema = v.object({ ...PlainSchema.entries, action: v.string() });
const TextsSchema = v.object({
  jackpot_win: WithButtonSchema,
  bonuses_changes: WithButtonSchema,
  freespins_changes: WithButtonSchema,
  /** How payments end. */
  deposit_succeeded: WithButtonSchema,
  deposit_failed: WithButtonSchema,
  deposit_reversed: WithButtonSchema,
  cashout_succeeded: WithButtonSchema,
  cashout_returned: WithButtonSchema,
  /** Of each sign-in, for who wants to know. */
  sign_in: WithButtonSchema,
  /** Answers about the source of a player's funds lapse soon. */
  source_of_wealth: WithButtonSchema,
  /** The button of a message whose writer gave it only a path. */
  open: v.string(),
  /** What a locked screen shows in place of texts that it may not show. */
  pushed: v.object(v.entriesFromList(PUSH_TOPICS, PlainSchema)),
});
export type Texts = v.InferOutput<typeof TextsSchema>;

function readTexts(name: string): Texts {
  const file = join(import.meta.dirname, "texts", `${name}.json`);
  return v.parse(TextsSchema, JSON.parse(readFileSync(file, "utf8")));
}

const WRITTEN = ["en", "de", "fr-CA", "it", "no", "et"] as const;
const textsByLocale: Record<string, Texts> = Object.fromEntries(
  WRITTEN.map((name) => [name, readTexts(name)]),
);

/** What the server itself says in a player's language. */
export const textsOf = (locale: LocaleCode): Texts => textsByLocale[locale] ?? textsByLocale.en!;

/** Puts values in the places of a text: `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
