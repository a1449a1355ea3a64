/** Address and key of a Centrifugo's API. */
export interface CentrifugoSettings {
  url: string;
  key: string;
}

/** Publishes with Centrifugo's HTTP API (version 5 or later). @throws Error if it fails */
export function createCentrifugo({ url, key }: CentrifugoSettings, send: typeof fetch = fetch) {
  return async function publish(channel: string, data: unknown): Promise<void> {
    const response = await send(new URL("/api/publish", url), {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": key },
      body: JSON.stringify({ channel, data }),
      signal: AbortSignal.timeout(5_000),
      // Don't send the key to another host.
      redirect: "error",
    });
    const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
    if (!response.ok || answer.error)
      throw new Error(`Centrifugo rejected a publication: ${answer.error?.message ?? response.status}`);
  };
}
