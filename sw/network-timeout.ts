/** Time to wait for the network while a cached response exists, in milliseconds. */
const TIMEOUT = 3_000;
/** Time to wait after one timeout, until the network responds again; milliseconds. */
const SHORT_TIMEOUT = 300;

let isUnresponsive = false;

/** Records that the network has responded. */
export function recordResponse(): void {
  isUnresponsive = false;
}

/**
 * The network's response, or "late" after the timeout. After one timeout the next requests of a page wait
 * only briefly.
 * @param timeout in milliseconds
 */
export async function withNetworkTimeout<T>(
  network: Promise<T>,
  timeout = isUnresponsive ? SHORT_TIMEOUT : TIMEOUT,
): Promise<T | "late"> {
  network.then(recordResponse, () => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, timeout, "late");
  });
  const first = await Promise.race([network, late]).finally(() => clearTimeout(timer));
  if (first === "late") isUnresponsive = true;
  return first;
}
