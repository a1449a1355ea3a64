import type { Writable } from "node:stream";
import pino, { type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { loggable } from "./db/loggable.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** What an entry is about, such as `request_id` or `job`: never personal data, and no player's id beside it. */
export type LogFields = Record<string, string | number>;

export type LogError = (message: string, error: unknown, fields?: LogFields) => void;

export interface LogOptions {
  isProduction: boolean;
  level: (typeof LOG_LEVELS)[number];
  /** Standard output, unless a test reads along. */
  destination?: Writable;
}

/** A logger that writes JSON lines in production, and lines for people in demo mode. */
export function createLogger({ isProduction, level, destination }: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // Values of a failed query would be in its message.
    serializers: { err: (error) => (error instanceof Error ? pino.stdSerializers.err(error) : error) },
  };
  // A disk without room or a reader that has gone costs lines of the log, not the server.
  const output = destination ?? pino.destination({ fd: 1, sync: true }).on("error", () => {});
  if (isProduction) return pino(options, output);
  const stream = pretty({
    sync: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid,hostname",
    destination: output,
  });
  return pino(options, stream);
}

/** Errors as `createApp` reports them, without the values of failed queries. */
export const errorLogger =
  (log: Logger): LogError =>
  (message, error, fields = {}) =>
    log.error({ ...fields, err: loggable(error) }, message);
