import { stageNames, stageStatuses } from '@earshot/core/files/files.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { extend } from '../../platform/extensions.ts';
import { bulkActions, final } from '../files/bulk-actions.ts';
import { activityStage } from './activity.stage.ts';
import { decodeStage } from './decode.stage.ts';
import { measureStage } from './measure.stage.ts';
import { mergeStage } from './merge.stage.ts';
import { processFileJob, processFileLost, processQuickJob } from './pipelines.jobs.ts';
import { pipelineRoutes } from './pipelines.routes.ts';
import { placesOfQuick, placesOfRecordings } from './places.ts';
import { processFile } from './process-file.ts';
import { cancelFile, endFile, restartFile } from './processing.ts';
import { codedError, stages } from './stage-run.ts';
import { sweepLeftovers } from './sweep.ts';
import { transcribeStage } from './transcribe.stage.ts';

export const pipelines = {
  name: 'pipelines',
  tables: { tenant: ['file_stages', 'segment_results'], call: ['file_stages', 'segment_results'] },
  closedLists: {
    'file_stages.name': stageNames,
    'file_stages.status': stageStatuses,
  },
  routes: pipelineRoutes,
  jobs: [
    work(processFileLost, ({ workspace_id, file_id, run }, _job, { services }) =>
      endFile(
        inWorkspace(services, workspace_id),
        file_id,
        run,
        'REFUNDED',
        codedError('stages.worker_lost'),
      ),
    ),
    // Its stages run in processes that recordings do not fill.
    work(
      processQuickJob,
      ({ workspace_id, file_id, run }, job, { services, tools }) =>
        processFile(
          inWorkspace(services, workspace_id),
          { ...tools, processes: services.readers },
          file_id,
          run,
          job,
        ),
      placesOfQuick,
    ),
    work(
      processFileJob,
      ({ workspace_id, file_id, run }, job, { services, tools }) =>
        processFile(inWorkspace(services, workspace_id), tools, file_id, run, job),
      placesOfRecordings,
    ),
  ],
  extensions: [
    extend(bulkActions, final('cancel', cancelFile)),
    extend(
      bulkActions,
      final('restart', (ctx, fileId) => restartFile(ctx, fileId, { clear: false })),
    ),
    ...[decodeStage, activityStage, transcribeStage, mergeStage, measureStage].map((one) =>
      extend(stages, one),
    ),
  ],
  atWorkerStart: [sweepLeftovers],
} satisfies Module;
