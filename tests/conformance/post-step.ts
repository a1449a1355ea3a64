import type { testApp } from "../support/server/app.ts";
import { SESSION } from "./scenarios.ts";

/**
 * Posts a published body in `session`, and returns the answer in the published form. Ids get a prefix of the session,
 * because they're unique in a database, which may have seen this suite before.
 */
export async function postStep(
  { app }: Pick<Awaited<ReturnType<typeof testApp>>, "app">,
  { session, provider, sign }: { session: string; provider: string; sign: (body: string) => string },
  published: string,
): Promise<{ status: number; body: unknown }> {
  const run = session.slice(0, 8);
  const body = published.replaceAll(SESSION, session).replaceAll(/"(id|original|round)":"/g, `$&${run}.`);
  const response = await app.request("http://localhost/wallet/v1/play", {
    method: "POST",
    headers: { "x-provider": provider, "x-signature": sign(body) },
    body,
  });
  const text = (await response.text())
    .replaceAll(`"${run}.`, '"')
    .replaceAll(/"transaction":"\d+"/g, '"transaction":"#"');
  return { status: response.status, body: JSON.parse(text) };
}
