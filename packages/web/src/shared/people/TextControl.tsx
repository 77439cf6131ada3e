import type { TextFieldProps } from '@mui/material/TextField';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { LengthField } from '../lengths/LengthField.tsx';
import { type Limits, useLengthIssue } from '../lengths/use-length-issue.ts';

type Props<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: FieldPath<Fields>;
  label: string;
  limits: Limits;
  /** Nothing need be entered. */
  isOptional?: boolean;
  autoFocus?: boolean;
} & Pick<TextFieldProps, 'slotProps' | 'type'>;

/** A text of a form that says what is wrong with its length, and what the server said of it. */
export function TextControl<Fields extends FieldValues>({
  control,
  name,
  limits,
  isOptional = false,
  ...props
}: Props<Fields>) {
  const issueOf = useLengthIssue();
  const limitsOf = (text: string) => (isOptional && text.trim() === '' ? { ...limits, least: 0 } : limits);
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (text: string) => issueOf(text, limitsOf(text)) ?? true }}
      render={({ field, fieldState: { error } }) => (
        <LengthField
          fullWidth
          value={field.value}
          limits={limitsOf(field.value)}
          refusal={error?.message ?? null}
          onText={field.onChange}
          onBlur={field.onBlur}
          {...props}
        />
      )}
    />
  );
}
