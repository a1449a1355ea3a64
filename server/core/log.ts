import type { Writable } from "node:stream";
import pino, { type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { loggable } from "../db/loggable.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** Context such as `request_id` or `job`; never personal data, not even beside a player id. */
export type LogFields = Record<string, string | number>;

export type LogError = (message: string, error: unknown, fields?: LogFields) => void;

export interface LogOptions {
  isProduction: boolean;
  level: (typeof LOG_LEVELS)[number];
  /** Standard output by default; tests pass a stream. */
  destination?: Writable;
}

/** Creates a logger: JSON lines in production, readable lines in demo mode. */
export function createLogger({ isProduction, level, destination }: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // Serializes errors without the values of failed queries.
    serializers: { err: (error) => (error instanceof Error ? pino.stdSerializers.err(error) : error) },
  };
  // A full disk or a closed reader loses log lines instead of stopping the server.
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

/** The error logger for `createApp`, which omits the values of failed queries. */
export const errorLogger =
  (log: Logger): LogError =>
  (message, error, fields = {}) =>
    log.error({ ...fields, err: loggable(error) }, message);
