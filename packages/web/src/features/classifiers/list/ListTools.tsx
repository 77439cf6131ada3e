import { whos } from '@earshot/core/call/role.ts';
import { type Classifier, classifiedUnits } from '@earshot/core/classifiers/classifiers.ts';
import TextField from '@mui/material/TextField';
import { Choice } from '../../../components/Choice.tsx';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import type { ClassifiersSearch } from '../section.ts';
import { authorsOf, chosenOf, listOrders, listViews, orderOf, unitOf, viewOf, whoOf } from './chosen.ts';

type Props = {
  all: readonly Classifier[];
  search: ClassifiersSearch;
  find: (next: ClassifiersSearch) => void;
};

/** Narrows and sorts the list. */
export function ListTools({ all, search, find }: Props) {
  const t = useTexts(classifiersTexts);
  return (
    <div className="classifiers-bar">
      <Choice
        label={t('view')}
        value={viewOf(search)}
        options={listViews.map((value) => ({
          value,
          label: t(`view_${value}`, { shown: formatNumber(chosenOf(all, search, value).length) }),
        }))}
        onChange={(next) => find({ view: next === 'all' ? undefined : next })}
      />
      <FilterSelect
        label={t('unit')}
        every={t('anyUnit')}
        value={unitOf(search)}
        options={classifiedUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
        onChange={(unit) => find({ unit })}
      />
      <FilterSelect
        label={t('author')}
        every={t('anyAuthor')}
        value={search.author}
        options={authorsOf(all).map((value) => ({ value, label: value }))}
        onChange={(author) => find({ author })}
      />
      <FilterSelect
        label={t('saidBy')}
        every={t('anySaidBy')}
        value={whoOf(search)}
        options={whos.map((value) => ({ value, label: t(value) }))}
        onChange={(who) => find({ who })}
      />
      <span className="push classifiers-end">
        <TextField
          className="classifiers-find"
          size="small"
          type="search"
          placeholder={t('find')}
          value={search.name ?? ''}
          onChange={(event) => find({ name: event.target.value || undefined })}
          slotProps={{ htmlInput: { 'aria-label': t('find') } }}
        />
        <SmallSelect
          label={t('sorting')}
          value={orderOf(search)}
          options={listOrders.map((value) => ({ value, label: t(`sort_${value}`) }))}
          onChange={(next) => find({ sort: next === 'changed' ? undefined : next })}
        />
      </span>
    </div>
  );
}
