import { currentGroup, folderOf, incrementalOf, reportOf } from "./groups.ts";

const { name, files } = currentGroup();
const folder = folderOf(name);

/** Stryker checks these itself. */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // Tests set the time zone, which a thread can't.
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
  // It would be read with an API that this TypeScript doesn't have.
  tsconfigFile: "none",
  // A busy machine is slow; only what never ends counts as a timeout.
  timeoutMS: 20_000,
};
