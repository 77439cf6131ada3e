import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';

/** The call that is looked at; without a form whichever it is scored by. */
export type Chosen = { file_id: string; goal_id: number | null };

export const isChosen = (one: OwnScore, chosen: Chosen | undefined): boolean =>
  chosen?.file_id === one.file_id && (chosen.goal_id === null || chosen.goal_id === one.goal_id);

export const tabs = ['new', 'all', 'disputed'] as const;
export type Tab = (typeof tabs)[number];
