import { type FieldFilter, writeFieldFilters } from '@earshot/core/calls/field-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { fieldsQuery } from '../files/fields.queries.ts';
import { FieldValues } from './FieldValues.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { type FilterSearch, fieldsOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';

type Props = {
  title: string;
  search: FilterSearch;
  isOpenAtFirst?: boolean;
  onChange: (change: FilterSearch) => void;
};

/** What calls say of themselves in fields that nobody but the workspace knows: each with the values that are met most. */
export function FieldsGroup(props: Props) {
  const filters = fieldsOf(props.search);
  const isOpen = props.isOpenAtFirst === true || filters.length > 0;
  return (
    <FilterGroup title={props.title} isOpenAtFirst={isOpen}>
      <Fields {...props} filters={filters} />
    </FilterGroup>
  );
}

/** Asked for once it is unfolded. */
function Fields({ filters, onChange }: Props & { filters: FieldFilter[] }) {
  const t = useTexts(filterTexts);
  const known = useQuery(fieldsQuery()).data?.results;
  // A field without a value asks for nothing, and has no place in an address.
  const [begun, setBegun] = useState<readonly string[]>([]);
  const names = [
    ...filters.map(({ name }) => name),
    ...begun.filter((name) => !filters.some((one) => one.name === name)),
  ];
  const set = (name: string, values: string[]) => {
    const others = filters.filter((one) => one.name !== name);
    const next = values.length === 0 ? others : [...others, { name, values }];
    onChange({ fields: writeFieldFilters(next) || undefined });
  };
  const left = (known ?? []).filter(({ name }) => !names.includes(name));
  return (
    <>
      {names.map((name) => (
        <FieldValues
          key={name}
          name={name}
          known={known?.find((one) => one.name === name)?.values ?? []}
          chosen={filters.find((one) => one.name === name)?.values ?? []}
          onChange={(values) => {
            setBegun((all) => [...new Set([...all, name])]);
            set(name, values);
          }}
          onRemove={() => {
            setBegun((all) => all.filter((one) => one !== name));
            set(name, []);
          }}
        />
      ))}
      {left.length > 0 && (
        <SmallSelect
          label={t('addField')}
          value=""
          options={[
            { value: '', label: t('addField') },
            ...left.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={(name) => name !== '' && setBegun((all) => [...all, name])}
        />
      )}
      {known?.length === 0 && names.length === 0 && <p className="sm mut">{t('noFields')}</p>}
    </>
  );
}
