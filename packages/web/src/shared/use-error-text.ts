import { useCallback } from 'react';
import { CallError } from '../lib/call.ts';
import { useTexts, useTextsOf } from '../lib/i18n.ts';
import { generalErrors } from './errors.texts.ts';

type Coded = { code: string; params?: Record<string, string | number> };

/** The text of whatever went wrong: a refusal of the server, a code kept on a file, or something unforeseen. */
export function useErrorText() {
  const text = useTextsOf('errors');
  const t = useTexts(generalErrors);
  return useCallback(
    (error: unknown): string => {
      const coded = error instanceof CallError || isCoded(error) ? error : undefined;
      return (coded && text(coded.code, { count: 1, ...coded.params })) ?? t('internal');
    },
    [text, t],
  );
}

function isCoded(value: unknown): value is Coded {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
