import type { WorkerTools } from './module.ts';
import { listClocks } from './modules/workspaces/workspaces.ts';
import { modules } from './modules.ts';
import { inWorkspace, type Services } from './platform/context.ts';
import { collectExtensions } from './platform/extensions.ts';
import { runScheduled, scheduledJob, startSchedules } from './platform/schedules.ts';

const jobs = modules.flatMap((one) => one.jobs ?? []);
const schedules = modules.flatMap((one) => one.schedules ?? []);
/** Who hears which news. */
export const listeners = modules.flatMap((one) => one.listeners ?? []);
/** What modules add to the work of others. */
export const extensions = collectExtensions(modules.flatMap((one) => one.extensions ?? []));

/** Every queue; all processes know them, workers take from them. */
export const jobDefinitions = [
  ...jobs.map(({ definition }) => definition),
  ...listeners.map(({ queue }) => queue),
  scheduledJob,
];

/** Starts taking jobs, hearing news and looking at the clock, as the modules say. Stopping ends the looking. */
export function startWorker(services: Services, tools: WorkerTools): { stop: () => Promise<void> } {
  for (const { definition, slots, run } of jobs)
    services.jobs.work(definition, slots(services.config), (payload, job) =>
      run(payload, job, { services, tools }),
    );
  for (const one of listeners)
    services.jobs.work(one.queue, one.slots ?? 1, (payload, job) => {
      const { workspace_id, news } = payload as { workspace_id: number; news: unknown };
      return one.hear(inWorkspace(services, workspace_id), news, job);
    });
  services.jobs.work(scheduledJob, 1, (turn, job) => runScheduled(services, schedules, turn, job));
  const clock = startSchedules(services, schedules, listClocks);
  startInBackground(
    services,
    modules.flatMap((one) => one.atWorkerStart ?? []),
  );
  return clock;
}

/** What is done once and nobody waits for. */
export function startInBackground(
  services: Services,
  starts: readonly ((services: Services) => Promise<void>)[],
): void {
  for (const start of starts)
    void start(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'something to be done at the start failed'),
    );
}
