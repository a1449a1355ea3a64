import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import {
  CountriesSchema,
  type Host,
  HostsSchema,
  type LicencePack,
  LicencePackSchema,
  type Market,
  MarketsSchema,
  type Packs,
} from "../../src/contract/jurisdictions.ts";

/**
 * Reads and checks every pack: `licences/*.json`, `markets.json`, `hosts.json`, `countries.json`.
 * Throws an error that names the file and the field when one is wrong.
 */
export function loadPacks(folder: string = import.meta.dirname): Packs {
  const packs = {
    licences: readLicences(join(folder, "licences")),
    markets: read(join(folder, "markets.json"), MarketsSchema),
    hosts: read(join(folder, "hosts.json"), HostsSchema),
    countries: read(join(folder, "countries.json"), CountriesSchema),
  };
  checkLicenceNames(packs);
  return packs;
}

/** A member of the data itself: a host called "constructor" has no settings. */
function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The market of a country; countries that are not listed share the default one. */
export function marketOf(packs: Packs, country: string | null): Market {
  return (country && own(packs.markets.countries, country)) || packs.markets.default;
}

/** The settings of a host, given without its port. */
export function hostOf(packs: Packs, host: string): Host {
  return own(packs.hosts, host) ?? packs.hosts["*"];
}

/** Names of the licence packs, which a deployment may choose from. */
export const licenceNames = (folder: string = import.meta.dirname): string[] =>
  readdirSync(join(folder, "licences"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"))
    .sort();

function readLicences(folder: string): Record<string, LicencePack> {
  const licences: Record<string, LicencePack> = {};
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".json")) continue;
    const path = join(folder, name);
    const pack = read(path, LicencePackSchema);
    if (pack.id !== basename(name, ".json")) throw new Error(`${path}: id: must be the name of the file`);
    licences[pack.id] = pack;
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

function checkLicenceNames({ licences, markets, hosts }: Packs): void {
  const named = [
    ["markets.json: default", markets.default.licence],
    ...Object.entries(markets.countries).map(([code, market]) => [
      `markets.json: countries.${code}`,
      market.licence,
    ]),
    ...Object.entries(hosts).map(([name, host]) => [`hosts.json: ${name}`, host.licence]),
  ] as [string, string | null][];
  for (const [place, licence] of named) {
    if (licence !== null && !licences[licence])
      throw new Error(`${place}.licence: there is no licence ${licence}`);
  }
}
