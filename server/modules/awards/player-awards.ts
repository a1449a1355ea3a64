import type { Award } from "../../../src/contract/awards.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Db } from "../../db/client.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import { awardsStore as store } from "./awards-store.ts";
import { presentAward } from "./present.ts";

interface PlayerAwardsDeps {
  db: Db;
  findPlayer: (id: number) => Promise<{ locale: LocaleCode } | undefined>;
  version: (campaignId: number, version: number) => Promise<PublishedCampaign | undefined>;
}

/** Lists awards to their player, with what each became. */
export function createPlayerAwards({ db, findPlayer, version }: PlayerAwardsDeps) {
  /** @param locale language of the titles; the player's own if it is undefined */
  async function page(playerId: number, cursor: string | undefined, locale: LocaleCode | undefined) {
    const [{ rows, next }, player] = await Promise.all([
      store.page(db, playerId, cursor),
      findPlayer(playerId),
    ]);
    const cash = await store.cashOf(
      db,
      playerId,
      rows.map(({ id }) => id),
    );
    const awards = await Promise.all(
      rows.map(async (row): Promise<Award> => {
        const campaign =
          row.campaignId === null ? undefined : await version(row.campaignId, row.campaignVersion!);
        return presentAward(row, locale ?? player!.locale, campaign, cash.get(row.id));
      }),
    );
    return { awards, next };
  }

  return {
    page,

    /** Pages of all awards, newest first. */
    async *all(playerId: number, locale: LocaleCode | undefined) {
      let cursor: string | undefined;
      do {
        const { awards, next } = await page(playerId, cursor, locale);
        yield awards;
        cursor = next ?? undefined;
      } while (cursor !== undefined);
    },
  };
}

export type PlayerAwards = ReturnType<typeof createPlayerAwards>;
