import type * as v from "valibot";
import type { ErrorCode } from "../error.ts";

export interface Endpoint {
  summary: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** The body is a file, as it is: one of these media types, at most `max` bytes. */
  binary?: { types: readonly string[]; max: number };
  response: v.GenericSchema;
  /** Codes that this call answers with beside those that follow from its shape: see `rejectionsOf`. */
  rejections?: readonly ErrorCode[];
  /** The answer is a file of one of these media types; `response` says what the one in JSON holds. */
  file?: readonly string[];
  /** A POST that changes nothing: it may be retried and kept like a GET. */
  safe?: boolean;
  /** For a signed-in player alone: others are refused before anything is read, and nobody keeps the answer. */
  session?: boolean;
}
