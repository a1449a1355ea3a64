import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import { setHeader } from "./headers.ts";

export type FileFormat = "csv" | "json";

const TYPES: Record<FileFormat, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/**
 * Streams a text: each part is made when the client has taken the previous one. Errors abort the download, so that
 * a partial file isn't taken for a complete one.
 */
export function textStream(text: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await text.next();
        if (done) controller.close();
        else if (value !== "") controller.enqueue(encoder.encode(value));
        else await this.pull!(controller);
      },
      async cancel() {
        await text.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The text of a JSON object with a list at its end, whose pages are read when the previous ones were taken. */
export async function* jsonWithList(header: object, name: string, pages: AsyncIterable<readonly unknown[]>) {
  yield `${JSON.stringify(header).slice(0, -1)},"${name}":[`;
  let separator = "\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((item) => JSON.stringify(item)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

/** Responds with a file to download. */
export function sendFile(
  c: Context<AppEnv>,
  { format, name, text }: { format: FileFormat; name: string; text: AsyncGenerator<string, void> },
): Response {
  setHeader(c, "content-type", TYPES[format]);
  setHeader(c, "content-disposition", `attachment; filename="${name}"`);
  // HEAD needs no body.
  return new Response(c.req.method === "HEAD" ? null : textStream(text));
}
