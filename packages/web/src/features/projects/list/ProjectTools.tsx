import { matchingTypes } from '@earshot/core/matching/query.ts';
import { projectOrders } from '@earshot/core/projects/projects.api.ts';
import type { ProjectKind, projectStates } from '@earshot/core/projects/projects.ts';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useKind } from '../kinds.ts';
import { listTexts } from '../list.texts.ts';
import type { ProjectList } from '../projects.queries.ts';
import { isAboutSubject } from '../use-subjects.ts';
import { matchingOf, orderOf, type ProjectListSearch, stateOf } from './list-search.ts';
import type { Ask } from './ProjectsPage.tsx';

/** What is taught or tested has no score. */
const ordersOf = (kind: ProjectKind) =>
  projectOrders.filter((order) => !isAboutSubject(kind) || (order !== 'score' && order !== 'added_today'));

type Props = { list: ProjectList | undefined; search: ProjectListSearch; ask: Ask; choose: Ask };

/** Narrows and sorts the list. */
export function ProjectTools({ list, search, ask, choose }: Props) {
  const t = useTexts(listTexts);
  const kind = useKind();
  return (
    <div className="project-tools">
      <States list={list} search={search} ask={ask} />
      <TextSearchBox search={search} ask={ask} />
      <FilterSelect
        label={t('author')}
        every={t('anyAuthor')}
        value={search.author}
        options={(list?.authors ?? []).map(({ user_id, name }) => ({ value: String(user_id), label: name }))}
        onChange={(author) => ask({ author })}
      />
      <FilterSelect
        label={t('matching')}
        every={t('anyMatching')}
        value={matchingOf(search)}
        options={matchingTypes.map((value) => ({ value, label: t(value === 'all' ? 'every' : value) }))}
        onChange={(matching) => ask({ matching })}
      />
      <span className="push" />
      <SmallSelect
        label={t('sorting')}
        value={orderOf(search)}
        options={ordersOf(kind).map((value) => ({ value, label: t(`sort_${value}`) }))}
        onChange={(sorting_by) => choose({ sorting_by, order_by: undefined })}
      />
    </div>
  );
}

function States({ list, search, ask }: Pick<Props, 'list' | 'search' | 'ask'>) {
  const t = useTexts(listTexts);
  const counts = list?.states;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = (text: string, count: number | undefined) => (
    <>
      {text} {count !== undefined && <b className="num">{formatNumber(count)}</b>}
    </>
  );
  return (
    <Choice
      label={t('states')}
      value={stateOf(search) ?? 'all'}
      options={[
        { value: 'all', label: label(t('all'), all) },
        ...(
          ['started', 'paused', 'not_started'] as const satisfies readonly (typeof projectStates)[number][]
        ).map((value) => ({ value, label: label(t(value), counts?.[value]) })),
      ]}
      onChange={(state) => ask({ state: state === 'all' ? undefined : state })}
    />
  );
}

/** Long enough not to ask at every letter. */
const restMs = 250;

function TextSearchBox({ search, ask }: Pick<Props, 'search' | 'ask'>) {
  const t = useTexts(listTexts);
  const [typed, setTyped] = useState(search.text ?? '');
  const rested = useDebounced(typed, restMs);
  const asked = search.text ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed counts.
  useEffect(() => {
    if (rested !== asked) ask({ text: rested || undefined });
  }, [rested]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters were cleared, or one went back.
  useEffect(() => {
    if (asked !== rested) setTyped(asked);
  }, [asked]);
  return (
    <TextField
      className="project-search"
      size="small"
      type="search"
      placeholder={t('find')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('find'), maxLength: 200 } }}
    />
  );
}
