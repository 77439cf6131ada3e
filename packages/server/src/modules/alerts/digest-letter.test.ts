import { expect, it } from 'vitest';
import { type Digest, writeDigest } from './digest-letter.ts';

const quote = {
  file_id: 'a-call',
  at_ms: 245_000,
  role: 'abonent',
  said: ['recalculate it, or', '<i>we move</i>', 'this week'],
  operator: 'Petro',
  abonent: 'נועה',
  started_at: '2026-11-20T13:22:00Z',
  duration_ms: 400_000,
} as const;
const digest = (more: Partial<Digest> = {}): Digest => ({
  base: 'https://calls.example.com',
  locale: 'en',
  workspace: 'A & B',
  project: {
    id: 3,
    kind: 'monitoring',
    name: 'Bill <b>shock</b>\r\nBcc: all@example.com',
    alerts_period: '4_a_day',
  },
  isDaily: false,
  clock: { period: '4_a_day', timeZone: 'Europe/Kyiv' },
  stretch: { from: new Date('2026-11-20T10:00:00Z'), to: new Date('2026-11-20T14:00:00Z') },
  digestId: 7,
  token: 'the-token',
  facts: {
    calls: 14,
    usual: { middle: 6, low: 3, high: 9 },
    before: [5, 4, 6, 7, 8],
    score: -13.4,
    usual_score: -10.7,
    patterns: [
      { id: 1, name: 'Threatens to leave', calls: 6, usual: { middle: 1, low: 0, high: 2 } },
      { id: 2, name: 'New one', calls: 5, usual: null },
    ],
  },
  quotes: [{ ...quote, said: [...quote.said] }],
  others: [],
  ...more,
});

it.each(['en', 'ua', 'ru'] as const)('in %s, what people typed stays out of markup and headers', (locale) => {
  const { subject, html, text } = writeDigest(digest({ locale }));
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<b>shock|<i>we move/);
  expect(html).toContain('&lt;i&gt;we move&lt;/i&gt;');
  expect(html).toContain('A &amp; B');
  expect(html).not.toMatch(/<img|<script|url\(/);
  expect(`${text}${subject}`).not.toMatch(/\{\w+\}|!|undefined|null/);
  expect(text).toContain('\u2068נועה\u2069');
  expect(text).toContain('https://calls.example.com/files/a-call/monitoring/3?t=245');
  expect(text).toContain('https://calls.example.com/monitoring/3?alert=7');
  expect(text).toContain('https://calls.example.com/alerts#letter=the-token');
});

it.each([
  ['en', 1, ': 1 call, usually 6'],
  ['en', 14, ': 14 calls, usually 6'],
  ['ua', 1, ': 1 дзвінок, зазвичай 6'],
  ['ua', 3, ': 3 дзвінки, зазвичай 6'],
  ['ua', 14, ': 14 дзвінків, зазвичай 6'],
  ['ru', 21, ': 21 звонок, обычно 6'],
  ['ru', 22, ': 22 звонка, обычно 6'],
  ['ru', 5, ': 5 звонков, обычно 6'],
] as const)('in %s, %i calls are said %s', (locale, calls, said) => {
  const all = digest({ locale });
  expect(writeDigest({ ...all, facts: { ...all.facts, calls } }).subject.endsWith(said)).toBe(true);
});

it('says the stretch and the next turn by the clock of whoever reads it, and what is more than usual', () => {
  const { text } = writeDigest(digest());
  expect(text).toMatch(/20 Nov, 12:00\s?–\s?16:00/);
  expect(text).toContain('The next is due on 20 Nov, 20:00.');
  expect(text).toContain('Threatens to leave · 6 · 1 · ↑ 5 more');
  expect(text).toContain('New one · 5 · – · not known');
  expect(text).toContain('usual range 3–9 · score −13.4, usually −10.7');
});

it('invents no number where nobody knows what is usual', () => {
  const all = digest();
  const letter = writeDigest({ ...all, facts: { ...all.facts, usual: null, before: [1, 2] } });
  expect(letter.subject).toMatch(/: 14 calls$|14 calls$/);
  expect(letter.text).toContain('not known yet');
  expect(letter.text).not.toMatch(/usually|usual range/);
});

it('says nothing of what was said to somebody outside', () => {
  const { text, html } = writeDigest(digest({ quotes: null }));
  expect(`${text}${html}`).not.toMatch(/we move|Petro/);
});
