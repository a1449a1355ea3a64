import { isIP } from "node:net";
import * as v from "valibot";

/** Schemas of single environment variables. Messages never quote values, because many are secrets. */

/** Minimum length of HMAC-SHA256 secrets, characters. */
export const MIN_SECRET_LENGTH = 32;

const PROVIDER_NAME = /^[a-z][a-z0-9-]{0,31}$/;

export const converted = <Output>(convert: (text: string) => Output, message: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
      try {
        return convert(dataset.value);
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
  );

export const matching = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message));

export const flag = v.pipe(
  v.string(),
  v.regex(/^(?:1|0|true|false)$/i, "must be 1, 0, true or false"),
  v.transform((text) => /^(?:1|true)$/i.test(text)),
);

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a whole number from 0 to 65535"),
  v.transform(Number),
  v.maxValue(65_535, "must be a whole number from 0 to 65535"),
);

export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, "must be a whole number from 1 to 9999999"),
  v.transform(Number),
);

export const nonEmpty = v.pipe(v.string(), v.nonEmpty("must not be empty"));

export const secret = v.pipe(
  v.string(),
  v.minLength(MIN_SECRET_LENGTH, `must be ${MIN_SECRET_LENGTH} characters or more`),
);

const LIST_OF_TWO = "must have exactly two secrets in a list: the one that signs, then the other one";

/** One secret, or two during rotation. */
export const sharedSecret = v.union([
  secret,
  v.pipe(
    v.array(secret),
    v.length(2, LIST_OF_TWO),
    v.transform((list) => list as [string, string]),
  ),
]);

const isOfLength = ({ message, issues }: v.BaseIssue<unknown>): boolean =>
  message === LIST_OF_TWO || (issues?.some(isOfLength) ?? false);

/** Message for a provider's invalid value; names a wrong number of secrets, since each of them may be valid. */
function valueMessageOf(schema: v.GenericSchema, value: unknown, valueMessage: string): string | undefined {
  const { issues } = v.safeParse(schema, value);
  return issues && (issues.some(isOfLength) ? LIST_OF_TWO : valueMessage);
}

export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `must be one of ${names.join(", ")}`);

const HOST_NAME = /^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*$/i;
export const host = matching(
  (text) => isIP(text) !== 0 || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text)),
  "must be an IP address or a host name",
);

export const headerName = v.pipe(
  v.string(),
  v.regex(/^[!#$%&'*+.^_`|~\w-]+$/, "must be the name of an HTTP header"),
);

/** @throws Error if the text is more than scheme, host and port */
function originOf(text: string): string {
  const url = new URL(text);
  const isBare = url.pathname === "/" && !/[?#@\\\s]/.test(text);
  if (!/^https?:$/.test(url.protocol) || !isBare) throw new Error("not an origin");
  return url.origin;
}

export const origin = converted(
  originOf,
  "must be http:// or https:// with a host and nothing else, such as https://casino.example",
);

const hasHost = (text: string, schemes: RegExp): boolean =>
  URL.canParse(text) && schemes.test(text) && new URL(text).hostname !== "";

export const smtpUrl = matching(
  (text) => hasHost(text, /^smtps?:\/\//),
  "must be smtp:// or smtps:// with a host, such as smtps://user:password@mail.example",
);

/** A socket folder may replace the host: `postgres:///apogee?host=/run/postgresql`. */
export const postgresUrl = matching(
  (text) =>
    hasHost(text, /^postgres(?:ql)?:\/\//) ||
    (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text) && !!new URL(text).searchParams.get("host")),
  "must be a PostgreSQL URL, such as postgres://user:password@db.example:5432/apogee",
);

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
/** The bare address of `Apogee <no-reply@apogee.test>` or of an address without a name. */
export const emailAddressIn = (from: string): string => (/<([^<>]*)>$/.exec(from)?.[1] ?? from).trim();

export const sender = matching(
  (text) => !/[\r\n]/.test(text) && ADDRESS.test(emailAddressIn(text)),
  "must be an email address, or a name and an address: Apogee <no-reply@apogee.test>",
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const json = converted((text): unknown => JSON.parse(text), "must be JSON");

/** Parses JSON and validates it with `schema`. */
export const jsonOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(json, schema);

/** A JSON object of values by provider name; issues have no path, because a key may be a misplaced secret. */
export const jsonByProvider = <Schema extends v.GenericSchema>(schema: Schema, valueMessage: string) =>
  v.pipe(
    json,
    v.custom<Record<string, v.InferInput<Schema>>>(isObject, "must be a JSON object"),
    v.check(
      (record) => Object.keys(record).every((name) => PROVIDER_NAME.test(name)),
      "must have names of a-z, 0-9 and -",
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const value of Object.values(dataset.value)) {
        const message = valueMessageOf(schema, value, valueMessage);
        if (message) addIssue({ message });
      }
    }),
    v.transform((record) => record as Record<string, v.InferOutput<Schema>>),
  );
