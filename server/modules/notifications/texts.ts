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
  /** Rewards. */
  bonus_issued: WithButtonSchema,
  award_held: WithButtonSchema,
  bonus_finished: WithButtonSchema,
  bonus_ended: WithButtonSchema,
  bonus_ending: WithButtonSchema,
  /** Outcomes of payments. */
  deposit_succeeded: WithButtonSchema,
  deposit_failed: WithButtonSchema,
  deposit_reversed: WithButtonSchema,
  cashout_succeeded: WithButtonSchema,
  cashout_returned: WithButtonSchema,
  /** After a sign-in with a new device, or after each one if the player wants that. */
  sign_in: WithButtonSchema,
  /** When the source-of-wealth answers expire soon. */
  source_of_wealth: WithButtonSchema,
  /** Label of the button if the sender gave only a path. */
  open: v.string(),
  /** Neutral texts for lock screens, in place of texts that may not appear there. */
  pushed: v.object(v.entriesFromList(PUSH_TOPICS, PlainSchema)),
});
export type Texts = v.InferOutput<typeof TextsSchema>;

function readTexts(name: string): Texts {
  const file = join(import.meta.dirname, "texts", `${name}.json`);
  return v.parse(TextsSchema, JSON.parse(readFileSync(file, "utf8")));
}

const TEXT_LOCALES = ["en", "de", "fr-CA", "it", "no", "et"] as const;
const textsByLocale: Record<string, Texts> = Object.fromEntries(
  TEXT_LOCALES.map((name) => [name, readTexts(name)]),
);

/** The server's own texts in a player's language. */
export const textsOf = (locale: LocaleCode): Texts => textsByLocale[locale] ?? textsByLocale.en!;
