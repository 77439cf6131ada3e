import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

type Props = Omit<TextFieldProps, 'type' | 'slotProps'> & {
  unit: string;
  limits: { min: number; max: number; step: number };
};

export function NumberField({ unit, limits, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type="number"
      slotProps={{
        htmlInput: limits,
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
