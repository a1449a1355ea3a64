import { expect, it } from "vitest";
import { TEST_NOW, testApp } from "../tests/support/app.ts";
import { signIn, visit } from "../tests/support/visitor.ts";
import { DEMO_PASSWORD, makeDemoPlayers } from "./demo-players.ts";
import { loadPacks } from "./packs/packs.ts";

it("AUTH-02 MON-01 every market's demo player signs in, however often they were made, and the first is a VIP", async () => {
  const app = await testApp();
  const emails = await makeDemoPlayers(app.db, loadPacks(), () => TEST_NOW);
  expect(await makeDemoPlayers(app.db, loadPacks(), () => TEST_NOW)).toEqual(emails);
  expect(emails.length).toBeGreaterThanOrEqual(6);
  for (const [i, email] of emails.entries()) {
    const who = visit(app);
    const answer = await signIn(who, email, DEMO_PASSWORD);
    expect(answer.body).toMatchObject({ email, is_vip: i === 0, auth_fields_missed: [] });
    expect((await who.get("/api/player/accounts")).body).toHaveLength(1);
  }
});
