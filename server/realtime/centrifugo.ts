/** Where a Centrifugo listens for its API, and with which key. */
export interface CentrifugoSettings {
  url: string;
  key: string;
}

/** Publishes by the HTTP API of a Centrifugo (version 5 or later). Throws where it was not taken. */
export function createCentrifugo({ url, key }: CentrifugoSettings, send: typeof fetch = fetch) {
  return async function publish(channel: string, data: unknown): Promise<void> {
    const response = await send(new URL("/api/publish", url), {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": key },
      body: JSON.stringify({ channel, data }),
      signal: AbortSignal.timeout(5_000),
      // The key goes nowhere else.
      redirect: "error",
    });
    const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
    if (!response.ok || answer.error)
      throw new Error(`Centrifugo has not taken a message: ${answer.error?.message ?? response.status}`);
  };
}
