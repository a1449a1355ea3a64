/** Paths that always bypass the worker: money, identity and reports. */
const DIRECT = [
  "/api/player/*",
  "/api/users/*",
  "/api/current_ip",
  "/log",
  "/performance",
  "/network-performance",
  "/version.json",
  "/healthz",
  "/connection/*",
];

interface InstallEventWithRoutes extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: "network" }[]) => Promise<void>;
}

/** Registers static routes, where supported, so that these paths don't even start the worker. */
export function bypassWorker(event: ExtendableEvent): void {
  const { addRoutes } = event as InstallEventWithRoutes;
  if (!addRoutes) return;
  const rules = DIRECT.map((urlPattern) => ({ condition: { urlPattern }, source: "network" as const }));
  event.waitUntil(addRoutes.call(event, rules).catch(() => {}));
}
