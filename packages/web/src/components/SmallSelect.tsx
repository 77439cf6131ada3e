import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

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
      {options.flatMap((option, at) => [
        option.group !== undefined && option.group !== options[at - 1]?.group && (
          <ListSubheader key={`of-${option.group}`} sx={{ lineHeight: '30px', background: 'inherit' }}>
            {option.group}
          </ListSubheader>
        ),
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>,
      ])}
    </TextField>
  );
}
