import { wait } from "./time.ts";

/** Milliseconds. */
const RETRY = 10_000;

/** Tries again while it fails: for parts that the server has rendered, and that stand until their script is there. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await wait(RETRY);
    }
  }
}
