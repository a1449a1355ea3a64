import * as v from "valibot";
import {
  askServer,
  checkOptions,
  type OperatedServer,
  readOptions,
  UsageError,
} from "../../http/admin-client.ts";
import { ClockAnswerSchema, ClockChangeSchema, type ClockRequest } from "./schema.ts";

export const USAGE = `npm run clock                                what time it is on the server
npm run clock -- --by 3d                     moves it on: seconds, or with m, h, d, w; back with --by=-1h
npm run clock -- --to 2026-12-31T22:59:00Z   sets it
npm run clock -- --reset                     the real time again

--sweep  does at once what the server does by the hour
--url    the server (http://127.0.0.1 and PORT); elsewhere than on this machine by https
A server in production has no such clock.
`;

const SECONDS: Record<string, number> = { "": 1, s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

function secondsOf(text: string): number {
  const [, number, unit = ""] = /^(-?\d+)([smhdw]?)$/.exec(text) ?? [];
  return number === undefined ? Number.NaN : Number(number) * SECONDS[unit]!;
}

const OPTIONS = {
  by: { type: "string" },
  to: { type: "string" },
  reset: { type: "boolean" },
  sweep: { type: "boolean" },
  url: { type: "string" },
} as const;

export interface Command {
  body: ClockRequest;
  /** Of the server, where it is named. */
  url: string | undefined;
}

/** What an operator asks for. @throws UsageError */
export function readCommand(args: string[]): Command {
  const words = readOptions(args, OPTIONS);
  if (words.does !== undefined) throw new UsageError(`"${words.does}" is one word too many`);
  const { by, ...rest } = words.rest;
  const body = { ...rest, ...(by !== undefined && { by: secondsOf(by) }) };
  checkOptions(ClockChangeSchema, body, {
    messages: { ".one change": "Of --by, --to and --reset only one is possible" },
  });
  return { body: body as ClockRequest, url: words.url };
}

/** Has the server do it; gives what is to be said, and throws what is to be said when it was not done. */
export async function runCommand({ body }: Command, server: OperatedServer): Promise<string> {
  const { now, shift } = v.parse(ClockAnswerSchema, await askServer(server, "/operator/clock", body));
  return `It is ${now} on the server${shift === 0 ? "" : `, ${shift} s from the real time`}`;
}
