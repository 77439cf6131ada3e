import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/goals/goals.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshRules, ruleKeys } from '../rules/rules.queries.ts';

export const goalsQuery = () =>
  queryOptions({
    queryKey: ruleKeys.goal,
    queryFn: ({ signal }) => call(api.listGoals, { signal }),
  });

/** Every score of a call with its answers. */
export const callScoresQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['file', fileId, 'scores'],
    queryFn: ({ signal }) => call(api.listCallScores, { params: { file_id: fileId }, signal }),
    select: ({ results }) => results,
  });

type Place = { file_id: string; goal_id: number };

const refresh = (fileId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: callScoresQuery(fileId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ruleKeys.goal }),
  ]);

/** Scores a call by a goal, whether or not the goal is for it. */
export function useScoreCall() {
  return useMutation({
    mutationFn: (params: Place) => call(api.scoreCall, { params }),
    onSuccess: (_, { file_id }) => refresh(file_id),
  });
}

/** Answers questions, all or none, and publishes the score. */
export function useSubmitScore() {
  return useMutation({
    mutationFn: ({ place, body }: { place: Place; body: BodyInput<typeof api.submitScore> }) =>
      call(api.submitScore, { params: place, body }),
    onSuccess: (_, { place }) => refresh(place.file_id),
  });
}

/** Takes the own answer to a question back. */
export function useTakeBack() {
  return useMutation({
    mutationFn: ({ place, questionId, revision }: { place: Place; questionId: number; revision: number }) =>
      call(api.answerQuestion, {
        params: { ...place, question_id: questionId },
        body: { revision, state: 'cannot_tell' },
      }),
    onSuccess: (_, { place }) => refresh(place.file_id),
  });
}

type SwitchBody = BodyInput<typeof api.switchQuestion>;

/** Has a question answer by itself again, or only suggest. */
export function useSwitchQuestion() {
  return useMutation({
    mutationFn: ({ goalId, questionId, body }: { goalId: number; questionId: number; body: SwitchBody }) =>
      call(api.switchQuestion, { params: { id: goalId, question_id: questionId }, body }),
    onSuccess: (_, { goalId }) =>
      Promise.all([refreshRules('goal'), queryClient.invalidateQueries({ queryKey: ['agreement', goalId] })]),
  });
}
