import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { liveCounts } from './live-counts.ts';
import { reportVersions } from './report-versions.ts';
import { reportRoutes } from './reports.routes.ts';

/** What is counted of calls, by what, and how it is drawn: asked whenever somebody looks, and every number opens its calls. */
export const reports = {
  name: 'reports',
  tables: { tenant: ['reports'], seen: { reports: 'every row' } },
  routes: reportRoutes,
  live: [liveCounts],
  extensions: [extend(versionedAdapters, reportVersions)],
} satisfies Module;
