import { switchQuestion } from '@earshot/core/goals/goals.api.ts';
import type { QuestionPower } from '@earshot/core/goals/switches.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshRules } from '../../shared/rules/rules.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';

/** Has a question answer by itself again, or only suggest. */
export function useSwitchQuestion(goalId: number) {
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ questionId, mode }: { questionId: number; mode: QuestionPower }) =>
      call(switchQuestion, { params: { id: goalId, question_id: questionId }, body: { mode } }),
    onSuccess: () =>
      Promise.all([refreshRules('goal'), queryClient.invalidateQueries({ queryKey: ['agreement', goalId] })]),
    onError: notify.failed,
  });
}
