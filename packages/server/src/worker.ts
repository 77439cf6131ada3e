import { inWorkspace, type Services } from './context.ts';
import { startHousekeeping } from './housekeeping.ts';
import { processFile as processFileJob, processFileLost } from './modules/files/files.jobs.ts';
import { endFile } from './modules/files/files.ts';
import { deliver, deliverMail } from './modules/mail/mail.ts';
import { processFile } from './modules/pipelines/process-file.ts';
import { codedError, type WorkerTools } from './modules/pipelines/stage-run.ts';
import { sweepLeftovers } from './modules/pipelines/sweep.ts';

/** Every queue; all processes know them, workers take from them. */
export const jobDefinitions = [processFileLost, processFileJob, deliverMail];

/** Files in work at once beyond the recognising ones, so that no core waits while another file is decoded. */
const extraSlots = 1;

/** Starts taking jobs: which function does which job is said here and nowhere else. */
export function startWorker(services: Services, tools: WorkerTools): void {
  const slots = services.config.speechThreads + extraSlots;
  services.jobs.work(processFileJob, slots, ({ workspace_id, file_id, run }, job) =>
    processFile(inWorkspace(services, workspace_id), tools, file_id, run, job),
  );
  services.jobs.work(processFileLost, 1, ({ workspace_id, file_id, run }) =>
    endFile(inWorkspace(services, workspace_id), file_id, run, 'REFUNDED', codedError('stages.worker_lost')),
  );
  services.jobs.work(deliverMail, 1, ({ mail_id }) => deliver(services, mail_id));
  startHousekeeping(services);
  void sweepLeftovers(services).catch((error: unknown) => services.log.warn({ err: error }, 'sweep failed'));
}
