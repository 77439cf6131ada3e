import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { groupedOptions } from './grouped-options.tsx';

type Props = {
  label: string;
  /** Says that nothing is chosen. */
  every: string;
  value: string | undefined;
  options: readonly { value: string; label: string; group?: string | undefined }[];
  onChange: (value: string | undefined) => void;
};

/** One value to look for, or all of them; `group` puts a caption before the first of its kind. */
export function FilterSelect({ label, every, value, options, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } },
      }}
    >
      <MenuItem value="">{every}</MenuItem>
      {groupedOptions(options)}
    </TextField>
  );
}
