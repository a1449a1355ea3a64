import { describe, expect, it, vi } from "vitest";
import { CURRENCIES } from "../../tests/support/data/currencies.ts";
import type { PlayMode } from "../contract/launch.ts";
import { createQueryClient } from "./client.ts";
import { currenciesQuery } from "./config.ts";
import { launch } from "./play.ts";

describe("launching a game", () => {
  it.each([
    ["demo", "no_demo_mode"],
    ["real", "currency_not_supported"],
  ] as [PlayMode, string][])(
    "PLAY-05 PLAY-06 a game that can't be played in %s is rejected as %s without a call",
    async (mode, code) => {
      const http = vi.fn();
      const client = createQueryClient(http);
      client.setQueryData(currenciesQuery.queryKey, CURRENCIES);
      const game = { currencies: {}, real: {} };
      const launchOptions = { game, mode, currency: "EUR", locale: "en", from: "/", replace: false } as const;
      await expect(launch(client, launchOptions)).rejects.toMatchObject({ code, status: 409 });
      expect(http).not.toHaveBeenCalled();
      client.clear();
    },
  );
});
