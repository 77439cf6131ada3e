import { type MomentKind, momentKinds } from '@earshot/core/coaching/coaching.ts';
import type { TextSearch } from '../../lib/text-search.ts';

/** `id`: the coaching that is looked at; `agent` narrows both tabs, `text`, `kind` and `theme` the library. */
export type CoachingSearch = TextSearch<'tab' | 'id' | 'agent' | 'text' | 'kind' | 'theme' | 'create'>;

export const coachingTabs = ['given', 'library'] as const;
export type CoachingTab = (typeof coachingTabs)[number];

export const tabOf = ({ tab }: CoachingSearch): CoachingTab => (tab === 'library' ? 'library' : 'given');

export const kindOf = ({ kind }: CoachingSearch): MomentKind | undefined =>
  momentKinds.find((one) => one === kind);

/** The operator that the address names; undefined: all of them. */
export const agentOf = ({ agent }: CoachingSearch): number | undefined => Number(agent) || undefined;
