import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { playerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import { profileSections } from "../index.ts";
import { ProfilePage } from "./profile-page.tsx";

const DAY = 86_400_000;

const PLAYER: Partial<Player> = {
  id: 1,
  email: "somebody@example.com",
  confirmed_at: "2026-11-01T00:00:00.000Z",
  country: "DE",
};

/** A profile section as a player sees it. */
async function render(section: string, player: Partial<Player> = {}) {
  const renderOnce = () =>
    renderPart(
      <ProfilePage path={section} sections={profileSections} />,
      clientWith([[playerQuery.queryKey, { ...PLAYER, ...player }]]),
    );
  // The first rendering starts to load the section.
  await renderOnce();
  await vi.dynamicImportSettled();
  return renderOnce();
}

describe("the profile", () => {
  it.each([
    ["main", "/main", "Your details"],
    ["level", "/level", "Level"],
    ["gifts", "/gifts", "Gifts"],
    ["verification", "/verification", "Verification"],
    ["limits", "/limits", "Limits and breaks"],
    ["security", "/security", "Security"],
    ["games-history", "/games-history", "Game history"],
    ["promocode", "/promocode", "Promo code"],
    ["payments", "/payments", "Payments"],
  ])("PROF-01 AMB-RTE-07 shows %j at /profile%s with the title %s", async (section, path, title) => {
    const html = await render(section);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(/<a [^>]*aria-current="page"[^>]*>/.exec(html)![0]).toMatch(
      new RegExp(`href="/profile${path}/?"`),
    );
    // An address without its own content would show the main page.
    expect(html.includes("Subscribe to all")).toBe(section === "main");
  });

  it("PROF-01 shows all sections in groups at /profile, and no section where there is no room", async () => {
    const html = await render("");
    expect(html).toContain("<h1>Profile</h1>");
    const links = [...html.matchAll(/<a [^>]*href="\/profile\/([\w-]+)"/g)].map(([, path]) => path);
    // Without the rewards' access, gifts and promo code are hidden.
    const shown = profileSections.filter(({ path }) => !["gifts", "promocode"].includes(path));
    expect(links.toSorted()).toEqual(shown.map(({ path }) => path || "main").toSorted());
    expect(html).not.toContain('aria-current="page"');
    expect(html).not.toContain("Subscribe to all");
  });
});

describe("the source-of-wealth questionnaire", () => {
  const NOW = Date.UTC(2026, 10, 21, 12);
  const inDays = (days: number) => new Date(NOW + days * DAY);
  beforeEach(() => {
    vi.setSystemTime(NOW);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [30, "valid until December 21, 2026"],
    [1, "valid until November 22, 2026"],
    [0, "expired on November 21, 2026"],
    [-3, "expired on November 18, 2026"],
  ])(
    "PROF-28 is requested %i days before it expires, with the date and a link to support",
    async (days, text) => {
      const html = await render("", { sow_questionnaire_expires_at: inDays(days).toISOString() });
      expect(html).toContain("A question about your funds");
      expect(html).toContain(text);
      expect(html).toContain('data-popup="support"');
    },
  );

  it.each([31, null])("PROF-28 isn't requested %s days before", async (days) => {
    const html = await render("", {
      sow_questionnaire_expires_at: days === null ? null : inDays(days).toISOString(),
    });
    expect(html).toContain("Your details");
    expect(html).not.toContain("A question about your funds");
  });
});
