import Checkbox from '@mui/material/Checkbox';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { type Facets, useFacetLabel } from './facet-labels.ts';
import { type FileSearch, toggled, valuesOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

const groups = [
  { key: 'status', title: 'status' },
  { key: 'operators', title: 'agent' },
  { key: 'language', title: 'language' },
  { key: 'direction', title: 'direction' },
  { key: 'sources', title: 'source' },
] as const;

type Props = { facets: Facets; search: FileSearch; onChange: (next: FileSearch) => void };

export function FacetPanel(props: Props) {
  return groups.map((group) => <Group key={group.key} {...props} group={group} />);
}

const shownFirst = 8;

function Group({ group, facets, search, onChange }: Props & { group: (typeof groups)[number] }) {
  const t = useTexts(filesTexts);
  const label = useFacetLabel(facets);
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  const chosen = valuesOf(search, group.key);
  const found = (facets?.[group.key] ?? []).filter(({ value }) => value !== '');
  // What is chosen stays in sight even when nothing matches it any more.
  const missing = chosen.filter((value) => !found.some((facet) => facet.value === value));
  const shown = [
    ...found.slice(0, shownFirst),
    ...found.slice(shownFirst).filter(({ value }) => chosen.includes(value)),
    ...missing.map((value) => ({ value, label: value, count: 0 })),
  ];
  if (shown.length === 0) return null;
  return (
    <fieldset className="facet">
      <legend className="visually-hidden">{t(group.title)}</legend>
      <button
        type="button"
        className="plain facet-title"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(group.title)}
        <ChevronDown
          size={14}
          className="push mut"
          style={{ transform: isOpen ? undefined : 'rotate(-90deg)' }}
          aria-hidden
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {shown.map(({ value, count }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input.
          <label key={value} className={chosen.includes(value) ? 'facet-option on' : 'facet-option'}>
            <Checkbox
              size="small"
              sx={{ ml: -0.5 }}
              checked={chosen.includes(value)}
              onChange={() => onChange(toggled(search, group.key, value))}
            />
            <span className="el">{label(group.key, value)}</span>
            <span className="push num sm mut">{formatNumber(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
