import { expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { endpoints } from "../../src/contract/endpoints.ts";
import { openApi } from "./openapi.ts";

interface Operation {
  security?: object[];
  parameters: { name: string; schema: object }[];
  requestBody?: object;
  responses: Record<string, { description: string; headers?: object; content?: object }>;
}

const description = openApi("test");
const paths = description.paths as Record<string, Record<string, Operation>>;
const operationOf = (key: string): Operation => {
  const [method = "", path = ""] = key.split(" ");
  return paths[path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")]![method.toLowerCase()]!;
};

it("PLT-50 lists the codes of every response by status, never by a range", () => {
  const { responses } = operationOf("POST /api/payments/deposits");
  const codes = Object.entries(responses).map(([status, { description }]) => [status, description]);
  expect(Object.fromEntries(codes)).toEqual({
    200: "Success",
    400: "bad_request",
    401: "unauthorized, session_inactive",
    403: "forbidden, player_excluded, limit_reached, card_rejected",
    409: "fields_missing, method_unavailable",
    413: "payload_too_large",
    415: "unsupported_media_type",
    422: "validation_failed, key_reused",
    429: "too_many_requests",
    451: "restricted_country",
    500: "internal_error",
    503: "unavailable",
  });
  expect(responses[429]!.headers).toHaveProperty("retry-after");
  for (const key of Object.keys(endpoints))
    expect(Object.keys(operationOf(key).responses).join(), key).toMatch(/^200(,[3-5]\d\d)+$/);
});

it("PLT-50 requires a session where guests are rejected, and marks it as optional elsewhere", () => {
  expect(description.security).toEqual([{}, { session: [] }]);
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints))
    if (endpoint.session) expect(operationOf(key).security, key).toEqual([{ session: [] }]);
  expect(operationOf("GET /api/games/names").security).toBeUndefined();
});

it("writes tuples and patterns in a form that all tools read", () => {
  const text = JSON.stringify(description);
  expect(text).not.toMatch(/"items":\[|"prefixItems"/);
  expect(JSON.stringify(operationOf("GET /api/games/names").responses[200])).toContain(
    '"ids":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}}',
  );
  expect(text).not.toMatch(/\\\\[pP]\{/);
  const patterns = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(json!));
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns) expect(() => new RegExp(pattern, "u"), pattern).not.toThrow();
  expect(JSON.stringify(operationOf("POST /api/send_contact_message").requestBody)).toContain(
    JSON.stringify("^[^\\u0000-\\u001f\\u007f-\\u009f]*$"),
  );
});
