/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

/** File and title of each test that failed; empty without a report. */
export function failedTitles(report: PlaywrightReport | null): string[] {
  const failedIn = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap(failedIn),
  ];
  return report?.suites.flatMap(failedIn) ?? [];
}
