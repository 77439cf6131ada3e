import { isErrorCode } from '@earshot/core/errors.ts';
import { useCallback } from 'react';
import { CallError } from '../lib/call.ts';
import { useTexts } from '../lib/i18n.ts';
import { errorTexts } from './error.texts.ts';

type Coded = { code: string; params?: Record<string, string | number> };

/** The text of whatever went wrong: a refusal of the server, a code kept on a file, or something unforeseen. */
export function useErrorText() {
  const t = useTexts(errorTexts);
  return useCallback(
    (error: unknown): string => {
      const coded = error instanceof CallError || isCoded(error) ? error : { code: 'internal', params: {} };
      const code = isErrorCode(coded.code) || coded.code === 'network' ? coded.code : 'internal';
      return t(code, { count: 1, ...coded.params });
    },
    [t],
  );
}

function isCoded(value: unknown): value is Coded {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
