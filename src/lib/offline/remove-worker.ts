/**
 * Unregisters the worker and deletes its caches: the operator's kill switch. The page continues without a
 * worker.
 */
export async function removeWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // An unregistered worker serves its open pages until they close and may refill caches, so every check
  // deletes them again.
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
