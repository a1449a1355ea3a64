import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { parse } from "valibot";
import { type Endpoints, endpoints } from "../../../src/contract/endpoints.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { configs } from "./tables.ts";

type Prefix = "GET /api/fe/config/";
export type ConfigKey = Extract<keyof Endpoints, `${Prefix}${string}`>;
const PREFIX: Prefix = "GET /api/fe/config/";

/** Reads the stored value of a configuration call. @param present makes the response of what is stored */
export async function readConfig<Key extends ConfigKey>(
  db: Db,
  key: Key,
  present: (value: unknown) => unknown = (value) => value,
): Promise<v.InferOutput<Endpoints[Key]["response"]>> {
  const [row] = await db
    .select()
    .from(configs)
    .where(eq(configs.name, key.slice(PREFIX.length)));
  if (!row) throw new RequestError("not_found");
  return parse(endpoints[key].response, present(row.value)) as v.InferOutput<Endpoints[Key]["response"]>;
}
