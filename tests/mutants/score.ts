/** The part of Stryker's JSON report for a file that the score needs. */
export interface FileReport {
  source: string;
  mutants: readonly {
    replacement?: string;
    /** `Killed`, `Timeout`, `Survived`, `NoCoverage`, or the reason why it isn't counted. */
    status: string;
    /** Lines and columns from one, as in editors. */
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
  /** `file:line:column`, the text there, and a replacement that no test notices. */
  survivors: string[];
}

const MAX_TEXT_LENGTH = 100;
const KILLED = ["Killed", "Timeout"];
const SURVIVED = ["Survived", "NoCoverage"];

export const isKilled = ({ status }: { status: string }): boolean => KILLED.includes(status);

const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, MAX_TEXT_LENGTH);

/** The text between two positions of a file. */
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

/** Percent; 100 without mutants. */
export const percentOf = ({ killed, all }: Pick<Score, "killed" | "all">): number =>
  all === 0 ? 100 : (100 * killed) / all;
