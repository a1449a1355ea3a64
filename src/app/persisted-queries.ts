import type { QueryClient } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { logError } from "../lib/http/log.ts";
import { openStore } from "../lib/storage/idb.ts";
import { now } from "../lib/time/time.ts";
import { persistQueries, removeQueries, restoreQueries } from "./query-persister.ts";

const marketOf = (client: QueryClient) => client.getQueryData(projectQuery.queryKey)?.market;
const deps = { store: openStore("apogee"), now, logError, marketOf };

export const restore = (client: QueryClient) => restoreQueries(client, deps);
export const persist = (client: QueryClient) => persistQueries(client, deps);
export const forget = () => removeQueries(deps);
