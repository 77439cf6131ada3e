import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Tick } from '../../../components/Tick.tsx';
import { languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { speechLanguages } from '../../../shared/speech-languages.ts';
import { formTexts } from '../form.texts.ts';

type Props = {
  value: readonly string[];
  disabled: boolean;
  isNeeded: boolean;
  onChange: (languages: string[]) => void;
};

/** The languages of the calls in question; those that are not on offer stay where they are set. */
export function LanguagesField({ value, disabled, isNeeded, onChange }: Props) {
  const t = useTexts(formTexts);
  const codes = [...new Set([...speechLanguages, ...value])];
  const isMissing = isNeeded && value.length === 0;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('languages')}
      required={isNeeded}
      value={value}
      disabled={disabled}
      error={isMissing}
      helperText={isMissing ? t('languageNeeded') : ' '}
      onChange={({ target }) => onChange([target.value].flat())}
      slotProps={{
        select: {
          multiple: true,
          renderValue: (chosen) =>
            [chosen]
              .flat()
              .map((code) => languageName(String(code)))
              .join(', '),
        },
      }}
    >
      {codes.map((code) => (
        <MenuItem key={code} value={code}>
          <Tick isOn={value.includes(code)} />
          {languageName(code)}
        </MenuItem>
      ))}
    </TextField>
  );
}
