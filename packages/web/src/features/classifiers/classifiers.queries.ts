import * as labelsApi from '@earshot/core/classifiers/call-labels.api.ts';
import * as checksApi from '@earshot/core/classifiers/checks.api.ts';
import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import * as driftApi from '@earshot/core/classifiers/drift.api.ts';
import * as examplesApi from '@earshot/core/classifiers/examples.api.ts';
import * as queueApi from '@earshot/core/classifiers/queue.api.ts';
import { classifierWeek } from '@earshot/core/classifiers/week.api.ts';
import type { BodyInput, QueryInput } from '@earshot/core/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { progressPollMs } from '../../lib/query-client.ts';
import { isLearning, learningPollMs } from '../../shared/classifiers/classifiers.queries.ts';
import { refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

export type ClassifierBody = BodyInput<typeof api.updateClassifier>;
export { classifiersQuery } from '../../shared/classifiers/classifiers.queries.ts';

const keyOf = (id: number, ...parts: unknown[]) => [...ruleKeys.classifier, id, ...parts];

export const classifierQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(api.getClassifier, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isLearning(state.data) ? learningPollMs : false),
  });

/** How good a version is; the one that answers unless another is named. */
export const reportQuery = (id: number, version?: number) =>
  queryOptions({
    queryKey: keyOf(id, 'report', version ?? null),
    queryFn: ({ signal }) =>
      call(checksApi.classifierReport, {
        params: { id },
        query: version === undefined ? {} : { version },
        signal,
      }),
  });

/** Whether calls still are as those that it learned from. */
export const driftQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'drift'),
    queryFn: ({ signal }) => call(driftApi.classifierDrift, { params: { id }, signal }),
  });

/** They are looked for in hundreds of calls: not again with every example that somebody labels. */
export const unknownWordsQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['classifier-unknown-words', id, version],
    queryFn: ({ signal }) => call(driftApi.unknownWords, { params: { id }, signal }),
  });

/** What the version that answers brings in a week. */
export const weekQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'week'),
    queryFn: ({ signal }) => call(classifierWeek, { params: { id }, signal }),
  });

export const learnedQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'versions'),
    queryFn: ({ signal }) => call(api.listClassifierVersions, { params: { id }, signal }),
  });

export const labellersQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'labellers'),
    queryFn: ({ signal }) => call(queueApi.listLabellers, { params: { id }, signal }),
  });

export type ExamplesAsked = Partial<QueryInput<typeof examplesApi.listExamples>>;

export const examplesQuery = (id: number, asked: ExamplesAsked) =>
  queryOptions({
    queryKey: keyOf(id, 'examples', asked),
    queryFn: ({ signal }) => call(examplesApi.listExamples, { params: { id }, query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export const isUnderWay = (run: { status: string } | undefined): boolean =>
  run?.status === 'waiting' || run?.status === 'running';

/** Its ways over past calls, the newest first. */
export const runsQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'runs'),
    queryFn: ({ signal }) =>
      call(labelsApi.listClassifierRuns, { params: { id }, query: { limit: 5 }, signal }),
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? progressPollMs : false),
  });

/** What applying it to the calls of the last days would change. */
export const applyPreviewQuery = (id: number, days: number) =>
  queryOptions({
    queryKey: ['classifier-preview', id, days],
    queryFn: ({ signal }) => call(labelsApi.previewClassifier, { params: { id }, body: { days }, signal }),
    retry: false,
    staleTime: 0,
  });

export type CheckedOn = { text: string } | { file_id: string };

/** What a version says of a text or a call. */
export const checkQuery = (id: number, on: CheckedOn, version?: number) =>
  queryOptions({
    queryKey: ['classifier-check', id, on, version ?? null],
    queryFn: ({ signal }) =>
      call(checksApi.checkClassifier, {
        params: { id },
        body: { ...on, ...(version === undefined ? {} : { version }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Examples that are like a text. Under the name of the classifier, as they change with what people say. */
export const nearestQuery = (id: number, text: string) =>
  queryOptions({
    queryKey: keyOf(id, 'nearest', text),
    queryFn: ({ signal }) => call(examplesApi.nearestExamples, { params: { id }, body: { text }, signal }),
    retry: false,
  });

const refresh = () => refreshRules('classifier');

export function useSaveClassifier() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: ClassifierBody }) =>
      id === null
        ? call(api.createClassifier, { body })
        : call(api.updateClassifier, { params: { id }, body }),
    onSuccess: refresh,
    // What somebody else made of it meanwhile is shown.
    onError: () => void refresh(),
  });
}

/** The list is not waited for: the row that says so goes with it. */
export function useRemoveClassifier() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeClassifier, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

export function useCloneClassifier() {
  return useMutation({
    mutationFn: (id: number) => call(api.cloneClassifier, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useLockClassifier() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockClassifier, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}

export function useLearn() {
  return useMutation({
    mutationFn: (id: number) => call(api.learnClassifier, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useCancelLearning() {
  return useMutation({
    mutationFn: (id: number) => call(api.cancelLearning, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useRestoreVersion(id: number) {
  return useMutation({
    mutationFn: (version: number) => call(api.restoreClassifierVersion, { params: { id, version } }),
    onSuccess: refresh,
  });
}

export type ExampleChange =
  | { kind: 'answer'; labels: number[] | null; settles?: boolean }
  | { kind: 'keep' }
  | { kind: 'remove' };

/** A person says what an example is, that it is right as it is, or takes it out. */
export function useChangeExample(id: number) {
  return useMutation({
    mutationFn: async ({ exampleId, change }: { exampleId: number; change: ExampleChange }) => {
      const params = { id, example_id: exampleId };
      if (change.kind === 'keep') await call(examplesApi.keepExample, { params });
      else if (change.kind === 'remove') await call(examplesApi.removeExample, { params });
      else
        await call(examplesApi.answerExample, {
          params,
          body: { labels: change.labels, settles: change.settles ?? false },
        });
    },
    onSuccess: () => void refresh(),
  });
}

export function useImportExamples(id: number) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof examplesApi.addExamples>) =>
      call(examplesApi.addExamples, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useApply(id: number) {
  return useMutation({
    mutationFn: (days: number | null) => call(labelsApi.applyClassifier, { params: { id }, body: { days } }),
    onSuccess: refresh,
  });
}

export function useCancelClassifierRun(id: number) {
  return useMutation({
    mutationFn: (runId: number) => call(labelsApi.cancelClassifierRun, { params: { id, run_id: runId } }),
    onSuccess: refresh,
  });
}
