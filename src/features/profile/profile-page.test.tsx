import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/render.tsx";
import { playerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import { ProfilePage } from "./profile-page.tsx";

const DAY = 86_400_000;

/** The profile of somebody whose answers lapse so many days from now. */
function render(days: number | null): Promise<string> {
  const lapses = days === null ? null : new Date(Date.now() + days * DAY).toISOString();
  const player: Partial<Player> = {
    id: 1,
    email: "somebody@example.com",
    confirmed_at: "2026-11-01T00:00:00.000Z",
    country: "DE",
    sow_questionnaire_expires_at: lapses,
  };
  return renderPart(<ProfilePage section="" />, clientWith([[playerQuery.queryKey, player]]));
}

describe("the questionnaire of funds", () => {
  it.each([29, 1, -3])(
    "PROF-28 is asked for %i days before it lapses, with the day and a way to answer",
    async (days) => {
      const html = await render(days);
      expect(html).toContain("A question about your funds");
      expect(html).toContain(new Date(Date.now() + days * DAY).toLocaleDateString("en"));
      expect(html).toContain('data-popup="support"');
    },
  );

  it.each([31, null])("PROF-28 is not mentioned %s days before", async (days) => {
    const html = await render(days);
    expect(html).toContain("Your details");
    expect(html).not.toContain("A question about your funds");
  });
});
