/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number };
  suites: Suite[];
  /** Errors outside all tests. */
  errors: ReportedError[];
}
interface ReportedError {
  message?: string;
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: Spec[];
}
interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { status: string; expectedStatus: string; results: { errors: ReportedError[] }[] }[];
}

export interface FailedTest {
  /** File and line, in Playwright's format. */
  location: string;
  title: string;
  /** Messages of its errors; empty if the test didn't run because of an error outside all tests. */
  errors: string[];
}

const messages = (errors: ReportedError[]) => errors.map(({ message = "" }) => message);

/** The tests that failed unexpectedly or didn't run. */
export function failedTests(report: PlaywrightReport): FailedTest[] {
  const failedIn = ({ suites = [], specs = [] }: Suite): FailedTest[] => [
    ...specs
      .filter(({ tests }) =>
        tests.some(
          ({ status, expectedStatus }) =>
            status === "unexpected" || (status === "skipped" && expectedStatus !== "skipped"),
        ),
      )
      .map(({ file, line, title, tests }) => ({
        location: `${file}:${line}`,
        title,
        errors: tests.flatMap(({ results }) => results.flatMap(({ errors }) => messages(errors))),
      })),
    ...suites.flatMap(failedIn),
  ];
  return report.suites.flatMap(failedIn);
}

/** Messages of errors outside all tests, such as a rejected promise of an earlier test. */
export const errorsOutsideTests = (report: PlaywrightReport): string[] => messages(report.errors);
