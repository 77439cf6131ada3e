import { dayAfter } from '../agents/day-steps.ts';
import { emotionTitles } from '../emotions/emotion-titles.ts';
import { emotionNames } from '../emotions/emotions.ts';
import {
  formatClock,
  formatDay,
  formatDays,
  formatMonth,
  formatShortDay,
  languageName,
  tagOf,
} from '../formats.ts';
import type { Locale } from '../locales.ts';
import { say } from '../say.ts';
import { type ByName, lengthSteps_s } from './by-what.ts';
import { directionTitles, type Named, reportWords, weekdayTitles } from './names.ts';
import type { ReportRow } from './reports.api.ts';
import { titleTexts, unsaidTitles } from './title-words.ts';

/** What a key is called: as the server names its id, else in the words of a language. `isShort`: over a narrow column. */
export function keyText(
  name: ByName,
  key: string | null,
  {
    label = null,
    locale,
    isShort = false,
  }: { label?: string | null | undefined; locale: Locale; isShort?: boolean },
): string {
  if (key === null) return (unsaidTitles[name] ?? unsaidTitles.other)[locale];
  if (label !== null) return label;
  const tag = tagOf[locale];
  switch (name) {
    case 'hour':
      return isShort ? key : `${key}:00 – ${key}:59`;
    case 'weekday':
      return named(weekdayTitles, key, locale);
    case 'day':
      return isShort ? formatShortDay(tag, key) : formatDay(tag, key);
    case 'week':
      return isShort ? formatShortDay(tag, key) : formatDays(tag, key, dayAfter(key, 6));
    case 'month':
      return formatMonth(tag, key, !isShort);
    case 'emotion': {
      const emotion = emotionNames.find((one) => one === key);
      return emotion === undefined ? key : emotionTitles[emotion][locale];
    }
    case 'direction':
      return named(directionTitles, key, locale);
    case 'language':
      return languageName(tag, key);
    case 'length':
      return lengthText(Number(key), locale);
    case 'team':
      return key === '0' ? (unsaidTitles.noTeam ?? unsaidTitles.other)[locale] : reportWords.gone[locale];
    case 'agent':
    case 'customer':
    case 'source':
    case 'tag':
    case 'pattern':
    case 'script':
    case 'label':
    case 'goal':
    case 'project':
      return reportWords.gone[locale];
    default:
      return key;
  }
}

/** What a row is called: its keys one after the other. */
export const rowText = (
  by: readonly ByName[],
  { keys, labels }: Pick<ReportRow, 'keys' | 'labels'>,
  locale: Locale,
): string => by.map((name, at) => keyText(name, keys[at] ?? null, { label: labels[at], locale })).join(', ');

const named = (titles: Record<string, Named>, key: string, locale: Locale): string =>
  Object.hasOwn(titles, key) ? (titles[key]?.[locale] ?? key) : key;

/** Between which lengths one lies, the first of which belongs to it. */
function lengthText(start_s: number, locale: Locale): string {
  const next = lengthSteps_s.find((one) => one > start_s);
  const from = formatClock(start_s * 1000);
  return next === undefined
    ? say(titleTexts.longer, locale, { from })
    : `${from} – ${formatClock(next * 1000)}`;
}
