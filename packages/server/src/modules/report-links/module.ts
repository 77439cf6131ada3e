import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { leavingReports } from '../reports/leaving-reports.ts';
import { accessKinds } from '../users/access-given.ts';
import { reportLinkRoutes } from './report-links.routes.ts';
import { leaveReport, linksOfMaker } from './report-links.ts';

/** Links by which the numbers of a report are read without an account, with the rights that their maker has then. */
export const reportLinks = {
  name: 'report-links',
  tables: { tenant: ['report_links'], seen: { report_links: 'every row' } },
  routes: reportLinkRoutes,
  extensions: [extend(leavingReports, leaveReport), extend(accessKinds, linksOfMaker)],
} satisfies Module;
