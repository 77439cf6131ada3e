import { getAgreement } from '@earshot/core/reviews/agreement.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';

/** How far machine and people agree by a goal in some days. */
export const agreementQuery = (goalId: number, { dateFrom, dateTo }: PeriodOfDays, expertId: number | null) =>
  queryOptions({
    queryKey: ['agreement', goalId, dateFrom, dateTo, expertId],
    queryFn: ({ signal }) =>
      call(getAgreement, {
        query: {
          goal_id: goalId,
          ...(dateFrom ? { from: dateFrom } : {}),
          ...(dateTo ? { to: dateTo } : {}),
          ...(expertId === null ? {} : { expert_id: expertId }),
        },
        signal,
      }),
    placeholderData: (before) => before,
  });
