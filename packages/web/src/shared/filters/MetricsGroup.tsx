import { type MetricFilter, writeMetricFilters } from '@earshot/core/calls/metric-filters.ts';
import { X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricChoices } from '../rules/builder/metric-choices.ts';
import { words } from '../words.texts.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { type FilterSearch, metricsOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';

type Props = {
  title: string;
  search: FilterSearch;
  isOpenAtFirst?: boolean;
  onChange: (change: FilterSearch) => void;
};

/** Numbers of the call or of one side, each between two limits. */
export function MetricsGroup({ title, search, isOpenAtFirst = false, onChange }: Props) {
  const t = useTexts(filterTexts);
  const { choices, choiceOf } = useMetricChoices();
  const filters = metricsOf(search);
  const set = (next: readonly MetricFilter[]) => onChange({ metrics: writeMetricFilters(next) || undefined });
  const options = choices.map(({ name, label }) => ({ value: name, label }));
  return (
    <FilterGroup title={title} isOpenAtFirst={isOpenAtFirst || filters.length > 0}>
      {filters.map((filter, at) => (
        <MetricLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be asked for twice.
          key={at}
          filter={filter}
          onChange={(next) => set(filters.with(at, next))}
          onRemove={() => set(filters.toSpliced(at, 1))}
        />
      ))}
      <SmallSelect
        label={t('addMetric')}
        value=""
        options={[{ value: '', label: t('addMetric') }, ...options]}
        onChange={(metric) => {
          if (metric === '') return;
          const who = choiceOf(metric).sides[0] ?? 'anyone';
          set([...filters, { metric, who, start: null, to: null }]);
        }}
      />
    </FilterGroup>
  );
}

function MetricLine({
  filter,
  onChange,
  onRemove,
}: {
  filter: MetricFilter;
  onChange: (filter: MetricFilter) => void;
  onRemove: () => void;
}) {
  const t = useTexts(filterTexts);
  const w = useTexts(words);
  const { choiceOf } = useMetricChoices();
  const { label, unit, scale, sides } = choiceOf(filter.metric);
  const limit = (edge: 'start' | 'to', open: string) => (
    <NumberBox
      label={`${label}, ${open}`}
      value={filter[edge]}
      open={open}
      scale={scale}
      onChange={(value) => onChange({ ...filter, [edge]: value })}
    />
  );
  return (
    <div className="metric-filter">
      <div className="row" style={{ gap: 4 }}>
        <span className="el med sm">{label}</span>
        <IconAction
          className="push"
          size="small"
          label={t('removeMetric', { name: label })}
          onClick={onRemove}
        >
          <X size={14} />
        </IconAction>
      </div>
      {sides.length > 1 && (
        <SmallSelect
          label={t('whose')}
          value={filter.who}
          options={sides.map((value) => ({ value, label: value === 'anyone' ? t('call') : w(value) }))}
          onChange={(who) => onChange({ ...filter, who })}
        />
      )}
      <div className="range-fields">
        {limit('start', t('from'))}
        {limit('to', t('to'))}
        {unit && <span className="sm mut">{unit}</span>}
      </div>
    </div>
  );
}
