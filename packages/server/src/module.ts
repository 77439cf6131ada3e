import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Recogniser } from './engines/engine.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import type { Listener } from './platform/events.ts';
import type { Extension } from './platform/extensions.ts';
import type { Handle } from './platform/http.ts';
import type { JobDefinition, JobRun } from './platform/jobs.ts';
import type { LiveHub, LiveSource } from './platform/live.ts';
import type { Schedule } from './platform/schedules.ts';
import type { StageProcesses } from './platform/stage-processes.ts';
import type { OwnedTables, TableName } from './platform/tables.ts';

/** What a worker has besides the services. */
export type WorkerTools = { processes: StageProcesses; recogniser: Recogniser };

/** What the HTTP side has besides the handler. */
export type ApiParts = {
  services: Services;
  hub: LiveHub;
  recogniser: Recogniser;
  /** Called when the server closes. */
  onClose: (close: () => Promise<void>) => void;
};

/** A queue and the function that does its jobs. */
export type JobWork = {
  definition: JobDefinition;
  /** How many are done at once by one process. */
  slots: (config: Config) => number;
  run: (payload: unknown, run: JobRun, parts: { services: Services; tools: WorkerTools }) => Promise<void>;
};

/**
 * What one module brings to the program. `modules.ts` lists them; wiring, tenant guard, removal of a call and of a
 * workspace are made from that list.
 */
export type Module = {
  name: string;
  tables?: OwnedTables;
  /**
   * Which column of them, as `table.column`, holds words of which list of core; the database takes no others. What each new
   * feature adds some of, and nothing is decided by, is left open: actions of the audit log, kinds of notifications.
   */
  closedLists?: Readonly<Record<`${TableName}.${string}`, readonly string[]>>;
  /** Endpoints of `core`. */
  routes?: (handle: Handle, parts: ApiParts) => void;
  /** What is no endpoint of `core`: uploads in pieces, sockets, pages of another provider. */
  rawRoutes?: (app: FastifyInstance, parts: ApiParts) => void | Promise<void>;
  jobs?: readonly JobWork[];
  listeners?: readonly Listener[];
  schedules?: readonly Schedule[];
  live?: readonly LiveSource[];
  extensions?: readonly Extension[];
  /** Done once in the background when the HTTP side has begun to answer. */
  atApiStart?: readonly ((services: Services) => Promise<void>)[];
  /** Done once in the background when a worker starts. */
  atWorkerStart?: readonly ((services: Services) => Promise<void>)[];
};

export function work<S extends z.ZodType>(
  definition: JobDefinition<S>,
  run: (
    payload: z.output<S>,
    run: JobRun,
    parts: { services: Services; tools: WorkerTools },
  ) => Promise<void>,
  slots: (config: Config) => number = () => 1,
): JobWork {
  return { definition, slots, run: run as JobWork['run'] };
}
