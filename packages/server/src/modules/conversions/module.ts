import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { callSets } from '../calls/call-sets.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { conversionBases, conversionSets } from './conversion-sets.ts';
import { conversionVersions } from './conversion-versions.ts';
import { conversionRoutes } from './conversions.routes.ts';

/** What counts as a success of a call: how often, and what it is worth, asked of the calls whenever somebody looks. */
export const conversions = {
  name: 'conversions',
  tables: { tenant: ['conversions'], seen: { conversions: 'every row' } },
  routes: conversionRoutes,
  extensions: [
    extend(versionedAdapters, conversionVersions),
    extend(callSets, conversionSets),
    extend(callSets, conversionBases),
  ],
} satisfies Module;
