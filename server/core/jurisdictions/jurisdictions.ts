import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import {
  CountriesSchema,
  type Host,
  HostsSchema,
  type Jurisdictions,
  type Licence,
  LicencePackSchema,
  type Market,
  MarketsSchema,
} from "../../../src/contract/jurisdictions.ts";

/**
 * Reads and validates `licences/*.json`, `markets.json`, `hosts.json` and `countries.json`.
 * @throws Error naming the file and field
 */
export function loadJurisdictions(folder: string = import.meta.dirname): Jurisdictions {
  const jurisdictions = {
    licences: readLicences(join(folder, "licences")),
    markets: read(join(folder, "markets.json"), MarketsSchema),
    hosts: read(join(folder, "hosts.json"), HostsSchema),
    countries: read(join(folder, "countries.json"), CountriesSchema),
  };
  checkLicenceNames(jurisdictions);
  return jurisdictions;
}

/** Own properties only: a host named "constructor" has no settings. */
function ownProperty<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A country's market; unlisted countries share the default. */
export function marketOf(jurisdictions: Jurisdictions, country: string | null): Market {
  return (country && ownProperty(jurisdictions.markets.countries, country)) || jurisdictions.markets.default;
}

/** Providers that a licence or a market excludes. */
export const blockedProvidersOf = (
  licence: Pick<Licence, "blocked_providers">,
  market: Pick<Market, "blocked_providers">,
): string[] => [...new Set([...market.blocked_providers, ...licence.blocked_providers])].sort();

/** Settings of a host name without port. */
export function hostOf(jurisdictions: Jurisdictions, host: string): Host {
  return ownProperty(jurisdictions.hosts, host) ?? jurisdictions.hosts["*"];
}

/** Ids of all licences; a deployment may choose one of them. */
export const licenceNames = (folder: string = import.meta.dirname): string[] =>
  readdirSync(join(folder, "licences"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"))
    .sort();

function readLicences(folder: string): Record<string, Licence> {
  const licences: Record<string, Licence> = {};
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".json")) continue;
    const path = join(folder, name);
    const licence = read(path, LicencePackSchema);
    if (licence.id !== basename(name, ".json")) throw new Error(`${path}: id: must be the file's name`);
    licences[licence.id] = licence;
  }
  return licences;
}

function read<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) => `${path}: ${v.getDotPath(issue) ?? "(whole file)"}: ${issue.message}`,
  );
  throw new Error(lines.join("\n"));
}

function checkLicenceNames({ licences, markets, hosts }: Jurisdictions): void {
  const references = [
    ["markets.json: default", markets.default.licence],
    ...Object.entries(markets.countries).map(([code, market]) => [
      `markets.json: countries.${code}`,
      market.licence,
    ]),
    ...Object.entries(hosts).map(([name, host]) => [`hosts.json: ${name}`, host.licence]),
  ] as [string, string | null][];
  for (const [location, licence] of references) {
    if (licence !== null && !licences[licence])
      throw new Error(`${location}.licence: unknown licence ${licence}`);
  }
}
