import { type DimensionName, dimensions } from '@earshot/core/calls/dimensions.ts';
import Popover from '@mui/material/Popover';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useDimensionTexts } from './dimension-texts.ts';
import { FilterField } from './FilterField.tsx';
import './filter-picker.css';
import type { FilterSearch, ListFilter } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { filtersToAdd } from './filters-to-add.ts';
import { useAhead } from './use-ahead.ts';
import { type FilterFacets, useFilterChoices } from './use-filter-choices.ts';

type Props = {
  search: FilterSearch;
  facets: FilterFacets;
  used: readonly string[];
  anchor: HTMLElement;
  onChange: (next: FilterSearch) => void;
  onClose: () => void;
};

/** The filters to add, found by their names; the chosen one opens in place. */
export function FilterPicker({ facets, used, anchor, onClose, ...props }: Props) {
  const t = useTexts(filterTexts);
  const { titleOf } = useDimensionTexts();
  const [search, onChange] = useAhead(props.search, props.onChange);
  const choicesOf = useFilterChoices(search, facets);
  const [sought, setSought] = useState('');
  const [picked, setPicked] = useState<DimensionName | null>(null);
  const hasValues = (name: DimensionName) =>
    !['choices', 'choice', 'names', 'ids'].includes(dimensions[name].kind) ||
    choicesOf(name as ListFilter).length > 0;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': picked ? titleOf(picked) : t('pickFilter'), sx: { mt: 0.5 } },
      }}
    >
      {picked === null ? (
        <Command className="filter-picker" label={t('pickFilter')} shouldFilter={false} loop>
          <div className="filter-picker-input">
            <Search size={16} aria-hidden />
            <Command.Input autoFocus value={sought} onValueChange={setSought} placeholder={t('findFilter')} />
          </div>
          <Command.List label={t('pickFilter')}>
            <Command.Empty className="filter-picker-none">{t('noFilter')}</Command.Empty>
            {filtersToAdd(used, sought, titleOf)
              .filter(hasValues)
              .map((name) => (
                <Command.Item key={name} value={name} onSelect={() => setPicked(name)}>
                  {titleOf(name)}
                </Command.Item>
              ))}
          </Command.List>
        </Command>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field takes it, and the filter is done with.
        <div
          className="facets filter-picked"
          ref={focusFirst}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
              event.target.blur();
              onClose();
            }
          }}
        >
          <FilterField name={picked} isOpen {...{ search, choicesOf, onChange }} />
        </div>
      )}
    </Popover>
  );
}

/** Whoever chose a filter by the keyboard goes on with its first value, not with its heading. */
function focusFirst(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[id] :is(input, button)')?.focus();
}
