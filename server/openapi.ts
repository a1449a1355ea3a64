import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { type Endpoint, endpoints } from "../src/contract/endpoints.ts";
import { ERROR_CODES, ErrorEnvelopeSchema } from "../src/contract/error.ts";

function jsonSchema(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    typeMode: "input",
  });
  return rest;
}

function parameters(schema: GenericSchema | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
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

function operation(key: string, endpoint: Endpoint) {
  const error = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, "_").toLowerCase(),
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...requestBody(endpoint),
    responses: {
      "200": { description: "Success", content: answerContent(endpoint) },
      "4XX": { description: "The request was refused", ...error },
      "5XX": { description: "The server failed", ...error },
    },
  };
}

/** The API's description, made from the contract that server and client share. */
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
    paths,
    components: { schemas: { Error: jsonSchema(ErrorEnvelopeSchema) } },
  };
}
