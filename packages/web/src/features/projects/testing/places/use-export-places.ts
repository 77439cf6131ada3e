import { csvLine } from '@earshot/core/csv.ts';
import type { TestedItem, TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import { longestPage } from '@earshot/core/lists.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../../lib/i18n.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { testingTexts } from '../../testing.texts.ts';
import { type PlacesQuery, placesQuery } from '../testing.queries.ts';
import type { KnownSubject } from '../use-subject.ts';
import type { Names } from './PlaceLine.tsx';
import type { ToldLine } from './told-lines.ts';
import { useToldLines } from './use-told-lines.ts';

type Options = {
  project: Project;
  known: KnownSubject;
  items: readonly TestedItem[];
  names: Names;
  asked: PlacesQuery;
};

/** Saves all places of the list as a table, in which each question is a row of its own. */
export function useExportPlaces({ project, known, items, names, asked }: Options) {
  const t = useTexts(testingTexts);
  const notify = useNotify();
  const linesOf = useToldLines(known, items);
  const saving = useMutation({
    mutationFn: async () => {
      const places = await allPlaces(project.id, asked);
      const rows = places.flatMap((place) => {
        const lines = linesOf(place);
        return lines.length === 0 ? [wordsRow(place)] : lines.map((line) => toldRow(place, line));
      });
      const text = [titles(names), ...rows].map(csvLine).join('');
      saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), `${project.name}.csv`);
    },
    onSuccess: () => notify.done(t('exported')),
    onError: notify.failed,
  });
  return { isPending: saving.isPending, start: () => saving.mutate() };
}

async function allPlaces(id: number, asked: PlacesQuery): Promise<TestedPlace[]> {
  const all: TestedPlace[] = [];
  for (;;) {
    const query = { ...asked, limit: longestPage, offset: all.length };
    const { results, count } = await queryClient.fetchQuery({
      ...placesQuery(id, query, null),
      staleTime: 0,
    });
    all.push(...results);
    if (results.length === 0 || all.length >= count) return all;
  }
}

const titles = ({ version, against }: Names) => [
  'file_id',
  'call',
  'started_at',
  'phrase_id',
  'start_ms',
  'text',
  'question',
  'right',
  version,
  `${version} is right`,
  ...(against === null ? [] : [against, `${against} is right`]),
];

const headOf = ({ file_id, call, moment, text }: TestedPlace) => [
  file_id,
  call.name,
  call.started_at,
  moment?.phrase_id ?? null,
  moment?.start_ms ?? null,
  text,
];

const mark = (isRight: boolean | null) => (isRight === null ? null : isRight ? 'yes' : 'no');

const toldRow = (place: TestedPlace, { question, right, told, against }: ToldLine) => [
  ...headOf(place),
  question,
  right.text,
  told.text,
  mark(told.isRight),
  ...(against === null ? [] : [against.text, mark(against.isRight)]),
];

/** Of a transcript: words said, and how many are wrong. */
const wordsRow = (place: TestedPlace) => [
  ...headOf(place),
  null,
  place.words?.said ?? null,
  place.words?.wrong ?? null,
  null,
  ...(typeof place.words?.against === 'number' ? [place.words.against, null] : []),
];
