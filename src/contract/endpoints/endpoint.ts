import type * as v from "valibot";
import type { ErrorCode } from "../error.ts";

export interface Endpoint {
  summary: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** The body is a raw file of one of these media types, at most `max` bytes. */
  binary?: { types: readonly string[]; max: number };
  response: v.GenericSchema;
  /** Rejection codes besides those that follow from the endpoint's shape: see `rejectionsOf`. */
  rejections?: readonly ErrorCode[];
  /** The response is a file of one of these media types; `response` describes its JSON variant. */
  file?: readonly string[];
  /** A POST without side effects: may be retried and cached like a GET. */
  safe?: boolean;
  /** Requires a session: checked before the request is parsed, and responses are never cached. */
  session?: boolean;
}
