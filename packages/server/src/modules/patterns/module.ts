import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { callConditions } from '../files/call-conditions.ts';
import { ruleKindAdapters } from '../rules/rule-kinds.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { patternRules, patternVersions } from './pattern-rules.ts';
import { patternRoutes } from './patterns.routes.ts';
import { patternsCondition } from './patterns-condition.sql.ts';

export const patterns = {
  name: 'patterns',
  tables: { tenant: ['patterns'], seen: { patterns: 'every row' } },
  routes: patternRoutes,
  extensions: [
    extend(ruleKindAdapters, patternRules),
    extend(versionedAdapters, patternVersions),
    extend(callConditions, patternsCondition),
  ],
} satisfies Module;
