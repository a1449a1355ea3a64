import type { QueryClient } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { openStore } from "../lib/idb.ts";
import { logError } from "../lib/log.ts";
import { now } from "../lib/time.ts";
import { forgetQueries, persistQueries, restoreQueries } from "./persist.ts";

const marketOf = (client: QueryClient) => client.getQueryData(projectQuery.queryKey)?.market;
const deps = { store: openStore("apogee"), now, logError, marketOf };

export const restore = (client: QueryClient) => restoreQueries(client, deps);
export const persist = (client: QueryClient) => persistQueries(client, deps);
export const forget = () => forgetQueries(deps);
