import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { callChanged } from '../files/files.events.ts';
import { stages } from '../pipelines/stage-run.ts';
import { analyseStage } from './analyse.stage.ts';
import { addMissingAnalyses, analyseAll } from './analyse-all.ts';
import { analyseAgain } from './analyse-file.ts';
import { analyseAllJob } from './analysis.jobs.ts';

/** Asks everything that knows something of calls about one call. */
export const analysis = {
  name: 'analysis',
  jobs: [
    work(analyseAllJob, ({ workspace_id, what }, job, { services }) =>
      analyseAll(inWorkspace(services, workspace_id), what, job),
    ),
  ],
  listeners: [listener({ name: 'analysis.call_changed', event: callChanged, hear: analyseAgain })],
  extensions: [extend(stages, analyseStage)],
  atWorkerStart: [addMissingAnalyses],
} satisfies Module;
