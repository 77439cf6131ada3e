import type { ByName } from '@earshot/core/reports/by-what.ts';
import { keyText, rowText } from '@earshot/core/reports/key-text.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import { useCallback } from 'react';
import { useLocale } from '../../../lib/i18n.ts';

type KeyText = (name: ByName, key: string | null, label?: string | null, isShort?: boolean) => string;

/** What a key is called in the language of the page. `isShort`: over a narrow column. */
export function useKeyText(): KeyText {
  const locale = useLocale();
  return (name, key, label = null, isShort = false) => keyText(name, key, { label, locale, isShort });
}

/** What a row is called: its keys one after the other. */
export function useRowText(by: readonly ByName[]): (row: Pick<ReportRow, 'keys' | 'labels'>) => string {
  const locale = useLocale();
  return useCallback((row) => rowText(by, row, locale), [by, locale]);
}
