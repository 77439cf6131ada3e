import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
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
  /** What is kept of it, where that is written differently. */
  counted?: string;
};

/** A text that may be too short or too long, and says so: the latter at once, the former once one is done with it. */
export function LengthField({ limits, onText, isTried, refusal, isQuiet, counted, onBlur, ...props }: Props) {
  const issueOf = useLengthIssue();
  const [wasLeft, setWasLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Whoever saved may be far below it.
  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);
  const kept = counted ?? props.value;
  const isLong = kept.trim().length > limits.most;
  const isDone = isTried || (wasLeft && !isQuiet);
  const issue = refusal ?? (isLong || isDone ? issueOf(kept, limits) : null);
  const { formHelperText, ...slots } = { formHelperText: undefined, ...props.slotProps };
  return (
    <TextField
      {...props}
      inputRef={input}
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
