import type * as v from "valibot";
import { authEndpoints } from "./endpoints/accounts.ts";
import { catalogueEndpoints } from "./endpoints/catalogue.ts";
import { contentEndpoints } from "./endpoints/content.ts";
import { historyEndpoints } from "./endpoints/history.ts";
import { limitsEndpoints } from "./endpoints/limits.ts";
import { paymentsEndpoints } from "./endpoints/payments.ts";
import { playEndpoints } from "./endpoints/play.ts";
import { playerEndpoints } from "./endpoints/player.ts";
import { fairEndpoints } from "./endpoints/provably-fair.ts";
import { reportEndpoints } from "./endpoints/reports.ts";
import { reviewsEndpoints } from "./endpoints/reviews.ts";

export type { Endpoint } from "./endpoints/endpoint.ts";

/** All endpoints by method and path: the source of server routes, client types and the API description. */
export const endpoints = {
  ...catalogueEndpoints,
  ...contentEndpoints,
  ...authEndpoints,
  ...playerEndpoints,
  ...playEndpoints,
  ...limitsEndpoints,
  ...paymentsEndpoints,
  ...historyEndpoints,
  ...fairEndpoints,
  ...reportEndpoints,
  ...reviewsEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
/** Response body of an endpoint. */
export type ResponseOf<K extends EndpointKey> = v.InferOutput<Endpoints[K]["response"]>;
