import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { groupedOptions } from './grouped-options.tsx';

export type SelectOption<Value extends string> = { value: Value; label: ReactNode; group?: string };

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
};

/** One of several in the height of a line; `group` puts a caption before the first of its kind. */
export function SmallSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
}: Props<Value>) {
  return (
    <TextField
      select
      size="small"
      value={value}
      disabled={disabled ?? false}
      onChange={(event) => onChange(event.target.value as Value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
    >
      {groupedOptions(options)}
    </TextField>
  );
}
