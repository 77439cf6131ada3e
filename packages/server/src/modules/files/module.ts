import { speakerRoles } from '@earshot/core/call/role.ts';
import { copyStates } from '@earshot/core/files/files.api.ts';
import { channelModes, directions, fileOrigins, fileStatuses, fileTypes } from '@earshot/core/files/files.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { gauges } from '../../platform/operations.ts';
import { callsOfPeople } from '../agents/calls-of-people.ts';
import { bulkActions, final } from './bulk-actions.ts';
import { callConditions } from './call-conditions.ts';
import { fieldNumbersCondition, fieldsCondition } from './fields-condition.sql.ts';
import { callRemoved } from './files.events.ts';
import { filesByStatus } from './files.queries.ts';
import { fileRoutes } from './files.routes.ts';
import { liveComments, liveFile, liveRemoval, removeBlobs, removeFile } from './files.ts';
import { seenFiles } from './limited-sight.sql.ts';
import { nameCondition } from './name-condition.sql.ts';
import { callsFollow } from './people-of-call.ts';
import { dropOldCopies, makeCopy, makeCopyJob } from './playable-copy.ts';
import { applyRetention } from './retention.ts';

export const files = {
  name: 'files',
  tables: {
    tenant: ['files'],
    seen: { files: seenFiles },
    judged: { files: { columns: ['emotions'], call: 'id' } },
  },
  closedLists: {
    'files.channel_mode': channelModes,
    'files.channel_roles': speakerRoles,
    'files.copy_state': copyStates.filter((state) => state !== 'none'),
    'files.direction': directions,
    'files.origin': fileOrigins,
    'files.status': fileStatuses,
    'files.type': fileTypes,
  },
  routes: fileRoutes,
  jobs: [
    work(makeCopyJob, ({ workspace_id, file_id }, job, { services, tools }) =>
      makeCopy(inWorkspace(services, workspace_id), file_id, job, tools),
    ),
  ],
  listeners: [listener({ name: 'files.remove_blobs', event: callRemoved, hear: removeBlobs })],
  schedules: [
    { name: 'files.retention', cron: '0 * * * *', per: 'workspace', run: applyRetention },
    { name: 'files.drop_copies', cron: '50 3 * * *', per: 'workspace', run: dropOldCopies },
  ],
  live: [liveFile, liveRemoval, liveComments],
  extensions: [
    extend(bulkActions, final('delete', removeFile)),
    extend(callsOfPeople, callsFollow),
    extend(callConditions, nameCondition),
    extend(callConditions, fieldsCondition),
    extend(callConditions, fieldNumbersCondition),
    extend(gauges, filesByStatus),
  ],
} satisfies Module;
