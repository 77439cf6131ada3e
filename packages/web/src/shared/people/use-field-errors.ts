import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError, type CallErrorCode } from '../../lib/call.ts';
import { useErrorText } from '../use-error-text.ts';
import { useNotify } from '../use-notify.ts';

/** What the server refuses is said at the field it is about; everything else as a notice. */
export function useFieldErrors<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fieldOf: (error: CallError) => FieldPath<Fields> | undefined,
): (error: unknown) => void {
  const notify = useNotify();
  const errorText = useErrorText();
  return (error) => {
    const field = error instanceof CallError ? fieldOf(error) : undefined;
    if (field === undefined) notify.failed(error);
    else form.setError(field, { message: errorText(error) });
  };
}

/** The same for codes that each belong to one field. */
export const byCode =
  <Name extends string>(fields: Partial<Record<CallErrorCode, Name>>) =>
  ({ code }: CallError): Name | undefined =>
    fields[code];
