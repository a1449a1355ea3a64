import { wait } from "./time.ts";

/** Milliseconds. */
const RETRY = 10_000;

/** Retries a dynamic import until it succeeds, for server-rendered parts that stay visible until then. */
export async function retryUntilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await wait(RETRY);
    }
  }
}
