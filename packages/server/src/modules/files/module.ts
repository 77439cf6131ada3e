import { speakerRoles } from '@earshot/core/call/role.ts';
import { channelModes, directions, fileOrigins, fileStatuses, fileTypes } from '@earshot/core/files/files.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { gauges } from '../../platform/operations.ts';
import { bulkActions, final } from './bulk-actions.ts';
import { callConditions } from './call-conditions.ts';
import { callRemoved } from './files.events.ts';
import { filesByStatus } from './files.queries.ts';
import { fileRoutes } from './files.routes.ts';
import { liveFile, removeBlobs, removeFile } from './files.ts';
import { nameCondition } from './name-condition.sql.ts';
import { applyRetention } from './retention.ts';

export const files = {
  name: 'files',
  tables: { tenant: ['files'] },
  closedLists: {
    'files.channel_mode': channelModes,
    'files.channel_roles': speakerRoles,
    'files.direction': directions,
    'files.origin': fileOrigins,
    'files.status': fileStatuses,
    'files.type': fileTypes,
  },
  routes: fileRoutes,
  listeners: [listener({ name: 'files.remove_blobs', event: callRemoved, hear: removeBlobs })],
  schedules: [{ name: 'files.retention', cron: '0 * * * *', per: 'workspace', run: applyRetention }],
  live: [liveFile],
  extensions: [
    extend(bulkActions, final('delete', removeFile)),
    extend(callConditions, nameCondition),
    extend(gauges, filesByStatus),
  ],
} satisfies Module;
