import { placeKinds } from '@earshot/core/evaluations/evaluations.api.ts';
import type { EvaluationRun } from '@earshot/core/evaluations/evaluations.ts';
import { truthViews } from '@earshot/core/evaluations/truths.ts';
import type { TextSearch } from '../../../lib/text-search.ts';
import type { ProjectSearch } from '../page/project-search.ts';
import type { Compared, PlacesQuery, TestResult, TestRuns } from './testing.queries.ts';

/**
 * `places`: which of them are listed; `right`, `told`: a cell of the table of confusions, `of=a` where it is that of the other
 * version; `item`: a label or question; `view`: which of the truth set.
 */
type Own = TextSearch<'version' | 'against' | 'places' | 'right' | 'told' | 'of' | 'item' | 'view'>;
/** What the address of a testing project holds. Everything is text there. */
export type TestingSearch = ProjectSearch & Own;
export type AskTesting = (change: TestingSearch) => void;

export const testingTabs = ['result', 'truth', 'calls'] as const;
export type TestingTab = (typeof testingTabs)[number];
export const tabOf = ({ tab }: TestingSearch): TestingTab =>
  testingTabs.find((one) => one === tab) ?? 'result';

export const viewOf = ({ view }: TestingSearch) => truthViews.find((one) => one === view) ?? 'all';

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : undefined;
const pageOf = (search: TestingSearch) => Math.max(1, numberOf(search.page) ?? 1);

export type Chosen = {
  /** Null where there is nothing that could be tested. */
  version: number | null;
  against: number | null;
  tested: ReadonlySet<number>;
  /** Of what is chosen, what was not tested yet. */
  untested: number[];
};

/** What is looked at: as the address says, else the newest version that was tested, against the one that was tested before it. */
export function chosenOf(
  search: TestingSearch,
  { results, versions }: Pick<TestRuns, 'results' | 'versions'>,
): Chosen {
  const tested = new Set(results.filter(({ status }) => status === 'done').map(({ version }) => version));
  const order = versions.map(({ version }) => version);
  const version = numberOf(search.version) ?? order.find((one) => tested.has(one)) ?? order[0] ?? null;
  const asked = numberOf(search.against);
  const before = order.slice(order.indexOf(version ?? 0) + 1).find((one) => tested.has(one)) ?? null;
  const against = asked === undefined ? before : asked === 0 || asked === version ? null : asked;
  const untested = [version, against].flatMap((one) => (one === null || tested.has(one) ? [] : [one]));
  return { version, against, tested, untested };
}

/** When something was tested last. */
export const lastTested = (runs: readonly EvaluationRun[]): string | null =>
  runs.reduce<string | null>(
    (last, { ended_at: at }) => (at !== null && (last === null || at > last) ? at : last),
    null,
  );

export type PlaceKind = (typeof placeKinds)[number];
export const placesPerPage = 25;

export type ShownPlaces = {
  kind: PlaceKind;
  cell: { right: number; told: number } | null;
  item: number | null;
  /** The cell is one of the other version, so both stand the other way round in the list. */
  isOfOther: boolean;
  page: number;
};

/** Which places are listed: as the address says; of a cell all, else what was won, or lost, or is wrong. */
export function shownPlaces(search: TestingSearch, result: Pick<TestResult, 'won' | 'lost'>): ShownPlaces {
  const [right, told] = [numberOf(search.right), numberOf(search.told)];
  const cell = right === undefined || told === undefined ? null : { right, told };
  const asked = placeKinds.find((one) => one === search.places);
  const usual = result.won ? 'won' : result.lost ? 'lost' : 'wrong';
  const isCompared = result.won !== null;
  const fits = asked !== undefined && (isCompared || !['won', 'lost', 'both_wrong'].includes(asked));
  return {
    kind: fits ? asked : cell ? 'all' : usual,
    cell,
    item: numberOf(search.item) ?? null,
    isOfOther: cell !== null && search.of === 'a' && isCompared,
    page: pageOf(search),
  };
}

const turned: Partial<Record<PlaceKind, PlaceKind>> = { won: 'lost', lost: 'won' };

/** What is asked of the server for such a list. */
export function placesQueryOf(
  { kind, cell, item, isOfOther, page }: ShownPlaces,
  compared: Compared,
): PlacesQuery {
  const { version, against } = compared;
  const isTurned = isOfOther && against !== null;
  return {
    version: isTurned ? against : version,
    ...(against !== null && { against: isTurned ? version : against }),
    kind: isTurned ? (turned[kind] ?? kind) : kind,
    ...cell,
    ...(item !== null && { item }),
    limit: placesPerPage,
    offset: (page - 1) * placesPerPage,
  };
}

export const truthsPerPage = 25;

export const truthQueryOf = (search: TestingSearch) => ({
  view: viewOf(search),
  limit: truthsPerPage,
  offset: (pageOf(search) - 1) * truthsPerPage,
});
