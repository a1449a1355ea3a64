import type { Core } from "../../core/modules/core.ts";
import { caseOpened } from "./events.ts";
import type { FreeSpins } from "./free-spins.ts";
import { type GrantRow, grantsStore as store } from "./grants-store.ts";
import type { FreeRoundsState } from "./provider-client.ts";
import type { GrantProvider } from "./providers.ts";
import { isSilentTooLong, reconcile } from "./reconciliation.ts";

interface ProviderSyncDeps extends Pick<Core, "db" | "now" | "events"> {
  freeSpins: Pick<FreeSpins, "withOwn" | "change" | "settleRest">;
  /** Where the free rounds of a game are played, by the game's provider in the catalogue. */
  providerOf: (provider: string) => GrantProvider;
  /** A provider's pseudonym of a player. */
  aliasOf: (playerId: number, provider: string) => Promise<string>;
}

/** Keeps grants and their campaigns at the provider the same. Each call may be repeated. */
export function createProviderSync({ db, now, events, freeSpins, providerOf, aliasOf }: ProviderSyncDeps) {
  async function create({ name, client }: GrantProvider, grant: GrantRow): Promise<void> {
    const { id, playerId, gameIdentifier, currency, bet, count } = grant;
    const player = await aliasOf(playerId, name);
    await client.create({ id, player, game: gameIdentifier, currency, bet, count });
  }

  /** Records what the provider reports; once both agree that it's over, the grant ends and is settled. */
  const record = ({ playerId, id }: GrantRow, report: FreeRoundsState): Promise<void> =>
    freeSpins.withOwn(playerId, id, async (tx, head, grant) => {
      if (grant.providerState === "ended") return;
      const result = reconcile(grant, report, now());
      const played = Math.max(grant.played, Math.min(report.played, grant.count));
      const reported =
        result === "playing"
          ? {}
          : { reportedWon: report.won, reportedAt: grant.reportedAt ?? new Date(now()) };
      if (result === "playing" || result === "late") {
        const isNew = played !== grant.played || grant.providerState !== "ready";
        if (isNew || (result === "late" && grant.reportedWon !== report.won))
          await freeSpins.change(tx, head, grant, { played, providerState: "ready", ...reported });
        return;
      }
      if (result === "differs")
        await events.emit(tx, caseOpened, {
          kind: "totals_differ",
          playerId,
          grantId: id,
          won: String(grant.won),
          reportedWon: String(report.won),
          reportedPlayed: report.played,
        });
      const end = grant.endedAt ? {} : { stage: "finished" as const, endedAt: new Date(now()) };
      await freeSpins.change(tx, head, grant, { played, providerState: "ended", ...reported, ...end });
    });

  /** Stops waiting for a provider: what the wallet received is settled, and staff ask the provider. */
  const giveUp = ({ playerId, id }: GrantRow): Promise<void> =>
    freeSpins.withOwn(playerId, id, async (tx, head, grant) => {
      if (grant.providerState === "ended") return;
      await events.emit(tx, caseOpened, { kind: "provider_silent", playerId, grantId: id });
      await freeSpins.change(tx, head, grant, { providerState: "ended" });
    });

  return async function sync(playerId: number, id: string): Promise<void> {
    const grant = await store.own(db, playerId, id);
    if (!grant) return;
    if (grant.providerState === "none" || grant.providerState === "ended")
      return freeSpins.settleRest(playerId, id);
    const provider = providerOf(grant.provider);
    const { client } = provider;
    await store.setChecked(db, id, new Date(now()));
    try {
      // Also before its end: an earlier attempt to create it may still arrive.
      if (grant.providerState === "creating") await create(provider, grant);
      await record(grant, await (grant.endedAt ? client.end(grant) : client.state(grant)));
    } catch (error) {
      if (!isSilentTooLong(grant, now())) throw error;
    }
    if (isSilentTooLong(grant, now())) await giveUp(grant);
  };
}
