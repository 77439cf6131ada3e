import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { FacetOption } from './FacetOption.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { filterTexts } from './filters.texts.ts';
import type { FilterChoice } from './use-filter-choices.ts';

type Props = {
  title: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  isOpenAtFirst: boolean;
  onToggle: (value: string) => void;
};

const shownFirst = 7;

/** Values to tick, with how many calls have each. */
export function ChoiceGroup({ title, choices, chosen, isOpenAtFirst, onToggle }: Props) {
  const t = useTexts(filterTexts);
  const [isLong, setIsLong] = useState(false);
  const shown = choices.filter(({ value }, at) => isLong || at < shownFirst || chosen.includes(value));
  return (
    <FilterGroup title={title} isOpenAtFirst={isOpenAtFirst} isEmpty={choices.length === 0}>
      {shown.map(({ value, label, count }) => (
        <FacetOption
          key={value}
          label={label}
          isChosen={chosen.includes(value)}
          onToggle={() => onToggle(value)}
        >
          {count !== undefined && <span className="push num sm mut">{formatNumber(count)}</span>}
        </FacetOption>
      ))}
      {choices.length > shownFirst && (
        <button type="button" className="plain link facet-more" onClick={() => setIsLong(!isLong)}>
          {isLong ? t('fewer') : t('more', { count: choices.length })}
        </button>
      )}
    </FilterGroup>
  );
}
