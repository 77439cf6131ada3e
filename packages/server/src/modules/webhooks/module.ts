import { webhookFormats } from '@earshot/core/projects/triggers.ts';
import { deliveryStatuses, pauseReasons } from '@earshot/core/webhooks/webhooks.api.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { leavingProjects } from '../projects/leaving-projects.ts';
import { projectMatched } from '../projects/projects.events.ts';
import { triggerKeepers } from '../projects/trigger-keepers.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { hearMatch } from './hear-matches.ts';
import { leaveProject, webhookKeeper } from './keep-webhooks.ts';
import { liveDeliveries } from './live-deliveries.ts';
import { sendingSlots } from './receivers.ts';
import { sendDue } from './send-due.ts';
import { sendWebhookJob } from './webhooks.jobs.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Tells other systems, signed, of what projects found. */
export const webhooks = {
  name: 'webhooks',
  tables: {
    tenant: ['webhooks', 'webhook_deliveries'],
    call: ['webhook_deliveries'],
    // Where it goes, and whether it is paused; who sees an address, and that nobody sees a secret, is decided where they are shown.
    seen: { webhooks: 'every row' },
  },
  closedLists: {
    'webhooks.paused_by': pauseReasons,
    'webhook_deliveries.status': deliveryStatuses,
    'webhook_deliveries.format': webhookFormats,
  },
  routes: webhookRoutes,
  jobs: [
    work(
      sendWebhookJob,
      ({ workspace_id, ...due }, run, { services }) => sendDue(inWorkspace(services, workspace_id), due, run),
      () => sendingSlots,
    ),
  ],
  listeners: [listener({ name: 'webhooks.project_matched', event: projectMatched, hear: hearMatch })],
  schedules: [
    { name: 'webhooks.forget_deliveries', cron: '20 4 * * *', per: 'workspace', run: forgetDeliveries },
  ],
  live: [liveDeliveries],
  extensions: [extend(triggerKeepers, webhookKeeper), extend(leavingProjects, leaveProject)],
} satisfies Module;
