import { RoundDetailsSchema, RoundIdSchema, RoundsQuerySchema, RoundsSchema } from "../rounds.ts";
import {
  ReceiptNumberSchema,
  ReceiptSchema,
  StatementContentSchema,
  StatementFileSchema,
  StatementQuerySchema,
  StatementSchema,
} from "../statement.ts";
import type { Endpoint } from "./endpoint.ts";

/** What the player has played, and every change of their balances. */
export const historyEndpoints = {
  "GET /api/player/rounds": {
    session: true,
    summary: "Rounds that the player has played for money, newest first, with the sums of the period",
    query: RoundsQuerySchema,
    response: RoundsSchema,
  },
  "GET /api/player/rounds/:id": {
    session: true,
    summary: "One of them with its receipts",
    params: RoundIdSchema,
    response: RoundDetailsSchema,
  },
  "GET /api/player/statement": {
    session: true,
    summary:
      "A receipt of every change of the player's balances, newest first, to be checked by whoever has it",
    query: StatementQuerySchema,
    response: StatementSchema,
  },
  "GET /api/player/statement/export": {
    session: true,
    summary: "The receipts of a period as a file, oldest first",
    query: StatementFileSchema,
    response: StatementContentSchema,
    rejections: ["too_many_requests"],
    file: ["text/csv", "application/json"],
  },
  "GET /api/player/statement/:number": {
    session: true,
    summary: "One receipt by its number",
    params: ReceiptNumberSchema,
    response: ReceiptSchema,
  },
} as const satisfies Record<string, Endpoint>;
