// First import, before any thread starts.
import "./behind.ts";
import { render } from "./render.ts";
import type { ArtOrder } from "./service.ts";

/** The drawing process: receives orders and replies with the picture or error under the same number. */
process.on("message", async ({ number, order }: { number: number; order: ArtOrder }) => {
  try {
    process.send?.({ number, bytes: await render(order) });
  } catch (error) {
    process.send?.({ number, error: error instanceof Error ? error.message : String(error) });
  }
});
