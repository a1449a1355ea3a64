import type { Manager } from "../../../src/contract/vip-managers.ts";
import type { Tier } from "../../../src/rules/players/player-groups.ts";

function manager(name: string, time: string): Manager {
  const id = name.toLowerCase();
  return {
    managerName: name,
    time,
    avatar: "",
    whatsAppLink: `https://go.apogee.test/whatsapp/${id}`,
    telegramLink: `https://go.apogee.test/telegram/${id}`,
    email: `${id}@vip.apogee.test`,
  };
}

/** VIP managers by tier; invented names. */
export const ROSTER: Record<Exclude<Tier, "regular">, Manager> = {
  bronze: manager("Nora", "08:00–16:00 UTC"),
  silver: manager("Emil", "08:00–18:00 UTC"),
  gold: manager("Livia", "12:00–24:00 UTC"),
  platinum: manager("Marten", "08:00–24:00 UTC"),
  diamond: manager("Selma", "00:00–24:00 UTC"),
};
