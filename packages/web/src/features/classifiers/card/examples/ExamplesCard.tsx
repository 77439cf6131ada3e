import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { type ExampleView, exampleViews } from '@earshot/core/classifiers/examples.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect } from '../../../../components/FilterSelect.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { SmallSelect } from '../../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { ErrorState } from '../../../../shared/ErrorState.tsx';
import { examplesQuery } from '../../classifiers.queries.ts';
import type { CardSearch } from '../../section.ts';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { ExamplesTable } from './ExamplesTable.tsx';
import { examplesTexts } from './examples.texts.ts';

type Props = { classifier: Classifier; search: CardSearch; set: (next: CardSearch) => void };

const pageLength = 20;

const viewOf = (text: string | undefined): ExampleView => exampleViews.find((view) => view === text) ?? 'all';

/** What it learns from, and what people said of it; the view is in the address. */
export function ExamplesCard({ classifier, search, set }: Props) {
  const t = useTexts(examplesTexts);
  const view = viewOf(search.view);
  const [typed, setTyped] = useState(search.find ?? '');
  const find = useDebounced(typed.trim(), 250);
  const page = Math.max(1, Number(search.page) || 1);
  // The label of the table above is another matter as long as all examples are shown.
  const label = view === 'all' ? undefined : search.label;
  const query = useQuery(
    examplesQuery(classifier.id, {
      view,
      limit: pageLength,
      offset: (page - 1) * pageLength,
      ...(label === undefined ? {} : { label_id: Number(label) }),
      ...(find === '' ? {} : { search: find }),
    }),
  );
  const count = query.data?.count ?? 0;
  return (
    <section className="card examples" id="examples" aria-label={t('title')}>
      <div className="rule-line examples-bar">
        <h2>{t('title')}</h2>
        <span className="sm mut num">{query.data && formatNumber(count)}</span>
        <SmallSelect
          label={t('view')}
          value={view}
          options={exampleViews.map((value) => ({ value, label: t(`view_${value}`) }))}
          onChange={(next) => set({ view: next === 'all' ? undefined : next, page: undefined })}
        />
        {view !== 'all' && (
          <FilterSelect
            label={t('label')}
            every={t('everyLabel')}
            value={label}
            options={classifier.labels.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(next) => set({ label: next, page: undefined })}
          />
        )}
        <TextField
          className="push"
          size="small"
          type="search"
          placeholder={t('find')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            set({ find: event.target.value || undefined, page: undefined });
          }}
          slotProps={{ htmlInput: { 'aria-label': t('find') } }}
        />
        <ExamplesMenu classifier={classifier} />
      </div>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={200} radius={8} />}
      {query.data && count === 0 && (
        <p className="t2 examples-none">{t(view === 'all' && find === '' ? 'nothing' : 'none')}</p>
      )}
      {query.data && count > 0 && (
        <>
          <ExamplesTable classifier={classifier} examples={query.data.results} />
          {count > pageLength && (
            <Pages {...{ page, count }} onPage={(next) => set({ page: String(next) })} />
          )}
        </>
      )}
    </section>
  );
}

function Pages({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) {
  const t = useTexts(examplesTexts);
  const from = (page - 1) * pageLength;
  return (
    <div className="rule-line examples-pages">
      <span className="sm t2 num">
        {t('page', {
          from: formatNumber(from + 1),
          to: formatNumber(Math.min(count, from + pageLength)),
          all: formatNumber(count),
        })}
      </span>
      <span className="push" />
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('before')}
      </Button>
      <Button size="small" disabled={from + pageLength >= count} onClick={() => onPage(page + 1)}>
        {t('after')}
      </Button>
    </div>
  );
}
