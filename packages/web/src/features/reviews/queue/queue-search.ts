import {
  type ReviewDue,
  type ReviewReason,
  reviewDues,
  reviewReasons,
  reviewTabs,
} from '@earshot/core/reviews/reviews.ts';
import type { TextSearch } from '../../../lib/text-search.ts';
import type { ReviewsAsked } from '../../../shared/reviews/reviews.queries.ts';

/** `form`: the goal. `why`: the reason. `person`: who reviews. `week`: a day of it. `due`: late, or today. */
export type QueueSearch = TextSearch<'tab' | 'form' | 'why' | 'agent' | 'person' | 'week' | 'due' | 'offset'>;

export const queueTabs = ['mine', 'team', 'blind', 'disputes', 'done'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const pageSize = 50;

export const tabOf = ({ tab }: QueueSearch): QueueTab => queueTabs.find((one) => one === tab) ?? 'mine';

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

export const formOf = ({ form }: QueueSearch) => numberOf(form);
export const agentOf = ({ agent }: QueueSearch) => numberOf(agent);
export const personOf = ({ person }: QueueSearch) => numberOf(person);
export const reasonOf = ({ why }: QueueSearch): ReviewReason | undefined =>
  reviewReasons.find((one) => one === why);

/** Nothing that is done is due any more. */
export const dueOf = (search: QueueSearch): ReviewDue | undefined =>
  tabOf(search) === 'done' ? undefined : reviewDues.find((one) => one === search.due);

/** A day of the week that is looked at; undefined: of this one. */
export const weekOf = ({ week }: QueueSearch): string | undefined =>
  week !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week))
    ? week
    : undefined;

/** What the address narrows the list by. */
export const narrowingOf = (search: QueueSearch) => ({
  ...(formOf(search) !== undefined && { goal_id: formOf(search) }),
  ...(reasonOf(search) !== undefined && { reason: reasonOf(search) }),
  ...(agentOf(search) !== undefined && { agent_id: agentOf(search) }),
  ...(personOf(search) !== undefined && { user_id: personOf(search) }),
  ...(dueOf(search) !== undefined && { due: dueOf(search) }),
});

export const isNarrowed = (search: QueueSearch): boolean => Object.keys(narrowingOf(search)).length > 0;

export const askedOf = (search: QueueSearch): ReviewsAsked => ({
  tab: reviewTabs.find((one) => one === tabOf(search)) ?? 'mine',
  limit: pageSize,
  offset: numberOf(search.offset) ?? 0,
  ...narrowingOf(search),
});
