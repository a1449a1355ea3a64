/** Paths that the worker never has an opinion on: everything with money, identity or a report in it. */
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

/** Where the browser knows static routing, sends these paths past the worker, which then need not even wake up. */
export function bypassWorker(event: ExtendableEvent): void {
  const { addRoutes } = event as InstallEventWithRoutes;
  if (!addRoutes) return;
  const rules = DIRECT.map((urlPattern) => ({ condition: { urlPattern }, source: "network" as const }));
  event.waitUntil(addRoutes.call(event, rules).catch(() => {}));
}
