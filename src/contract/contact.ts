import * as v from "valibot";
import { DoneSchema, type Endpoint } from "./endpoint.ts";

const line = (max: number) => v.pipe(v.string("invalid_format"), v.maxLength(max, "too_long"), v.trim());
// No line breaks: a name or subject may become an email header.
const singleLine = (max: number) => v.pipe(line(max), v.regex(/^\P{Cc}*$/u, "invalid_characters"));

/** A message to support, from any visitor. Plain text: markup is shown as typed. */
export const ContactMessageSchema = v.object({
  name: v.pipe(singleLine(100), v.nonEmpty("required")),
  email: v.pipe(singleLine(254), v.nonEmpty("required")),
  subject: v.optional(singleLine(200), ""),
  message: v.pipe(line(4_000), v.nonEmpty("required")),
  /** The solved challenge of `GET /api/captcha`; valid once. */
  captcha: v.optional(v.pipe(v.string("invalid_format"), v.maxLength(4_000, "too_long"))),
});
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;

export const contactEndpoints = {
  "POST /api/send_contact_message": {
    summary: "Write to support",
    body: ContactMessageSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
