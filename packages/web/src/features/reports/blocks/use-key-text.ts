import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import { type ByName, lengthSteps_s } from '@earshot/core/reports/by-what.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import { useCallback } from 'react';
import {
  formatClock,
  formatDay,
  formatDays,
  formatMonth,
  formatShortDay,
  languageName,
} from '../../../lib/format.ts';
import { hasText, useTexts } from '../../../lib/i18n.ts';
import { useDimensionTexts } from '../../../shared/filters/dimension-texts.ts';
import { unsaidTexts, wordTexts } from './words.texts.ts';

type KeyText = (name: ByName, key: string | null, label?: string | null, isShort?: boolean) => string;

/** What a key is called: as the server names its id, or in the language of the page. `isShort`: over a narrow column. */
export function useKeyText(): KeyText {
  const t = useTexts(unsaidTexts);
  const w = useTexts(wordTexts);
  const { labelOf } = useDimensionTexts();
  return (name, key, label = null, isShort = false) => {
    if (key === null) return t(hasText(unsaidTexts, name) ? name : 'other');
    if (label !== null) return label;
    switch (name) {
      case 'hour':
        return isShort ? key : labelOf('hour', key);
      case 'weekday':
        return labelOf('weekday', key);
      case 'day':
        return isShort ? formatShortDay(key) : formatDay(key);
      case 'week':
        return isShort ? formatShortDay(key) : formatDays(key, dayAfter(key, 6));
      case 'month':
        return formatMonth(key, !isShort);
      case 'emotion':
        return labelOf('emotions', key);
      case 'direction':
        return labelOf('direction', key);
      case 'language':
        return languageName(key);
      case 'length':
        return lengthText(key, t);
      case 'team':
        return key === '0' ? t('noTeam') : w('gone');
      case 'agent':
      case 'customer':
      case 'source':
      case 'tag':
        return w('gone');
      default:
        return key;
    }
  };
}

function lengthText(key: string, t: ReturnType<typeof useTexts<typeof unsaidTexts>>): string {
  const start = Number(key);
  const next = lengthSteps_s.find((one) => one > start);
  const from = formatClock(start * 1000);
  return next === undefined ? t('longer', { from }) : t('lengthOf', { from, to: formatClock(next * 1000) });
}

/** What a row is called: its keys one after the other. */
export function useRowText(by: readonly ByName[]): (row: Pick<ReportRow, 'keys' | 'labels'>) => string {
  const keyText = useKeyText();
  return useCallback(
    ({ keys, labels }) => by.map((name, at) => keyText(name, keys[at] ?? null, labels[at])).join(', '),
    [by, keyText],
  );
}
