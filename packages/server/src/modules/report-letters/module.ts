import { letterStates } from '@earshot/core/report-letters/report-letters.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { leavingReports } from '../reports/leaving-reports.ts';
import { memberLeft } from '../users/users.events.ts';
import { forgetMember, forgetOldLetters, leaveReport } from './forget-letters.ts';
import { oneClickRoutes } from './one-click.routes.ts';
import { reportLetterRoutes } from './report-letters.routes.ts';
import { takeTurns } from './take-turns.ts';

/** Reports that come by letter: counted at their turn with the rights of whoever set it up, and sent once. */
export const reportLetters = {
  name: 'report-letters',
  tables: {
    tenant: ['report_schedules', 'report_letters', 'report_letter_copies', 'report_letter_stops'],
    seen: {
      report_schedules: 'every row',
      report_letters: 'every row',
      report_letter_copies: 'every row',
      report_letter_stops: 'every row',
    },
  },
  closedLists: { 'report_letters.state': letterStates },
  routes: reportLetterRoutes,
  rawRoutes: (app, { services }) => oneClickRoutes(app, services),
  listeners: [listener({ name: 'report-letters.member_left', event: memberLeft, hear: forgetMember })],
  schedules: [
    // Clocks of people differ from each other by quarters of an hour.
    { name: 'report-letters.take_turns', cron: '*/15 * * * *', per: 'workspace', run: takeTurns },
    { name: 'report-letters.forget_old', cron: '50 3 * * *', per: 'workspace', run: forgetOldLetters },
  ],
  extensions: [extend(leavingReports, leaveReport)],
} satisfies Module;
