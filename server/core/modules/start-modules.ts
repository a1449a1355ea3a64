import type { Core } from "./core.ts";
import type { AnyModule, ApiOf, OptionsOf, Parts } from "./module.ts";

/** Started modules. */
export interface Started {
  /** In the order of their start. */
  parts: readonly Parts<unknown>[];
  apiOf<Module extends AnyModule>(module: Module): ApiOf<Module>;
}

/**
 * Sets up modules, each after the ones it needs.
 * @throws Error if a name is used twice, or a needed module isn't in the list
 */
export async function startModules<const Modules extends readonly AnyModule[]>(
  modules: Modules,
  core: Core,
  options: OptionsOf<Modules>,
): Promise<Started> {
  const started = new Map<AnyModule, Parts<unknown>>();
  const names = new Set<string>();

  async function start(module: AnyModule, neededBy?: string): Promise<Parts<unknown>> {
    const earlier = started.get(module);
    if (earlier) return earlier;
    const { name, needs, verify } = module;
    if (!modules.includes(module))
      throw new Error(`module "${neededBy}" needs "${name}", which isn't in the list of modules`);
    if (names.has(name)) throw new Error(`two modules are named "${name}"`);
    names.add(name);
    const apis: Record<string, unknown> = {};
    for (const [key, needed] of Object.entries(needs)) apis[key] = (await start(needed, name)).api;
    // The list's type has matched the APIs and options already.
    const parts = await module.setup(core, apis as never, options as never);
    started.set(module, parts);
    core.events.subscribe(parts.subscriptions ?? []);
    core.playerRecords.push(...(parts.playerRecords ?? []));
    if (verify) core.verifications.push(verify);
    return parts;
  }

  for (const module of modules) await start(module);
  return {
    parts: [...started.values()],
    apiOf: <Module extends AnyModule>(module: Module) => started.get(module)?.api as ApiOf<Module>,
  };
}
