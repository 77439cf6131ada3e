import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { formTexts } from '../form.texts.ts';
import { useNames } from '../use-trigger-words.ts';

type On = 'any' | number[];

type Props = {
  label: string;
  value: On;
  patterns: readonly number[];
  disabled: boolean;
  onChange: (on: On) => void;
};

const any = 'any';

/** The patterns that set a trigger off: any of the project, or some. */
export function OnPatterns({ label, value, patterns, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const { patternName } = useNames();
  if (patterns.length === 0) return <span className="sm t2 form-on">{t('onEvery')}</span>;
  const chosen = value === any ? [any] : value.map(String);
  const choose = (next: string[]) => {
    const ids = next.filter((one) => one !== any).map(Number);
    // Whoever ticks "any" means it, and so does whoever unticks the last one.
    const isAny = ids.length === 0 || (next.includes(any) && value !== any);
    onChange(isAny ? any : ids);
  };
  return (
    <TextField
      select
      size="small"
      className="form-on"
      value={chosen}
      disabled={disabled}
      onChange={({ target }) => choose([target.value].flat())}
      slotProps={{
        select: {
          multiple: true,
          SelectDisplayProps: { 'aria-label': label },
          renderValue: () => (value === any ? t('onAny') : value.map(patternName).join(', ')),
        },
      }}
    >
      <MenuItem value={any}>{t('onAny')}</MenuItem>
      {patterns.map((id) => (
        <MenuItem key={id} value={String(id)}>
          <Tick isOn={chosen.includes(String(id))} />
          {patternName(id)}
        </MenuItem>
      ))}
    </TextField>
  );
}
