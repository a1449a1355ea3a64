/** Milliseconds that a stored response waits for the network. */
const PATIENCE = 3_000;
/** The same after a request that had no response in time, until there is one again. */
const BRIEF = 300;

let isSilent = false;

/** Notes that the network has answered. */
export function noteAnswer(): void {
  isSilent = false;
}

/**
 * The network's response, or "late" once a stored one need not wait for it any longer. A page makes several requests one
 * after the other: after the first in vain, the next ones hardly wait.
 */
export async function inPatience<T>(network: Promise<T>): Promise<T | "late"> {
  network.then(noteAnswer, () => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, isSilent ? BRIEF : PATIENCE, "late");
  });
  const first = await Promise.race([network, late]).finally(() => clearTimeout(timer));
  if (first === "late") isSilent = true;
  return first;
}
