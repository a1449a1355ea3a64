let visitor: Promise<string> | undefined;

/** A name of this device made from what the browser says of it; empty where that cannot be had. Loaded when asked for. */
export function fingerprint(): Promise<string> {
  visitor ??= import("@fingerprintjs/fingerprintjs")
    .then((library) => library.default.load())
    .then((agent) => agent.get())
    .then(({ visitorId }) => visitorId)
    .catch(() => {
      visitor = undefined;
      return "";
    });
  return visitor;
}
