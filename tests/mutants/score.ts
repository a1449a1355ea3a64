/** What Stryker's JSON report says of a file, as far as a score needs it. */
export interface FileReport {
  source: string;
  mutants: readonly {
    replacement?: string;
    /** `Killed`, `Timeout`, `Survived`, `NoCoverage` or why it isn't counted. */
    status: string;
    /** From one, as editors count. */
    location: { start: Position; end: Position };
  }[];
}
interface Position {
  line: number;
  column: number;
}

export interface Score {
  killed: number;
  all: number;
  /** `file:line:column`, what stands there, and by what it can be replaced without a test that fails. */
  survivors: string[];
}

const LONGEST = 100;
const KILLED = ["Killed", "Timeout"];
const SURVIVED = ["Survived", "NoCoverage"];

export const isKilled = ({ status }: { status: string }): boolean => KILLED.includes(status);

const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, LONGEST);

/** The text between two places of a file. */
function textAt(source: string, start: Position, end: Position): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return lines.join("\n");
}

export function scoreOf(files: Readonly<Record<string, FileReport>>): Score {
  const counted = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, ...mutant })),
  );
  const killed = counted.filter(isKilled).length;
  const survivors = counted
    .filter(({ status }) => SURVIVED.includes(status))
    .map(({ file, source, location: { start, end }, replacement = "" }) => {
      const original = oneLine(textAt(source, start, end));
      return `${file}:${start.line}:${start.column}  ${original}  =>  ${oneLine(replacement)}`;
    });
  return { killed, all: killed + survivors.length, survivors };
}

/** In percent; of nothing, nothing is left to be noticed. */
export const percentOf = ({ killed, all }: Pick<Score, "killed" | "all">): number =>
  all === 0 ? 100 : (100 * killed) / all;
