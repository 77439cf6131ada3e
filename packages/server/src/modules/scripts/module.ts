import { demands, stepTypes } from '@earshot/core/wording/steps.ts';
import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { callConditions } from '../files/call-conditions.ts';
import { ruleKindAdapters } from '../rules/rule-kinds.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { scriptRules, scriptVersions } from './script-rules.ts';
import { scriptRoutes } from './scripts.routes.ts';
import {
  scriptsCondition,
  scriptsKnownCondition,
  scriptsNotSaidCondition,
  scriptsOutOfOrderCondition,
  scriptsSaidCondition,
  scriptsUnknownCondition,
} from './scripts-condition.sql.ts';

/** Sentences to say: whether they were said, how closely, by whom and when. */
export const scripts = {
  name: 'scripts',
  tables: { tenant: ['scripts'], seen: { scripts: 'every row' } },
  closedLists: { 'scripts.type': stepTypes, 'scripts.demand': demands },
  routes: scriptRoutes,
  extensions: [
    extend(ruleKindAdapters, scriptRules),
    extend(versionedAdapters, scriptVersions),
    extend(callConditions, scriptsCondition),
    extend(callConditions, scriptsSaidCondition),
    extend(callConditions, scriptsNotSaidCondition),
    extend(callConditions, scriptsKnownCondition),
    extend(callConditions, scriptsUnknownCondition),
    extend(callConditions, scriptsOutOfOrderCondition),
  ],
} satisfies Module;
