import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type Props = {
  label: string;
  /** Says that nothing is chosen. */
  every: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

/** One value to look for, or all of them. */
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
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
