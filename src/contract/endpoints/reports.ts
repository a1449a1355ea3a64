import { UtmMetricsBodySchema, UtmSentSchema } from "../attribution.ts";
import { DoneSchema } from "../auth.ts";
import {
  ChatIdentityQuerySchema,
  ChatIdentitySchema,
  ClientContextSchema,
  NewChatIdentitySchema,
} from "../chat.ts";
import {
  AcceptedSchema,
  LogSchema,
  NetworkPerformanceSchema,
  PerformanceSchema,
  ValidationReportSchema,
} from "../client-logs.ts";
import { ContactMessageSchema } from "../contact.ts";
import type { Endpoint } from "./endpoint.ts";

/** What clients tell of themselves, and write to support. */
export const reportEndpoints = {
  "POST /restore-id/get": {
    summary: "The chat's name for the player",
    body: ChatIdentityQuerySchema,
    rejections: ["unauthorized", "session_inactive", "too_many_requests"],
    response: ChatIdentitySchema,
    safe: true,
  },
  "POST /restore-id/set": {
    summary: "Keep the chat's name for the player",
    body: NewChatIdentitySchema,
    rejections: ["unauthorized", "session_inactive", "too_many_requests"],
    response: ChatIdentitySchema,
  },
  "GET /client-context": { summary: "What the chat is told of who writes", response: ClientContextSchema },
  "POST /api/send_contact_message": {
    summary: "Write to support",
    body: ContactMessageSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "POST /log_utm_set": {
    summary: "Keep the campaign marks of a visit",
    body: UtmMetricsBodySchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "POST /log_utm_send": {
    summary: "Tie the marks of the visit to the player, once",
    body: UtmMetricsBodySchema,
    rejections: ["unauthorized", "session_inactive", "too_many_requests"],
    response: UtmSentSchema,
  },
  "PUT /log": {
    summary: "Report a failed call or a caught error",
    body: LogSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "PUT /performance": {
    summary: "Report page timings",
    body: PerformanceSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "PUT /network-performance": {
    summary: "Report the connection's quality",
    body: NetworkPerformanceSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "PUT /metrics-errors-validation": {
    summary: "Report what a form was refused for, without what was typed",
    body: ValidationReportSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
} as const satisfies Record<string, Endpoint>;
