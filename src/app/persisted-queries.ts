import type { QueryClient } from "@tanstack/react-query";
import { logError } from "../lib/http/log.ts";
import { openStore } from "../lib/storage/idb.ts";
import { now } from "../lib/time/time.ts";
import { displayedMarket } from "./market.ts";
import { persistQueries, removeQueries, restoreQueries } from "./query-persister.ts";

const deps = { store: openStore("apogee"), now, logError, marketOf: displayedMarket };

export const restore = (client: QueryClient) => restoreQueries(client, deps);
export const persist = (client: QueryClient) => persistQueries(client, deps);
export const forget = () => removeQueries(deps);
