import { startHousekeeping } from './housekeeping.ts';
import {
  addMissingAnalyses,
  analyseMissing,
  reindexOutdated,
  renumberAll,
} from './modules/analysis/analyse-all.ts';
import { analyseFile } from './modules/analysis/analyse-file.ts';
import { analyseAllJob, applyRuleJob } from './modules/analysis/analysis.jobs.ts';
import {
  analyseFileJob,
  processFile as processFileJob,
  processFileLost,
} from './modules/files/files.jobs.ts';
import { endFile } from './modules/files/files.ts';
import { deliver, deliverMail } from './modules/mail/mail.ts';
import { processFile } from './modules/pipelines/process-file.ts';
import { codedError, type WorkerTools } from './modules/pipelines/stage-run.ts';
import { sweepLeftovers } from './modules/pipelines/sweep.ts';
import { runRule } from './modules/rules/rule-runs.ts';
import { embedPhrases, embedSoon } from './modules/semantics/embed-phrases.ts';
import { embedPhrasesJob, trainSemanticsJob } from './modules/semantics/semantics.jobs.ts';
import { learnSoon, trainSemantics } from './modules/semantics/train-semantics.ts';
import { inWorkspace, type Services } from './platform/context.ts';

/** Every queue; all processes know them, workers take from them. */
export const jobDefinitions = [
  processFileLost,
  processFileJob,
  deliverMail,
  analyseFileJob,
  analyseAllJob,
  applyRuleJob,
  trainSemanticsJob,
  embedPhrasesJob,
];

/** Files in work at once beyond the recognising ones, so that no core waits while another file is decoded. */
const extraSlots = 1;

/** Starts taking jobs: which function does which job is said here and nowhere else. */
export function startWorker(services: Services, tools: WorkerTools): void {
  const slots = services.config.speechThreads + extraSlots;
  services.jobs.work(processFileJob, slots, async ({ workspace_id, file_id, run }, job) => {
    const ctx = inWorkspace(services, workspace_id);
    await processFile(ctx, tools, file_id, run, job);
    await learnSoon(ctx);
    await embedSoon(ctx);
  });
  services.jobs.work(processFileLost, 1, ({ workspace_id, file_id, run }) =>
    endFile(inWorkspace(services, workspace_id), file_id, run, 'REFUNDED', codedError('stages.worker_lost')),
  );
  services.jobs.work(deliverMail, 1, ({ mail_id }) => deliver(services, mail_id));
  services.jobs.work(analyseFileJob, 1, ({ workspace_id, file_id }, job) =>
    analyseFile(inWorkspace(services, workspace_id), file_id, { signal: job.signal }),
  );
  services.jobs.work(analyseAllJob, 1, async ({ workspace_id, what }, job) => {
    const ctx = inWorkspace(services, workspace_id);
    await { missing: analyseMissing, words: reindexOutdated, numbers: renumberAll }[what](ctx, job);
    await learnSoon(ctx);
    await embedSoon(ctx);
  });
  services.jobs.work(applyRuleJob, 1, ({ workspace_id, run_id }, job) =>
    runRule(inWorkspace(services, workspace_id), run_id, job),
  );
  services.jobs.work(embedPhrasesJob, 1, ({ workspace_id }, job) =>
    embedPhrases(inWorkspace(services, workspace_id), job.signal),
  );
  services.jobs.work(trainSemanticsJob, 1, async ({ workspace_id }, job) => {
    await trainSemantics(inWorkspace(services, workspace_id), job.signal);
  });
  void addMissingAnalyses(services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'calls without an analysis could not be looked for'),
  );
  startHousekeeping(services);
  void sweepLeftovers(services).catch((error: unknown) => services.log.warn({ err: error }, 'sweep failed'));
}
