import type { CallMoment } from '../detection/moments.ts';
import type { Locale } from '../locales.ts';
import { messageTexts } from './message.texts.ts';
import type { MatchedNews } from './news.ts';

/** In which language and by which clock a message is written. */
export type Reader = { locale: Locale; time_zone: string };

/** What a message for people says, before it is written by the rules of a program. */
export type Message = {
  title: string;
  note: string | null;
  facts: { name: string; value: string }[];
  /** What was found, how often, and the first words of it. */
  found: { name: string; count: number; quotes: { by: string; text: string }[] }[];
  /** What leads to the call. */
  open: { text: string; url: string };
};

/** A message is read at a glance: the rest is in the call. */
const quotesOfOne = 3;
const longestQuote = 200;
const longestName = 100;
const foundInAll = 8;

/** What is told to people of a call that a project found. */
export function messageOf(news: MatchedNews, { locale, time_zone }: Reader): Message {
  const say = (key: keyof typeof messageTexts) => messageTexts[key][locale];
  const { file, project, patterns, query } = news;
  const facts: [keyof typeof messageTexts, string | null][] = [
    ['conversation', file.name],
    ['began', clockOf(file.started_at, locale, time_zone)],
    ['length', file.duration_ms === null ? null : placeOf(file.duration_ms)],
    ['operator', file.operator],
    ['abonent', file.abonent],
    ['score', String(file.score)],
  ];
  const asked = query === null ? [] : [{ name: say('query'), moments: query.moments }];
  return {
    title: say('found').replace('{name}', () => short(project.name, longestName)),
    note: news.is_test ? say('sample') : null,
    facts: facts.flatMap(([key, value]) =>
      value === null || value === '' ? [] : [{ name: say(key), value: short(value, longestName) }],
    ),
    found: [...patterns, ...asked].slice(0, foundInAll).map(({ name, moments }) => ({
      name: short(name, longestName),
      count: moments.length,
      quotes: moments
        .filter(({ text }) => text !== '')
        .slice(0, quotesOfOne)
        .map((moment) => ({ by: whoAndWhen(moment, say), text: short(moment.text, longestQuote) })),
    })),
    open: { text: say('open'), url: file.link },
  };
}

function whoAndWhen({ role, start_ms }: CallMoment, say: (key: keyof typeof messageTexts) => string): string {
  return `${say(role ?? 'speaker')}, ${placeOf(start_ms)}`;
}

const languageOf: Record<Locale, string> = { en: 'en-GB', ua: 'uk-UA', ru: 'ru-RU' };

function clockOf(moment: string, locale: Locale, timeZone: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(languageOf[locale], format).format(new Date(moment));
}

/** `1:02:03`, `2:03`. */
function placeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** One line of so many characters at most; what cannot be seen or turns the direction of writing is left out. */
function short(text: string, longest: number): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
