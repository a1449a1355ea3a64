import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { sendJson, setHeader } from "../../http/headers.ts";
import { parse, readJson, route } from "../../http/route.ts";
import type { MovableClock } from "./clock.ts";
import { type ClockAnswer, ClockAnswerSchema, type ClockChange, ClockChangeSchema } from "./schema.ts";

export interface ClockRoutesDeps {
  now: () => number;
  /** The movable clock behind `now`; never in production. */
  clock: MovableClock | undefined;
  sweep: () => Promise<void>;
}

/** Registers `GET /api/time` and, with a movable clock, the staff call that moves it. */
export function clockRoutes(app: Hono<AppEnv>, { now, clock, sweep }: ClockRoutesDeps): void {
  route(app, "GET /api/time", ({ c }) => {
    setHeader(c, "cache-control", "private, no-store");
    return { now: new Date(now()).toISOString() };
  });

  if (!clock) return;
  app.post("/operator/clock", async (c) => {
    const { by, to, reset, sweep: hourlyJobs } = parse(ClockChangeSchema, await readJson(c)) as ClockChange;
    if (by !== undefined) clock.set(clock.shift() + by * 1_000);
    if (to !== undefined) clock.set(clock.shift() + Date.parse(to) - clock.now());
    if (reset) clock.set(0);
    if (hourlyJobs) await sweep();
    const answer: ClockAnswer = {
      now: new Date(clock.now()).toISOString(),
      shift: Math.round(clock.shift() / 1_000),
    };
    if (c.get("checkAnswers")) v.parse(ClockAnswerSchema, answer);
    return sendJson(c, answer);
  });
}
