import { defineModule } from "../../core/modules/module.ts";
import { createPlayerAliases } from "./service.ts";

export const providerNamesModule = defineModule({
  name: "provider-names",
  setup: ({ db, secret }) => ({ api: { aliasOf: createPlayerAliases({ db, secret }) } }),
});
