// First, before there are threads.
import "./behind.ts";
import { render } from "./render.ts";
import type { ArtOrder } from "./service.ts";

/** The process that draws: an order comes in, the picture or what went wrong goes out under the same number. */
process.on("message", async ({ number, order }: { number: number; order: ArtOrder }) => {
  try {
    process.send?.({ number, bytes: await render(order) });
  } catch (error) {
    process.send?.({ number, error: error instanceof Error ? error.message : String(error) });
  }
});
