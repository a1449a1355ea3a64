/** Removes the worker and what it kept: the operator's way out of a broken release. The page goes on without. */
export async function removeWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // A worker that still has pages goes on until they leave, so each look at the switch empties anew what it has filled.
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
