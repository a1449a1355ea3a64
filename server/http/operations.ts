import type { Hono } from "hono";
import * as v from "valibot";
import { STAFF_NAME } from "../../src/rules/players/staff-name.ts";
import type { AppEnv } from "./env.ts";
import { sendJson } from "./headers.ts";
import { parse, readJson } from "./route.ts";

/** Trimmed, non-empty text of at most `longest` characters. */
export const textUpTo = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, "required"), v.maxLength(longest, "too_long"));

/** Name that a staff member signs an operation with. */
export const StaffNameSchema = v.pipe(textUpTo(100), v.regex(STAFF_NAME, "english_only"));

/** Outcome of an operation: success, and lines to print. */
export const OutcomeSchema = v.object({ ok: v.boolean(), lines: v.array(v.string()) });
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** Serves the operations of one kind. The operator key is checked for everything below `/operator/`. */
export function operationsRoute<Schema extends v.GenericSchema>(
  app: Hono<AppEnv>,
  path: `/operator/${string}`,
  schema: Schema,
  operate: (operation: v.InferOutput<Schema>) => Promise<Outcome>,
  outcomeSchema: v.GenericSchema = OutcomeSchema,
): void {
  app.post(path, async (c) => {
    const outcome = await operate(parse(schema, await readJson(c)) as v.InferOutput<Schema>);
    if (c.get("checkAnswers")) v.parse(outcomeSchema, outcome);
    return sendJson(c, outcome);
  });
}
