import { isDeepStrictEqual } from "node:util";
import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import type { Hono } from "hono";
import type { GenericSchema } from "valibot";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { endpoints } from "../../src/contract/endpoints.ts";
import { ErrorEnvelopeSchema } from "../../src/contract/error.ts";
import { ERROR_CODES, type ErrorCode, REJECTIONS, rejectionsOf } from "../../src/contract/rejections.ts";
import type { AppEnv } from "./env.ts";
import { setHeader } from "./headers.ts";
import { type Bytes, makeBytes, sendBytes } from "./responses.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";

type OverrideSchema = NonNullable<ConversionConfig["overrideSchema"]>;
type OverrideAction = NonNullable<ConversionConfig["overrideAction"]>;

/** Tuples of equal items as fixed-length arrays, which every tool supports. */
const tupleAsList: OverrideSchema = ({ jsonSchema }) => {
  const { prefixItems } = jsonSchema;
  const [first, ...others] = prefixItems ?? [];
  if (first === undefined || !others.every((one) => isDeepStrictEqual(one, first))) return undefined;
  return { type: "array", items: first, minItems: prefixItems!.length, maxItems: prefixItems!.length };
};

/** Control characters by code, because not every tool supports Unicode classes. */
const controlsByCode: OverrideAction = ({ jsonSchema }) =>
  jsonSchema.pattern === undefined
    ? undefined
    : {
        ...jsonSchema,
        pattern: jsonSchema.pattern
          .replaceAll("\\P{Cc}", "[^\\u0000-\\u001f\\u007f-\\u009f]")
          .replaceAll("\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f"),
      };

function jsonSchema(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    typeMode: "input",
    overrideSchema: tupleAsList,
    overrideAction: controlsByCode,
  });
  return rest;
}

function parameters(schema: GenericSchema | undefined, location: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: value,
  }));
}

function requestBody({ body, binary }: Endpoint): object {
  if (body) {
    return {
      requestBody: { required: true, content: { "application/json": { schema: jsonSchema(body) } } },
    };
  }
  if (!binary) return {};
  const content = Object.fromEntries(binary.types.map((type) => [type, {}]));
  return { requestBody: { required: true, description: `At most ${binary.max} bytes`, content } };
}

function answerContent({ response, file = ["application/json"] }: Endpoint): object {
  const ofType = (type: string) => (type === "application/json" ? { schema: jsonSchema(response) } : {});
  return Object.fromEntries(file.map((type) => [type, ofType(type)]));
}

/** The response for all codes of one status; it has the common error shape. */
const rejection = (codes: readonly ErrorCode[]) => ({
  description: codes.join(", "),
  headers: codes.some((code) => code === "too_many_requests" || code === "unavailable")
    ? { "retry-after": { description: "Seconds", schema: { type: "integer", minimum: 1 } } }
    : undefined,
  content: {
    "application/json": {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { code: { enum: codes } } }],
      },
    },
  },
});

function rejections(key: string, endpoint: Endpoint<ErrorCode>) {
  const byStatus = Map.groupBy(rejectionsOf(key, endpoint), (code) => REJECTIONS[code].status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, rejection(codes)]));
}

function operation(key: string, endpoint: Endpoint<ErrorCode>) {
  const requiresSession = rejectionsOf(key, endpoint).includes("unauthorized");
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, "_").toLowerCase(),
    summary: endpoint.summary,
    // Elsewhere the session is optional: see the document's `security`.
    ...(requiresSession && { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...requestBody(endpoint),
    responses: {
      "200": { description: "Success", content: answerContent(endpoint) },
      ...(key.startsWith("GET ") && { "304": { description: "The caller has this answer already" } }),
      ...rejections(key, endpoint),
    },
  };
}

/** The OpenAPI description, generated from the shared contract. */
export function openApi(build: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method = "get", template = "/"] = key.split(" ");
    const path = template.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}");
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operation(key, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Apogee player API",
      version: build,
      description: `Errors share one envelope; its code is one of: ${ERROR_CODES.join(", ")}.`,
    },
    security: [{}, { session: [] }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorEnvelopeSchema) },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: SESSION_COOKIE,
          description: "Signing in sets it",
        },
      },
    },
  };
}

/** Serves the API's description. */
export function openApiRoute(app: Hono<AppEnv>, build: string): void {
  let bytes: Promise<Bytes> | undefined;
  app.get("/api/openapi.json", async (c) => {
    bytes ??= makeBytes(JSON.stringify(openApi(build)));
    setHeader(c, "cache-control", "public, max-age=300");
    return sendBytes(c, await bytes, "application/json; charset=utf-8");
  });
}
