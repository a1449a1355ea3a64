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

/** Rounds the player has played, and every change of their balances. */
export const historyEndpoints = {
  "GET /api/player/rounds": {
    session: true,
    summary: "The player's real-money rounds, newest first, with totals of the period",
    query: RoundsQuerySchema,
    response: RoundsSchema,
  },
  "GET /api/player/rounds/:id": {
    session: true,
    summary: "One round with its receipts",
    params: RoundIdSchema,
    response: RoundDetailsSchema,
  },
  "GET /api/player/statement": {
    session: true,
    summary:
      "Receipts of every change of the player's balances, newest first, verifiable by anyone who holds them",
    query: StatementQuerySchema,
    response: StatementSchema,
  },
  "GET /api/player/statement/export": {
    session: true,
    summary: "Receipts of a period as a file, oldest first",
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
