let visitor: Promise<string> | undefined;

/**
 * Lazily computed device fingerprint; empty if unavailable. `monitoring` would report library usage to its
 * vendor.
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
