import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../../tests/support/component/render.tsx";
import type { Player } from "../../../contract/player.ts";
import { Identity } from "./player-tools.tsx";

it.each([
  ["gold", true, true],
  ["regular", false, false],
])("SHL-02 SHL-34 VIP-13 a %s player's badge has the level's name: %s", async (level, is_vip, isShown) => {
  const player = { nickname: "Comet", email: "anna@example.com", level, is_vip } as Player;
  const html = await renderPart(<Identity player={player} />, clientWith([]));
  expect(html.includes("Gold")).toBe(isShown);
  expect(html).not.toMatch(/Regular|VIP/);
});

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
