import type { QueryInput, ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/evaluations/evaluations.api.ts';
import type { EvaluationRun } from '@earshot/core/evaluations/evaluations.ts';
import * as truths from '@earshot/core/evaluations/truths.api.ts';
import type { NewTruth, Right } from '@earshot/core/evaluations/truths.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { CallError, call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Apart from the projects: a test announces each of its steps, and a result compares thousands of answers. */
const keyOf = (id: number, ...parts: unknown[]) => ['testing', id, ...parts];
/** A test takes seconds; how far it has come is asked after as often as one would look. */
const testPollMs = 1000;
/** Tests that are looked through for the versions that were tested. */
const mostRuns = 200;

export type TruthList = ReplyOf<typeof truths.listTruth>;
export type TruthQuery = Partial<QueryInput<typeof truths.listTruth>>;
export type TestRuns = ReplyOf<typeof api.listEvaluationRuns>;
export type TestResult = ReplyOf<typeof api.getEvaluation>;
export type TestedPlaces = ReplyOf<typeof api.listTestedPlaces>;
export type PlacesQuery = Partial<QueryInput<typeof api.listTestedPlaces>>;

export const isUnderWay = ({ status }: Pick<EvaluationRun, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

export const truthQuery = (id: number, query: TruthQuery) =>
  queryOptions({
    queryKey: keyOf(id, 'truth', query),
    queryFn: ({ signal }) => call(truths.listTruth, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const runsQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'runs'),
    queryFn: ({ signal }) =>
      call(api.listEvaluationRuns, { params: { id }, query: { limit: mostRuns }, signal }),
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? testPollMs : false),
  });

/** Under the projects, so that a test that ends shows in their list. */
export const lastTestsQuery = () =>
  queryOptions({
    queryKey: ['projects', 'last-tests'],
    queryFn: ({ signal }) => call(api.listLastTests, { signal }),
  });

export type Compared = { version: number; against: number | null };

const comparedQuery = ({ version, against }: Compared) => ({
  version,
  ...(against !== null && { against }),
});

/** `tested`: when something was tested last; another test makes another result. */
export const resultQuery = (id: number, compared: Compared, tested: string | null) =>
  queryOptions({
    queryKey: keyOf(id, 'result', compared, tested),
    queryFn: ({ signal }) =>
      call(api.getEvaluation, { params: { id }, query: comparedQuery(compared), signal }),
    placeholderData: keepPreviousData,
  });

export const placesQuery = (id: number, query: PlacesQuery, tested: string | null) =>
  queryOptions({
    queryKey: keyOf(id, 'places', query, tested),
    queryFn: ({ signal }) => call(api.listTestedPlaces, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** What is known of a project's tests is asked for again where it is shown, and when it is shown next. */
export const refreshTesting = (id: number) => queryClient.invalidateQueries({ queryKey: keyOf(id) });

export function useRunTest(id: number) {
  return useMutation({
    mutationFn: (version: number | undefined) =>
      call(api.runEvaluation, { params: { id }, body: version === undefined ? {} : { version } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(id, 'runs') }),
  });
}

/**
 * An answer shows in the list at once, and stays where it is: those that are left would otherwise move while one goes through
 * them.
 */
export function useAnswerTruth(id: number) {
  return useMutation({
    mutationFn: ({ truthId, right }: { truthId: number; right: Right | null }) =>
      call(truths.answerTruth, { params: { id, truth_id: truthId }, body: { right } }),
    onSuccess: (truth) => {
      queryClient.setQueriesData<TruthList>({ queryKey: keyOf(id, 'truth') }, (list) => {
        const former = list?.results.find((one) => one.id === truth.id);
        if (list === undefined || former === undefined) return list;
        const more = Number(truth.right !== null) - Number(former.right !== null);
        const { counts } = list;
        return {
          ...list,
          counts: { ...counts, answered: counts.answered + more, open: counts.open - more },
          results: list.results.map((one) => (one.id === truth.id ? truth : one)),
        };
      });
      for (const part of ['result', 'places'])
        void queryClient.invalidateQueries({ queryKey: keyOf(id, part), refetchType: 'none' });
    },
  });
}

export function useRemoveTruth(id: number) {
  return useMutation({
    mutationFn: (truthId: number) => call(truths.removeTruth, { params: { id, truth_id: truthId } }),
    onSuccess: () => refreshTesting(id),
  });
}

/** Nobody waits for what is asked for again: the first truths replace what offered to add them, and what it has to tell with it. */
export function useDrawTruth(id: number) {
  return useMutation({
    mutationFn: (count: number) => call(truths.drawTruth, { params: { id }, body: { count } }),
    onSuccess: () => void refreshTesting(id),
  });
}

export function useCollectTruth(id: number) {
  return useMutation({
    mutationFn: () => call(truths.collectTruth, { params: { id } }),
    onSuccess: () => void refreshTesting(id),
  });
}

/** The server counts entries from one; in a table the titles are the first row. */
function countedFrom(firstRow: number, error: unknown): unknown {
  if (!(error instanceof CallError) || typeof error.params.row !== 'number') return error;
  const { status, code, params, detail } = error;
  return new CallError(status, code, { ...params, row: Number(params.row) + firstRow - 1 }, detail);
}

export function useAddTruth(id: number) {
  return useMutation({
    mutationFn: ({ firstRow, entries }: { entries: NewTruth[]; firstRow: number }) =>
      call(truths.addTruth, { params: { id }, body: { entries } }).catch((error: unknown) => {
        throw countedFrom(firstRow, error);
      }),
    onSuccess: () => void refreshTesting(id),
  });
}
