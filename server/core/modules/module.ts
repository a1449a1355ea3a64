import type { PgColumn } from "drizzle-orm/pg-core";
import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import type { StaffAccess } from "../../http/operator-only.ts";
import type { Subscription } from "../events/events.ts";
import type { ScheduledJob } from "../jobs/jobs.ts";
import type { Retention } from "../jobs/scheduler.ts";
import type { Core } from "./core.ts";
import type { Verify } from "./verification.ts";

/** The parts that a module adds to the server; `Api` is for modules that need this one. */
export interface Parts<Api = undefined> extends StaffAccess {
  api?: Api;
  /** Registers routes. */
  routes?(app: Hono<AppEnv>): void;
  /** Registers routes below `/operator/`; the operator key or, on `staffPaths`, a staff session is checked before. */
  staffRoutes?(app: Hono<AppEnv>): void;
  jobs?: readonly ScheduledJob[];
  /** Rows that are deleted by age. */
  retention?: readonly Retention[];
  subscriptions?: readonly Subscription[];
  /** References to players whose rows keep an account from being removed as abandoned. */
  playerRecords?: readonly PgColumn[];
  /** Paths that sandboxed frames call, which have no origin. */
  framePaths?: readonly string[];
  /** Called after each request that may have written something; must not throw. */
  afterWrite?(): void;
  /** Ends what the module runs, before the database closes. */
  stop?(): unknown;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** Needed modules, by the names under which `setup` receives their APIs. */
export type Needs = Readonly<Record<string, AnyModule>>;

/** A module with any needs, options and API. */
export interface AnyModule {
  readonly name: string;
  readonly needs: Readonly<Record<string, AnyModule>>;
  readonly verify?: Verify | undefined;
  setup(core: Core, needs: never, options: never): MaybePromise<Parts<unknown>>;
}

export type ApiOf<Module extends AnyModule> = Module extends {
  setup(core: Core, needs: never, options: never): MaybePromise<Parts<infer Api>>;
}
  ? Api
  : never;

type ApisOf<ModuleNeeds extends Needs> = { readonly [Name in keyof ModuleNeeds]: ApiOf<ModuleNeeds[Name]> };

interface Definition<ModuleNeeds extends Needs, Options, Api> {
  /** Name of the module's folder. */
  name: string;
  /** Modules that this one calls. A cycle of needs is an import cycle: it fails at the start and in tests. */
  needs?: ModuleNeeds;
  /** Part of `npm run ledger -- verify`, with and without a running server. */
  verify?: Verify;
  /** Called once at the start, after the modules that this one needs. */
  setup(core: Core, needs: ApisOf<ModuleNeeds>, options: Options): MaybePromise<Parts<Api>>;
}

/** A module as others see it: its needs aren't part of its type, which would grow with each level of them. */
export interface Module<Options, Api> {
  readonly name: string;
  readonly needs: Readonly<Record<string, AnyModule>>;
  readonly verify?: Verify | undefined;
  setup(core: Core, needs: never, options: Options): MaybePromise<Parts<Api>>;
}

/** Defines a module: a folder that the rest of the server knows only by this manifest. */
export const defineModule = <
  const ModuleNeeds extends Needs = Record<never, never>,
  Options = object,
  Api = undefined,
>({
  needs,
  ...definition
}: Definition<ModuleNeeds, Options, Api>): Module<Options, Api> => ({
  ...definition,
  needs: needs ?? {},
  setup: (core, given, options) => definition.setup(core, given, options),
});

type OptionsOfEach<Module extends AnyModule> = Module extends unknown
  ? (options: Parameters<Module["setup"]>[2]) => void
  : never;

/** The options of all modules of a list. */
export type OptionsOf<Modules extends readonly AnyModule[]> =
  OptionsOfEach<Modules[number]> extends (options: infer Options) => void ? Options : never;
