import { expect, it } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import { ApiError } from "../lib/http/http.ts";
import { createQueryClient } from "./client.ts";
import { playerQuery } from "./player.ts";

withSession();

it("AUTH-15 a profile without an id means no player is logged in", async () => {
  const withoutId = createQueryClient(() => Promise.resolve({ email: "anna@example.com" }));
  expect(await withoutId.fetchQuery(playerQuery)).toBeNull();
  const ended = createQueryClient(() => Promise.reject(new ApiError("http", 401, null, "HTTP 401")));
  expect(await ended.fetchQuery(playerQuery)).toBeNull();
  const signedIn = createQueryClient(() => Promise.resolve({ id: 5 }));
  expect(await signedIn.fetchQuery(playerQuery)).toEqual({ id: 5 });
  for (const client of [withoutId, ended, signedIn]) client.clear();
});
