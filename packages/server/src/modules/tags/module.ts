import { tagColors } from '@earshot/core/tags/tag-colors.ts';
import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { bulkActions } from '../files/bulk-actions.ts';
import { callConditions } from '../files/call-conditions.ts';
import { ruleKindAdapters } from '../rules/rule-kinds.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { tagAction, untagAction } from './file-tags.ts';
import { tagsCondition, withoutTagsCondition } from './tag-conditions.sql.ts';
import { tagRules, tagVersions } from './tag-rules.ts';
import { tagRoutes } from './tags.routes.ts';

export const tags = {
  name: 'tags',
  tables: { tenant: ['tags'], seen: { tags: 'every row' } },
  closedLists: {
    'tags.color': tagColors,
  },
  routes: tagRoutes,
  extensions: [
    extend(ruleKindAdapters, tagRules),
    extend(versionedAdapters, tagVersions),
    extend(bulkActions, tagAction),
    extend(bulkActions, untagAction),
    extend(callConditions, tagsCondition),
    extend(callConditions, withoutTagsCondition),
  ],
} satisfies Module;
