import { type TagColor, tagColors } from '@earshot/core/tags/tag-colors.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { useTexts, useTextsOf } from '../../lib/i18n.ts';
import { tagColorTexts } from '../../shared/rules/editor/tag-colors.texts.ts';
import { valueTexts } from './values.texts.ts';

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && Number.isFinite(Date.parse(text));

const isColor = (text: string): text is TagColor => (tagColors as readonly string[]).includes(text);

/** What a field is called, from the outside in; one that nobody has named keeps the name it has. */
export function useFieldName(): (names: readonly string[]) => string {
  const known = useTextsOf('audit-fields');
  return (names) => names.map((name) => known(name) ?? name).join(' · ');
}

/** Fields with one of a closed list of words; in any other a word is what somebody wrote. */
const closed = new Set([
  'role',
  'status',
  'direction',
  'kind',
  'engine',
  'from_stage',
  'channel_roles',
  'mode',
]);

/** A value of a field in words; what has none stands as it is. */
export function useValue(): (value: unknown, field?: string) => string {
  const v = useTexts(valueTexts);
  const known = useTextsOf('audit-values');
  const colour = useTexts(tagColorTexts);
  const write = (value: unknown, field = ''): string => {
    if (value === null || value === undefined || value === '') return v('nothing');
    if (typeof value === 'boolean') return v(value ? 'yes' : 'no');
    if (typeof value === 'number') return formatNumber(value, 3);
    if (Array.isArray(value))
      return value.length === 0 ? v('nothing') : value.map((one) => write(one, field)).join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    const word = field === 'color' && isColor(text) ? colour(text) : closed.has(field) ? known(text) : null;
    return word ?? (isMoment(text) ? formatDateTime(text) : text);
  };
  return write;
}
