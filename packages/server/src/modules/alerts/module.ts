import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { leavingProjects } from '../projects/leaving-projects.ts';
import { alertedCalls } from '../projects/list-project-files.ts';
import { projectMatched } from '../projects/projects.events.ts';
import { memberLeft } from '../users/users.events.ts';
import { alertedCallsOf } from './alerted-calls.sql.ts';
import { alertRoutes } from './alerts.routes.ts';
import { forgetMember, forgetOldDigests, leaveProject } from './forget-alerts.ts';
import { hearMatched } from './hear-matched.ts';
import { seenDigests, seenRecipients } from './limited-sight.sql.ts';
import { oneClickRoutes } from './one-click.routes.ts';
import { takeTurns } from './take-turns.ts';

export const alerts = {
  name: 'alerts',
  tables: {
    tenant: ['alert_recipients', 'alert_digests', 'alert_calls'],
    call: ['alert_calls'],
    seen: { alert_recipients: seenRecipients, alert_digests: seenDigests },
  },
  routes: alertRoutes,
  rawRoutes: (app, { services }) => oneClickRoutes(app, services),
  listeners: [
    listener({ name: 'alerts.project_matched', event: projectMatched, hear: hearMatched }),
    listener({ name: 'alerts.member_left', event: memberLeft, hear: forgetMember }),
  ],
  schedules: [
    // Clocks of people differ from each other by quarters of an hour; nothing is asked where nothing waits.
    { name: 'alerts.take_turns', cron: '*/15 * * * *', per: 'workspace', run: takeTurns },
    { name: 'alerts.forget_old', cron: '45 3 * * *', per: 'workspace', run: forgetOldDigests },
  ],
  extensions: [extend(leavingProjects, leaveProject), extend(alertedCalls, alertedCallsOf)],
} satisfies Module;
