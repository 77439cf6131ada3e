import type { Goal } from '@earshot/core/goals/goals.ts';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import { useQuery } from '@tanstack/react-query';
import { learningQuery, switchesQuery } from '../goals.queries.ts';
import { type Standing, standingOf } from './standing.ts';

/** How the questions of a goal stand, as far as it is known yet. */
export function useStandings(goal: Goal | null): (question: QuestionInput) => Standing {
  const id = goal?.id ?? 0;
  const enabled = goal !== null;
  const learning = useQuery({ ...learningQuery(id), enabled }).data ?? new Map();
  const switches = useQuery({ ...switchesQuery(id), enabled }).data ?? new Map();
  return (question) => standingOf(question, goal, { learning, switches });
}
