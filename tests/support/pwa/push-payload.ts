import type { PushEvent, PushPayload } from "../../../src/contract/push.ts";

/** A push's text as the server writes it, which leads to `path` of the site that `url` is a page of. */
export const payloadOf = (url: string, event: PushEvent, path = "/"): string =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: "Something for you",
      body: "Have a look.",
      navigate: new URL(path, url).href,
      tag: event.id,
      lang: "en",
      data: event,
    },
    app_badge: "1",
  } satisfies PushPayload);
