import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const SCHEMATHESIS = "4.32.5";
const VALIDATOR = "0.9.0";

export interface Tools {
  schemathesis: string;
  /** Validates a description against OpenAPI's own schema. */
  validator: string;
}

/**
 * The programs in a Python environment below `folder`, which is created if missing.
 * @throws if there is no Python, or the packages can't be installed.
 */
export function installTools(folder: string): Tools {
  const environment = join(folder, `fuzz-tools-${SCHEMATHESIS}-${VALIDATOR}`);
  const programs = join(environment, "bin");
  const tools = {
    schemathesis: join(programs, "schemathesis"),
    validator: join(programs, "openapi-spec-validator"),
  };
  if (existsSync(tools.schemathesis) && existsSync(tools.validator)) return tools;
  const python = process.env.PYTHON ?? "python3";
  const check = "import sys, venv, ensurepip; assert sys.version_info >= (3, 10)";
  if (spawnSync(python, ["-c", check]).status !== 0)
    throw new Error(
      `Schemathesis needs Python 3.10 or later with venv, which \`${python}\` isn't: install python3 and python3-venv, or set PYTHON.`,
    );
  process.stdout.write(`installing Schemathesis ${SCHEMATHESIS}\n`);
  const packages = [`schemathesis==${SCHEMATHESIS}`, `openapi-spec-validator==${VALIDATOR}`];
  try {
    execFileSync(python, ["-m", "venv", "--clear", environment], { stdio: "inherit" });
    execFileSync(join(programs, "pip"), ["install", "--quiet", ...packages], { stdio: "inherit" });
  } catch {
    throw new Error("Schemathesis couldn't be installed from PyPI (see above).");
  }
  return tools;
}

/** Runs a program for at most `patience` seconds. @returns its status; null if it was stopped */
export async function runTool(
  program: string,
  args: readonly string[],
  { cwd, patience }: { cwd: string; patience: number },
): Promise<number | null> {
  const child = spawn(program, args, { cwd, stdio: "inherit" });
  const timer = setTimeout(() => child.kill("SIGKILL"), patience * 1_000);
  try {
    return await new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject));
  } finally {
    clearTimeout(timer);
  }
}
