import { defineModule } from "../../core/modules/module.ts";
import { createBonusEngine } from "./engine.ts";
import { verifyBonuses } from "./verify-store.ts";

export const bonusesModule = defineModule({
  name: "bonuses",
  setup(core) {
    return { api: { engine: createBonusEngine(core), verify: () => verifyBonuses(core.db) } };
  },
});
