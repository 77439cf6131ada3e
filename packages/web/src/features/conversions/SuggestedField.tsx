import TextField from '@mui/material/TextField';
import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  suggested: readonly string[];
  disabled: boolean;
  most: number;
  placeholder?: string;
  isFull?: boolean;
  problem?: string | null;
  onText: (text: string) => void;
};

/** A text of one's own, with some that may be meant. */
export function SuggestedField({ label, value, suggested, disabled, most, isFull, problem, ...rest }: Props) {
  const id = useId();
  return (
    <>
      <TextField
        size="small"
        className="suggested"
        fullWidth={isFull ?? false}
        {...(isFull && { label })}
        placeholder={rest.placeholder ?? label}
        value={value}
        disabled={disabled}
        error={Boolean(problem)}
        helperText={problem ?? undefined}
        onChange={({ target }) => rest.onText(target.value)}
        slotProps={{
          htmlInput: {
            list: id,
            maxLength: most,
            autoComplete: 'off',
            ...(!isFull && { 'aria-label': label }),
          },
        }}
      />
      <datalist id={id}>
        {suggested.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
