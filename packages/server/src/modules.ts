import type { Module } from './module.ts';
import { adherence } from './modules/adherence/module.ts';
import { agentDays } from './modules/agent-days/module.ts';
import { agents } from './modules/agents/module.ts';
import { alerts } from './modules/alerts/module.ts';
import { analysis } from './modules/analysis/module.ts';
import { annotations } from './modules/annotations/module.ts';
import { apiKeys } from './modules/api-keys/module.ts';
import { audit } from './modules/audit/module.ts';
import { callIndex } from './modules/call-index/module.ts';
import { calls } from './modules/calls/module.ts';
import { classifiers } from './modules/classifiers/module.ts';
import { coaching } from './modules/coaching/module.ts';
import { comments } from './modules/comments/module.ts';
import { conversions } from './modules/conversions/module.ts';
import { dayColumns } from './modules/day-columns/module.ts';
import { demo } from './modules/demo/module.ts';
import { drafts } from './modules/drafts/module.ts';
import { emotions } from './modules/emotions/module.ts';
import { evaluations } from './modules/evaluations/module.ts';
import { favorites } from './modules/favorites/module.ts';
import { files } from './modules/files/module.ts';
import { findings } from './modules/findings/module.ts';
import { goals } from './modules/goals/module.ts';
import { installation } from './modules/installation/module.ts';
import { intake } from './modules/intake/module.ts';
import { ipList } from './modules/ip-list/module.ts';
import { mail } from './modules/mail/module.ts';
import { matching } from './modules/matching/module.ts';
import { metrics } from './modules/metrics/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { patterns } from './modules/patterns/module.ts';
import { personSummaries } from './modules/person-summaries/module.ts';
import { pipelines } from './modules/pipelines/module.ts';
import { projects } from './modules/projects/module.ts';
import { queue } from './modules/queue/module.ts';
import { reportLetters } from './modules/report-letters/module.ts';
import { reportLinks } from './modules/report-links/module.ts';
import { reports } from './modules/reports/module.ts';
import { reviews } from './modules/reviews/module.ts';
import { rules } from './modules/rules/module.ts';
import { scripts } from './modules/scripts/module.ts';
import { search } from './modules/search/module.ts';
import { segments } from './modules/segments/module.ts';
import { semantics } from './modules/semantics/module.ts';
import { shares } from './modules/shares/module.ts';
import { sources } from './modules/sources/module.ts';
import { speech } from './modules/speech/module.ts';
import { sqlAccess } from './modules/sql-access/module.ts';
import { subscribers } from './modules/subscribers/module.ts';
import { tags } from './modules/tags/module.ts';
import { transcripts } from './modules/transcripts/module.ts';
import { users } from './modules/users/module.ts';
import { versions } from './modules/versions/module.ts';
import { views } from './modules/views/module.ts';
import { webhooks } from './modules/webhooks/module.ts';
import { workspaces } from './modules/workspaces/module.ts';

/** The modules of the program from the ground up: a module calls those before it, and news goes up as events. */
export const tiers = [
  {
    name: 'ground',
    modules: [installation, audit, workspaces, mail, notifications, users, ipList, apiKeys, versions],
  },
  { name: 'directory', modules: [sources, speech, agents, subscribers] },
  {
    name: 'conversations',
    modules: [files, annotations, transcripts, pipelines, intake, queue, comments, favorites, shares, drafts],
  },
  { name: 'knowledge', modules: [matching, callIndex, semantics, metrics, emotions] },
  { name: 'finding', modules: [findings, rules, tags, patterns, scripts, classifiers, analysis] },
  {
    name: 'asking',
    modules: [calls, search, segments, views, agentDays, dayColumns, personSummaries, adherence],
  },
  { name: 'judging', modules: [goals, reviews, coaching] },
  { name: 'work', modules: [projects, evaluations, conversions, alerts, webhooks] },
  { name: 'insight', modules: [reports, reportLinks, reportLetters, sqlAccess] },
  { name: 'trade and running', modules: [demo] },
] as const satisfies { name: string; modules: readonly Module[] }[];

export const modules: readonly Module[] = tiers.flatMap((tier): readonly Module[] => tier.modules);
