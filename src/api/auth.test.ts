import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { Http } from "../lib/http.ts";
import { onSession, type SessionEvent } from "../lib/session-events.ts";
import { register, signIn } from "./auth.ts";
import { createQueryClient } from "./client.ts";
import { playerQuery } from "./player.ts";

const PROOF = { captcha: "solved", dfpc: "" };
const heard = vi.fn<(event: SessionEvent, here: boolean) => void>();
beforeAll(() => {
  vi.stubGlobal("document", new EventTarget());
  onSession(heard);
});
beforeEach(() => {
  heard.mockClear();
});
withSession();

/** A client whose server answers every call with this player. */
const clientOf = (player: object) => createQueryClient((async () => player) as unknown as Http);

it("AUTH-13 a registration is announced as one, with its player at hand", async () => {
  const client = clientOf({ id: 7 });
  await register(client, { email: "anna@example.com", ...PROOF });
  expect(heard.mock.calls).toEqual([[{ type: "began", registered: true }, true]]);
  expect(client.getQueryData(playerQuery.queryKey)).toEqual({ id: 7 });
});

it("AUTH-13 a sign-in is announced as no registration", async () => {
  await signIn(clientOf({ id: 7 }), { email: "anna@example.com", password: "horse-staple-1", ...PROOF });
  expect(heard.mock.calls).toEqual([[{ type: "began" }, true]]);
});
