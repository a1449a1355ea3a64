import { createInterface } from "node:readline";
import { type Readable, Writable } from "node:stream";

/** Reads passwords and codes: from a terminal without showing them, else one a line. */
export function openSecretInput(input: Readable & { isTTY?: boolean }, output: Writable) {
  const isTerminal = input.isTTY === true;
  // The line editor echoes to its output.
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input, output: muted, terminal: isTerminal });
  const lines = editor[Symbol.asyncIterator]();
  return {
    /** @throws Error at the end of the input */
    async read(prompt: string): Promise<string> {
      if (isTerminal) output.write(prompt);
      const { value, done } = await lines.next();
      if (isTerminal) output.write("\n");
      if (done) throw new Error(`Nothing was entered for "${prompt.trim()}"`);
      return value;
    },
    close: () => editor.close(),
  };
}
