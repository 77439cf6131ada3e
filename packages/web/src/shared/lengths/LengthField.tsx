import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { type Limits, useLengthIssue } from './use-length-issue.ts';

type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'error' | 'helperText'> & {
  value: string;
  limits: Limits;
  onText: (text: string) => void;
  /** It was tried to save this already. */
  isTried?: boolean;
  /** Something else that is wrong, such as a name that is taken. */
  refusal?: string | null;
  /** Where nothing need be entered as long as nothing is sent. */
  isQuiet?: boolean;
};

/** A text that may be too short or too long, and says so: the latter at once, the former once one is done with it. */
export function LengthField({ limits, onText, isTried, refusal, isQuiet, onBlur, ...props }: Props) {
  const issueOf = useLengthIssue();
  const [wasLeft, setWasLeft] = useState(false);
  const isLong = props.value.trim().length > limits.most;
  const isDone = isTried || (wasLeft && !isQuiet);
  const issue = refusal ?? (isLong || isDone ? issueOf(props.value, limits) : null);
  const { formHelperText, ...slots } = { formHelperText: undefined, ...props.slotProps };
  return (
    <TextField
      {...props}
      error={issue !== null}
      helperText={issue ?? (isQuiet ? undefined : ' ')}
      slotProps={{ ...slots, formHelperText: { role: 'alert', ...(formHelperText as object) } }}
      onBlur={(event) => {
        setWasLeft(true);
        onBlur?.(event);
      }}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
