import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../../tests/support/component/render.tsx";
import type { Player } from "../../../contract/player.ts";
import { Identity } from "./player-tools.tsx";

describe("the player's displayed name", () => {
  const renderName = async (nickname: string | null) => {
    const player = { nickname, email: "anna@example.com", is_vip: false } as Player;
    return renderPart(<Identity player={player} />, clientWith([]));
  };

  it("PROF-11 AMB-VAL-09 is the nickname, or else the email", async () => {
    expect(await renderName("Comet")).toContain(">Comet<");
    expect(await renderName("Comet")).not.toContain("anna@example.com");
    expect(await renderName(null)).toContain(">anna@example.com<");
  });
});
