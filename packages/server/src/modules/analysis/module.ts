import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { callChanged } from '../files/files.events.ts';
import { renumberCalls } from '../metrics/renumber-calls.ts';
import { stages } from '../pipelines/stage-run.ts';
import { analyseStage } from './analyse.stage.ts';
import { addMissingAnalyses, analyseAll } from './analyse-all.ts';
import { analyseAgain } from './analyse-file.ts';
import { analyseAllJob, analyseFileJob } from './analysis.jobs.ts';

/** Asks everything that knows something of calls about one call. */
export const analysis = {
  name: 'analysis',
  jobs: [
    work(analyseAllJob, ({ workspace_id, what }, job, { services }) => {
      const ctx = inWorkspace(services, workspace_id);
      return what === 'numbers' ? renumberCalls(ctx, job) : analyseAll(ctx, what, job);
    }),
    work(analyseFileJob, ({ workspace_id, file_id }, job, { services }) =>
      analyseAgain(inWorkspace(services, workspace_id), { file_id }, job),
    ),
  ],
  listeners: [listener({ name: 'analysis.call_changed', event: callChanged, hear: analyseAgain })],
  extensions: [extend(stages, analyseStage)],
  atWorkerStart: [addMissingAnalyses],
} satisfies Module;
