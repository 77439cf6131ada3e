import { describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { bodyOf } from './body.ts';
import type { MatchedNews } from './news.ts';
import { sampleNews } from './sample.ts';
import { escapeSlack } from './slack.ts';

const reader = { locale: 'en', time_zone: 'Europe/Kyiv' } as const;
const sample = sampleNews(
  {
    id: '6a2f41a3-c54c-4f0b-9a5d-8f1d2a1c0e11',
    workspace_id: 1,
    project: { id: 3, name: 'Leaving', kind: 'monitoring' },
    now: new Date('2026-03-01T12:00:00Z'),
    link: 'https://calls.example/files/1?hits=%7B%7D',
  },
  'en',
);
/** What somebody says who knows where it goes. */
const hostile =
  '<!channel> @everyone <https://evil.example|click> *bold* [x](https://evil.example) & `code`\n> :fire:';
const saying = (text: string, more: Partial<MatchedNews> = {}): MatchedNews => ({
  ...sample,
  ...more,
  patterns: [{ ...(sample.patterns[0] as MatchedNews['patterns'][number]), name: text }].map((one) => ({
    ...one,
    moments: one.moments.map((moment) => ({ ...moment, text })),
  })),
});

describe('data', () => {
  it('is the news as it is', () => {
    expect(JSON.parse(bodyOf('json', sample, reader))).toEqual(sample);
  });
});

describe('a message for Slack', () => {
  it('says what was found, how often, in whose words, and leads to the call', () => {
    const body = JSON.parse(bodyOf('slack', sample, reader)) as { text: string; blocks: unknown[] };
    expect(body.text).toBe('The project “Leaving” found a conversation');
    const text = JSON.stringify(body.blocks);
    for (const said of [
      '*Wants to leave* × 1',
      '“I would like to cancel the contract”',
      '2026, 14',
      'Abonent',
    ])
      expect(text.replaceAll('\u2060', '')).toContain(said);
    expect(body.blocks.at(-1)).toMatchObject({ elements: [{ type: 'button', url: sample.file.link }] });
  });

  it.each([
    ['<!channel>', '&lt;!channel&gt;'],
    ['a & b', 'a &amp; b'],
    ['&lt;', '&amp;lt;'],
    ['@here', '@\u2060here'],
    ['*bold*', '*\u2060bold*\u2060'],
    [':fire:', ':\u2060fire:'],
    ['plain words', 'plain words'],
  ])('%s is said as it is', (text, escaped) => {
    expect(escapeSlack(text)).toBe(escaped);
  });

  it('calls nobody and links nowhere by the words of a call', () => {
    const text = bodyOf('slack', saying(hostile, { file: { ...sample.file, name: hostile } }), reader);
    expect(text).not.toMatch(/<[!@#h]|@(?:everyone|channel|here)|\*bold\*|\\n> :fire/u);
  });

  it('has no block that is longer than Slack takes', () => {
    const long = saying('&'.repeat(5000), { project: { ...sample.project, name: 'x'.repeat(5000) } });
    const { blocks } = JSON.parse(bodyOf('slack', long, reader)) as {
      blocks: { type: string; text?: { text: string } }[];
    };
    for (const { type, text } of blocks)
      expect(text?.text.length ?? 0).toBeLessThanOrEqual(type === 'header' ? 150 : 3000);
    expect(blocks.length).toBeLessThanOrEqual(50);
  });
});

describe('a message for Teams', () => {
  type Card = { body: { type: string; inlines: { type: string; text: string }[] }[]; actions: unknown[] };
  const cardOf = (news: MatchedNews) => {
    const { type, attachments } = JSON.parse(bodyOf('teams', news, reader)) as {
      type: string;
      attachments: { contentType: string; content: Card }[];
    };
    const [one] = attachments;
    expect([type, one?.contentType]).toEqual(['message', 'application/vnd.microsoft.card.adaptive']);
    return one?.content as Card;
  };

  it('says the same and leads to the call', () => {
    const card = cardOf(sample);
    const text = card.body.flatMap(({ inlines }) => inlines.map((one) => one.text)).join('|');
    expect(text).toContain('The project “Leaving” found a conversation|This is a sample. Nothing was found.');
    expect(text).toContain('Wants to leave| × 1|Abonent, 1:02 |“I would like to cancel the contract”');
    expect(card.actions).toEqual([
      { type: 'Action.OpenUrl', title: 'Open the conversation', url: sample.file.link },
    ]);
  });

  it('holds the words of a call only where nothing is read as Markdown', () => {
    const card = cardOf(saying(hostile));
    expect(new Set(card.body.map(({ type }) => type))).toEqual(new Set(['RichTextBlock']));
    expect(JSON.stringify(card.body)).toContain('[x](https://evil.example)');
  });
});

it.each(locales)('a message in %s has no word left out', (locale) => {
  const news = sampleNews({ ...sample, now: new Date(0), link: 'https://x.example' }, locale);
  for (const format of ['slack', 'teams'] as const) {
    const text = bodyOf(format, { ...news, query: { moments: [] } }, { locale, time_zone: 'UTC' });
    expect(text.replace('"contentUrl":null', '')).not.toMatch(/undefined|\{name\}|null/u);
    expect(text).toContain('Leaving');
  }
});

it('what cannot be seen, or turns the writing round, is not passed on', () => {
  const text = bodyOf('teams', saying('one\u202Etwo\u0000\nthree\u200B'), reader);
  expect(text).toContain('onetwo three');
});
