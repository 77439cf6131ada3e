import { X } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { FacetOption } from './FacetOption.tsx';
import { filterTexts } from './filters.texts.ts';

type Props = {
  name: string;
  known: readonly string[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
  onRemove: () => void;
};

/** A field of calls, with the values that it may say; another is written and entered. */
export function FieldValues({ name, known, chosen, onChange, onRemove }: Props) {
  const t = useTexts(filterTexts);
  const [text, setText] = useState('');
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const add = () => {
    const value = text.trim();
    if (value !== '' && !chosen.includes(value)) onChange([...chosen, value]);
    setText('');
  };
  return (
    <fieldset className="metric-filter">
      <legend className="visually-hidden">{name}</legend>
      <div className="row" style={{ gap: 4 }}>
        <span className="el med sm" dir="auto">
          {name}
        </span>
        <IconAction className="push" size="small" label={t('removeField', { name })} onClick={onRemove}>
          <X size={14} />
        </IconAction>
      </div>
      {[...new Set([...known, ...chosen])].map((value) => (
        <FacetOption
          key={value}
          label={value}
          isChosen={chosen.includes(value)}
          onToggle={() => toggle(value)}
        />
      ))}
      <form
        className="plain-input"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          aria-label={`${name}: ${t('otherValue')}`}
          placeholder={t('otherValue')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
        />
      </form>
    </fieldset>
  );
}
