import * as v from "valibot";
import {
  type AdminServer,
  callServer,
  checkOptions,
  readOptions,
  UsageError,
} from "../../http/admin-client.ts";
import { ClockAnswerSchema, ClockChangeSchema, type ClockRequest } from "./schema.ts";

export const USAGE = `npm run clock                                shows the server's time
npm run clock -- --by 3d                     moves it forward: seconds, or with m, h, d, w; back with --by=-1h
npm run clock -- --to 2026-12-31T22:59:00Z   sets it
npm run clock -- --reset                     the real time again

--sweep  runs the hourly jobs now
--url    the server (http://127.0.0.1 and PORT); other machines need https
Not available in production.
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
  /** URL of the server, if given. */
  url: string | undefined;
}

/** Parses the command. @throws UsageError */
export function readCommand(args: string[]): Command {
  const options = readOptions(args, OPTIONS);
  if (options.command !== undefined) throw new UsageError(`"${options.command}" is an unexpected argument`);
  const { by, ...rest } = options.rest;
  const body = { ...rest, ...(by !== undefined && { by: secondsOf(by) }) };
  checkOptions(ClockChangeSchema, body, {
    messages: { ".one change": "Use only one of --by, --to and --reset" },
  });
  return { body: body as ClockRequest, url: options.url };
}

/**
 * Reads or changes the server's clock. @returns a message for the staff member
 * @throws Error with a message for the staff member
 */
export async function runCommand({ body }: Command, server: AdminServer): Promise<string> {
  const { now, shift } = v.parse(ClockAnswerSchema, await callServer(server, "/operator/clock", body));
  return `It is ${now} on the server${shift === 0 ? "" : `, ${shift} s from the real time`}`;
}
