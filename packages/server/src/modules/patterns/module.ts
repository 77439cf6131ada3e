import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { ruleKindAdapters } from '../rules/rule-kinds.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { patternRules, patternVersions } from './pattern-rules.ts';
import { patternRoutes } from './patterns.routes.ts';

export const patterns = {
  name: 'patterns',
  tables: { tenant: ['patterns'] },
  routes: patternRoutes,
  extensions: [extend(ruleKindAdapters, patternRules), extend(versionedAdapters, patternVersions)],
} satisfies Module;
