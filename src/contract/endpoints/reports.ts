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

/** Client reports and messages to support. */
export const reportEndpoints = {
  "POST /restore-id/get": {
    summary: "The chat's identity of the player",
    body: ChatIdentityQuerySchema,
    rejections: ["unauthorized", "session_inactive", "too_many_requests"],
    response: ChatIdentitySchema,
    safe: true,
  },
  "POST /restore-id/set": {
    summary: "Store the chat's identity of the player",
    body: NewChatIdentitySchema,
    rejections: ["unauthorized", "session_inactive", "too_many_requests"],
    response: ChatIdentitySchema,
  },
  "GET /client-context": { summary: "Context of the visitor for the chat", response: ClientContextSchema },
  "POST /api/send_contact_message": {
    summary: "Write to support",
    body: ContactMessageSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "POST /log_utm_set": {
    summary: "Store the UTM parameters of a visit",
    body: UtmMetricsBodySchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "POST /log_utm_send": {
    summary: "Tie the visit's UTM parameters to the player, once",
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
    summary: "Report the error codes of a rejected form, without user input",
    body: ValidationReportSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
} as const satisfies Record<string, Endpoint>;
