import { useCallback } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { hasText, useTexts } from '../../../lib/i18n.ts';
import { useDescribe } from '../builder/describe.ts';
import { savingTexts } from './saving.texts.ts';
import { tagColorTexts } from './tag-colors.texts.ts';

export type Line = { name: string; label: string; text: string };

const shown = [
  'name',
  'type',
  'description',
  'color',
  'weight',
  'detection',
  'filters',
  'query',
  'counts',
  'out_of',
  'value',
  'formula',
  'unit',
  'lower_limit',
  'upper_limit',
] as const;
type Shown = (typeof shown)[number];

/** What a stored version says, line by line, in words. */
export function useVersionLines(): (body: Record<string, unknown> | undefined) => Line[] {
  const t = useTexts(savingTexts);
  const c = useTexts(tagColorTexts);
  const describe = useDescribe();
  return useCallback(
    (body) => {
      const write = (name: Shown, value: unknown): string => {
        if (name === 'detection') return value === null ? t('byHand') : describe.storedDetection(value);
        if (name === 'query') return value === null ? '' : describe.storedQuery(value);
        if (name === 'filters') return value === null ? t('handPicked') : writeFilters(value);
        if (name === 'counts' || name === 'out_of' || name === 'value') return writeFilters(value);
        if (name === 'color') return isColor(value) ? c(value) : '';
        if (typeof value === 'number') return formatNumber(value, 2);
        return typeof value === 'string' ? value : '';
      };
      return shown.flatMap((name) =>
        body === undefined || body[name] === undefined
          ? []
          : [{ name, label: t(name === 'detection' ? 'rule' : name), text: write(name, body[name]) }],
      );
    },
    [t, c, describe],
  );
}

const isColor = (value: unknown) => typeof value === 'string' && hasText(tagColorTexts, value);

/** Filters by their names in the API: what a person chose is on the page of the segment. */
function writeFilters(value: unknown): string {
  return Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([name, one]) => `${name}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join('; ');
}
