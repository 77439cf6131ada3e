import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/goals/goals.api.ts';
import type { GoalInput } from '@earshot/core/goals/goals.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { progressPollMs } from '../../lib/query-client.ts';
import { refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

type Body = BodyInput<typeof api.createGoal>;

export const goalQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.goal, id],
    queryFn: ({ signal }) => call(api.getGoal, { params: { id }, signal }),
  });

/** How past scores would change if the goal were saved like this. */
export const goalPreviewQuery = (goal: GoalInput, days: number, id: number | null) =>
  queryOptions({
    queryKey: ['goal-preview', goal, days, id],
    queryFn: ({ signal }) =>
      call(api.previewGoal, { body: { goal, days, ...(id === null ? {} : { id }) }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The newest run of a goal over past calls; a goal has one at a time. */
export const goalRunQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.goal, id, 'runs'],
    queryFn: ({ signal }) => call(api.listGoalRuns, { params: { id }, query: { limit: 1 }, signal }),
    select: ({ results }) => results[0] ?? null,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.results[0]) ? progressPollMs : false),
  });

/** How far the learned questions of a goal have been learned, by the number of the question. */
export const learningQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.goal, id, 'learning'],
    queryFn: ({ signal }) => call(api.getLearning, { params: { id }, signal }),
    select: ({ results }) => new Map(results.map((one) => [one.question_id, one])),
  });

/** The switches of a goal that hold, by the number of the question. */
export const switchesQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.goal, id, 'switches'],
    queryFn: ({ signal }) => call(api.listSwitches, { params: { id }, query: { limit: 1000 }, signal }),
    select: ({ results }) =>
      new Map(results.filter(({ is_current }) => is_current).map((one) => [one.question_id, one])),
  });

export const isUnderWay = (run: { status: string } | null | undefined): boolean =>
  run?.status === 'waiting' || run?.status === 'running';

const refresh = () => refreshRules('goal');

export function useSaveGoal() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: Body }) =>
      id === null ? call(api.createGoal, { body }) : call(api.updateGoal, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveGoal() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeGoal, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

export function useCloneGoal() {
  return useMutation({
    mutationFn: (id: number) => call(api.cloneGoal, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useLockGoal() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockGoal, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}

export function useCancelGoalRun() {
  return useMutation({
    mutationFn: (id: number) => call(api.cancelGoalRun, { params: { id } }),
    onSuccess: refresh,
  });
}
