import { customType } from "drizzle-orm/pg-core";

/** Column type of PostgreSQL's transaction ids, which never wrap around. */
export const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });
