import type { PushEvent, PushPayload } from "../../../src/contract/push.ts";

/** A push payload in the server's format, which opens `path` of the site of `url`. */
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
