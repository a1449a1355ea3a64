import { checkOptions, type OperationCommand, readOptions } from "../../../http/admin-client.ts";
import { type PromoCodeOperation, PromoCodeOperationSchema } from "./schema.ts";

export const USAGE = `npm run promo-codes -- make --campaign <slug> --reason <text>   one random code of one use
npm run promo-codes -- make --campaign <slug> --count 10 --uses 1 --per-player 1 --valid-to 2026-12-31T23:00:00Z --reason <text>
npm run promo-codes -- make --campaign <slug> --code SUMMER-10 --uses 5000 --reason <text>   a chosen code
npm run promo-codes -- list
npm run promo-codes -- end --batch <id> --reason <text>

--by     name of the person, where the operator key signs the request
--url    the server (http://127.0.0.1 and PORT); other machines need https
Codes are printed once: the database has digests only.
`;

const OPTIONS = {
  campaign: { type: "string" },
  count: { type: "string" },
  uses: { type: "string" },
  "per-player": { type: "string" },
  "valid-to": { type: "string" },
  code: { type: "string" },
  batch: { type: "string" },
  reason: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

const NAMES = { per_player: "per-player", valid_to: "valid-to" };

/** Parses the command line. @throws UsageError */
export function readCommand(args: string[]): OperationCommand<PromoCodeOperation> {
  const { command, url, rest } = readOptions(args, OPTIONS);
  const fields = Object.entries(rest).map(([name, value]) => [name.replaceAll("-", "_"), value]);
  const values = { ...Object.fromEntries(fields), command };
  return { operation: checkOptions(PromoCodeOperationSchema, values, { names: NAMES }), url };
}
