import { type DimensionName, dimensions, type NameOf } from '@earshot/core/calls/dimensions.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { useDimensionTexts } from './dimension-texts.ts';
import { FieldsGroup } from './FieldsGroup.tsx';
import { FlagGroup } from './FlagGroup.tsx';
import { type FilterSearch, type ListFilter, toggled, valuesOf } from './filter-address.ts';
import { LengthGroup } from './LengthGroup.tsx';
import { MetricsGroup } from './MetricsGroup.tsx';
import { PeriodGroup } from './PeriodGroup.tsx';
import type { useFilterChoices } from './use-filter-choices.ts';

type Props = {
  name: DimensionName;
  search: FilterSearch;
  choicesOf: ReturnType<typeof useFilterChoices>;
  onChange: (next: FilterSearch) => void;
  /** It was asked for by itself, so it begins unfolded. */
  isOpen?: boolean;
};

/** What people filter by all day stands open. */
const openAtFirst: ReadonlySet<ListFilter> = new Set(['tags', 'labels', 'operators', 'status', 'direction']);

/** One filter of calls, by what its dimension is. */
export function FilterField({ name, search, choicesOf, onChange, isOpen = false }: Props) {
  const { titleOf, onlyOf } = useDimensionTexts();
  const change = (part: FilterSearch) => onChange({ ...search, ...part });
  const title = titleOf(name);
  switch (dimensions[name].kind) {
    case 'period': {
      const field = name as NameOf<'period'>;
      return <PeriodGroup field={field} title={title} search={search} onChange={change} />;
    }
    case 'range': {
      const range = name as NameOf<'range'>;
      return <LengthGroup name={range} title={title} search={search} onChange={change} />;
    }
    case 'flag': {
      const flag = name as NameOf<'flag'>;
      return (
        <FlagGroup
          title={title}
          label={onlyOf(flag)}
          isOn={search[flag] === '1'}
          isOpenAtFirst={isOpen}
          onChange={(isOn) => change({ [flag]: isOn ? '1' : undefined })}
        />
      );
    }
    case 'metrics':
      return <MetricsGroup title={title} search={search} isOpenAtFirst={isOpen} onChange={change} />;
    case 'fields':
      return <FieldsGroup title={title} search={search} isOpenAtFirst={isOpen} onChange={change} />;
    // What is typed has its own field, and what a link asks for is no filter to choose.
    case 'text':
    case 'field_numbers':
    case 'scores':
    case 'goal_scores':
    case 'since':
    case 'calls':
      return null;
    default: {
      const list = name as ListFilter;
      const chosen = valuesOf(search, list);
      return (
        <ChoiceGroup
          title={title}
          choices={choicesOf(list)}
          chosen={chosen}
          isOpenAtFirst={isOpen || openAtFirst.has(list) || chosen.length > 0}
          onToggle={(value) => onChange(toggled(search, list, value))}
        />
      );
    }
  }
}
