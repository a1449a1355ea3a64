import { local, OWN_FLAGS } from "../storage/storage.ts";

/** Feature flags that this browser overrides. */
export function storedFlags(): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(local.read(OWN_FLAGS) ?? "{}");
    const entries = Object.entries(stored && typeof stored === "object" ? stored : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return {};
  }
}

export function saveFlags(flags: Record<string, boolean>): void {
  if (Object.keys(flags).length === 0) local.remove(OWN_FLAGS);
  else local.write(OWN_FLAGS, JSON.stringify(flags));
}
