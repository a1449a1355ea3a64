import { currentGroup, folderOf, incrementalOf, reportOf } from "./groups.ts";

const { name, files } = currentGroup();
const folder = folderOf(name);

/** The configuration; Stryker validates it. */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // Tests set the time zone, which works in a process but not in a thread.
  vitest: { configFile: "tests/mutants/vitest.config.ts", related: false, pool: "forks" },
  mutate: [...files],
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANT_WORKERS ?? 2),
  tempDirName: `${folder}/sandbox`,
  incremental: true,
  incrementalFile: incrementalOf(name),
  reporters: ["json", "html"],
  jsonReporter: { fileName: reportOf(name) },
  htmlReporter: { fileName: `${folder}/report.html` },
  ignorePatterns: [".data", ".tmp", "dist", "docs", "public", "test-results", "playwright-report"],
  // Stryker would read it with an API that this TypeScript version lacks.
  tsconfigFile: "none",
  // A busy machine is slow; only endless loops should count as a timeout.
  timeoutMS: 20_000,
};
