import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { languageName } from '../lib/format.ts';
import { speechLanguages } from './speech-languages.ts';

type Props = {
  label: string;
  helperText?: ReactNode;
  /** What no choice means; without it a language has to be chosen. */
  none?: string;
  value: string;
  onChange: (code: string) => void;
};

/** The language that is spoken in calls. One that is not on offer stays choosable where it is set. */
export function SpeechLanguageField({ label, helperText, none, value, onChange }: Props) {
  const codes = [...new Set([...speechLanguages, ...(value === '' ? [] : [value])])];
  return (
    <TextField
      select
      label={label}
      helperText={helperText}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={none === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {codes.map((code) => (
        <MenuItem key={code} value={code}>
          {languageName(code)}
        </MenuItem>
      ))}
    </TextField>
  );
}
