import type { SegmentInput } from '@earshot/core/segments/segments.api.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { segmentsTexts } from './segments.texts.ts';

type Props = {
  value: SegmentInput;
  onChange: (change: Partial<SegmentInput>) => void;
  disabled: boolean;
  /** What the server said of the name. */
  taken: string | null;
  /** What is stored is a list picked by hand. */
  wasList: boolean;
  isNew: boolean;
};

/** Name and kind of a segment. */
export function SegmentFields({ value, onChange, disabled, taken, wasList, isNew }: Props) {
  const t = useTexts(segmentsTexts);
  const [wasLeft, setWasLeft] = useState(false);
  const isShort = wasLeft && value.name.trim().length < 3;
  const isFilter = value.filters !== null;
  return (
    <section className="card rule-fields">
      <TextField
        fullWidth
        label={t('name')}
        value={value.name}
        disabled={disabled}
        autoFocus={isNew}
        error={isShort || taken !== null}
        helperText={taken ?? (isShort ? t('length') : ' ')}
        onBlur={() => setWasLeft(true)}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        fullWidth
        multiline
        label={t('description')}
        value={value.description}
        disabled={disabled}
        onChange={(event) => onChange({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Choice
        label={t('kind')}
        value={isFilter ? 'filter' : 'list'}
        options={(['filter', 'list'] as const).map((value) => ({
          value,
          label: t(value),
          disabled: disabled,
        }))}
        onChange={(kind) =>
          onChange(kind === 'list' ? { filters: null, query: null } : { filters: value.filters ?? {} })
        }
      />
      {isFilter && wasList && <p className="sm t2">{t('listBecomesFilter')}</p>}
    </section>
  );
}
