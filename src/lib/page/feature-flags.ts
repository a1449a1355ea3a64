import { local, OWN_FLAGS } from "../storage/storage.ts";

/** This browser's own choice of flags. */
export function keptFlags(): Record<string, boolean> {
  try {
    const kept: unknown = JSON.parse(local.read(OWN_FLAGS) ?? "{}");
    const entries = Object.entries(kept && typeof kept === "object" ? kept : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return {};
  }
}

export function keepFlags(flags: Record<string, boolean>): void {
  if (Object.keys(flags).length === 0) local.remove(OWN_FLAGS);
  else local.write(OWN_FLAGS, JSON.stringify(flags));
}
