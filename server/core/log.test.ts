import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLogger, errorLogger, type LogOptions } from "./log.ts";

function logTo(options: Partial<LogOptions>) {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(line.toString());
      done();
    },
  });
  return { lines, log: createLogger({ isProduction: true, level: "info", destination, ...options }) };
}

describe("the log", () => {
  it("writes one JSON object per line in production, with time, level, fields, and the error with its stack", () => {
    const { lines, log } = logTo({});
    errorLogger(log)("request failed", new Error("broken"), { request_id: "r-1", method: "GET" });
    expect(lines).toHaveLength(1);
    const entry = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(entry).toMatchObject({
      level: "error",
      msg: "request failed",
      request_id: "r-1",
      method: "GET",
      err: { type: "Error", message: "broken", stack: expect.stringContaining("log.test.ts") },
    });
    expect(new Date(entry.time as string).getTime()).toBeGreaterThan(0);
  });

  it("omits the values of a failed query", () => {
    const { lines, log } = logTo({});
    const cause = Object.assign(new Error("Key (email)=(anna@example.com) exists"), { code: "23505" });
    errorLogger(log)("request failed", new DrizzleQueryError("insert into players", ["anna"], cause));
    expect(lines[0]).toContain("Failed query (23505): insert into players");
    expect(lines[0]).not.toContain("anna");
  });

  it("omits lines below its level", () => {
    const { lines, log } = logTo({ level: "error" });
    log.info("ready");
    log.error("broken");
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(["broken"]);
  });

  it.runIf(existsSync("/dev/full")).each([true, false])(
    "drops lines and keeps running when the disk is full (production: %s)",
    async (isProduction) => {
      const script = `
        import { createLogger } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
        const log = createLogger({ isProduction: ${isProduction}, level: "info" });
        for (let line = 0; line < 3; line++) log.info("a line");
        setImmediate(() => process.exit(7));`;
      const full = openSync("/dev/full", "w");
      onTestFinished(() => closeSync(full));
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
        stdio: ["ignore", full, "inherit"],
      });
      expect(await once(child, "exit")).toEqual([7, null]);
    },
  );

  it("writes readable text in demo mode", async () => {
    const { lines, log } = logTo({ isProduction: false });
    log.info({ job: "end-rounds" }, "job failed");
    await expect.poll(() => lines.join("")).toMatch(/INFO.*job failed\n {4}job: "end-rounds"/);
  });
});
