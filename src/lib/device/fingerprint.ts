let visitor: Promise<string> | undefined;

/**
 * A name of this device made from what the browser says of it; empty where that cannot be had. Loaded when asked for. The
 * library would now and then report its own use to its makers.
 */
export function fingerprint(): Promise<string> {
  visitor ??= import("@fingerprintjs/fingerprintjs")
    .then((library) => library.default.load({ monitoring: false }))
    .then((agent) => agent.get())
    .then(({ visitorId }) => visitorId)
    .catch(() => {
      visitor = undefined;
      return "";
    });
  return visitor;
}
