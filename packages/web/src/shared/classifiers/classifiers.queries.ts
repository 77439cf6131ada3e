import * as labelsApi from '@earshot/core/classifiers/call-labels.api.ts';
import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { ruleKeys } from '../rules/rules.queries.ts';

/** Learning takes seconds; how far it has come is asked after as often as one would look. */
export const learningPollMs = 1000;
export const isLearning = (one: Classifier | undefined) => one?.status === 'LEARNING';

/** What classifiers say of a call, those labels as well that it has not; a change of any classifier makes that stale. */
export const callLabelsQuery = (fileId: string) =>
  queryOptions({
    queryKey: [...ruleKeys.classifier, 'call', fileId],
    queryFn: ({ signal }) =>
      call(labelsApi.listCallLabels, { params: { file_id: fileId }, query: { all: '1' }, signal }),
    select: ({ results }) => results,
  });

export const classifiersQuery = () =>
  queryOptions({
    queryKey: ruleKeys.classifier,
    queryFn: ({ signal }) => call(api.listClassifiers, { signal }),
    refetchInterval: ({ state }) => (state.data?.results.some(isLearning) ? learningPollMs : false),
  });
