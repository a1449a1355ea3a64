import * as v from "valibot";
import { LOCALES } from "./locale.ts";

/**
 * One call. `Code`: error codes; files of nouns leave them open, because they define codes themselves, and the index
 * of endpoints accepts only existing ones.
 */
export interface Endpoint<Code extends string = string> {
  summary: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** The body is a raw file of one of these media types, at most `max` bytes. */
  binary?: { types: readonly string[]; max: number };
  response: v.GenericSchema;
  /** Rejection codes besides those that follow from the endpoint's shape: see `rejectionsOf`. */
  rejections?: readonly Code[];
  /** The response is a file of one of these media types; `response` describes its JSON variant. */
  file?: readonly string[];
  /** A POST without side effects: may be retried and cached like a GET. */
  safe?: boolean;
  /** Requires a session: checked before the request is parsed, and responses are never cached. */
  session?: boolean;
  /** The response may be an empty object or null, which elsewhere come from a proxy: see `isResponse`. */
  mayBeEmpty?: boolean;
  /** May be sent later if the player is offline: idempotent, and a later call about the same subject replaces it. */
  queueable?: boolean;
}

/** `l`: language of the titles in the response, the page's; the player's own if it is absent. */
export const TitleLocaleSchema = v.object({ l: v.optional(v.picklist(LOCALES, "unknown_locale")) });

/** Response of an endpoint that returns nothing else. */
export const DoneSchema = v.object({ ok: v.literal(true) });
/** Response to a report. */
export const AcceptedSchema = v.object({ accepted: v.literal(true) });
