import { expect, it } from "vitest";
import { renderPart } from "../../../../tests/support/component/render.tsx";
import type { ErrorEnvelope } from "../../../contract/error.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { LaunchRejection } from "./rejection.tsx";

const rejection = (details: Partial<ErrorEnvelope>) =>
  new ApiError(
    "http",
    409,
    {
      code: "already_playing",
      message_key: "error.already_playing",
      errors: {},
      request_id: "",
      retry_after: null,
      next: "end_other",
      until: null,
      ...details,
    },
    "already playing",
  );
const render = (error: ApiError) =>
  renderPart(
    <LaunchRejection
      error={error}
      path="/play/luna/moon"
      hasDemo
      relaunch={() => {}}
      renderFields={() => null}
    />,
  );

it("NEW-11 says which game is open elsewhere and until when, and offers to play here", async () => {
  const html = await render(rejection({ game: "Tide of Gold", until: "2026-11-28T09:30:00.000Z" }));
  expect(html).toContain("Play here instead?");
  expect(html).toContain("Tide of Gold is open in another tab or on another device.");
  expect(html).toMatch(/closes by itself on November 2[78], 2026/);
  expect(html).toMatch(/<button[^>]*>Play here<\/button>/);
});

it("NEW-11 offers to play here without knowing the other game", async () => {
  const html = await render(rejection({}));
  expect(html).toContain("one real-money game at a time");
  expect(html).not.toContain("another tab");
  expect(html).toMatch(/<button[^>]*>Play here<\/button>/);
});
