import { isolated } from '@earshot/core/bidi.ts';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { Block } from './blocks.ts';
import { formatsOf } from './letter-formats.ts';
import { quoteWords } from './quotes.texts.ts';

/** A call that is worth hearing, with what it was found by. */
export type Quote = {
  file_id: string;
  at_ms: number;
  role: SpeakerRole | null;
  /** What was said there, what it was found by in the middle; all of it empty where it was no words. */
  said: [before: string, found: string, after: string];
  operator: string | null;
  abonent: string | null;
  started_at: string;
  duration_ms: number | null;
};

type QuotedFile = Pick<Quote, 'file_id' | 'operator' | 'abonent' | 'duration_ms'> & {
  recorded_at: string | null;
  created: string;
};
type QuotedMoment = Pick<CallMoment, 'start_ms' | 'role' | 'words' | 'around' | 'text'>;

export const quoteOf = (file: QuotedFile, moment: QuotedMoment | undefined): Quote => ({
  file_id: file.file_id,
  at_ms: moment?.start_ms ?? 0,
  role: moment?.role ?? null,
  said: saidAround(moment),
  operator: file.operator,
  abonent: file.abonent,
  started_at: file.recorded_at ?? file.created,
  duration_ms: file.duration_ms,
});

function saidAround(moment: QuotedMoment | undefined): Quote['said'] {
  const { words, around, text = '' } = moment ?? {};
  if (words == null || around === undefined) return ['', text, ''];
  const { first, of } = around;
  const [from, to] = [words[0] - first, words[1] - first + 1];
  const said = (some: readonly string[]) => some.join(' ');
  return [
    `${first > 0 ? '… ' : ''}${said(around.words.slice(0, from))}`,
    said(around.words.slice(from, to)),
    `${said(around.words.slice(to))}${first + around.words.length < of ? ' …' : ''}`,
  ];
}

type Way = {
  locale: Locale;
  /** Whose clock the calls are told by. */
  timeZone: string;
  /** Where a moment of a call is opened. */
  linkTo: (fileId: string, atMs: number) => string;
};

/** Quotes as a letter has them, each with a link to its moment. */
export function quoteBlocks(quotes: readonly Quote[], { locale, timeZone, linkTo }: Way): Block[] {
  const t = quoteWords(locale);
  const format = formatsOf(locale, timeZone);
  return quotes.map((quote): Block => {
    const [before, found, after] = quote.said;
    const people = [quote.abonent, quote.operator].flatMap((one) => (one === null ? [] : [isolated(one)]));
    const about = [
      people.length === 2 ? t.with(people[0] ?? '', people[1] ?? '') : people[0],
      format.moment(quote.started_at),
      quote.duration_ms === null ? undefined : format.length(quote.duration_ms),
    ].filter((one) => one !== undefined);
    return {
      kind: 'quote',
      at: { label: `▶ ${format.length(quote.at_ms)}`, href: linkTo(quote.file_id, quote.at_ms) },
      said:
        found === ''
          ? [{ text: t.noWords, look: 'quiet' }]
          : [before && `${before} `, { text: found, look: 'mark' }, after && ` ${after}`],
      about: [{ text: t.role(quote.role), look: 'strong' }, ` · ${about.join(' · ')}`],
    };
  });
}
