import { expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import type { LetterRhythm } from './rhythm.ts';
import { rhythmText } from './rhythm-text.ts';

it.each<[LetterRhythm, Locale, string]>([
  [{ every: 'day', at: '08:00' }, 'ua', 'Щодня, 08:00'],
  [{ every: 'week', on: ['mon', 'thu'], at: '08:00' }, 'en', 'Every week: Monday, Thursday, 08:00'],
  [{ every: 'week', on: ['tue'], at: '08:00' }, 'ua', 'Щотижня: вівторок, 08:00'],
  [
    { every: 'month', nth: 'first', weekday: 'mon', at: '08:15' },
    'ru',
    'Каждый месяц: первый понедельник, 08:15',
  ],
  [{ every: 'month', nth: 'last', weekday: 'wed', at: '08:15' }, 'ua', 'Щомісяця: остання середа, 08:15'],
  [
    { every: 'month', nth: 'third', weekday: 'sun', at: '08:15' },
    'ru',
    'Каждый месяц: третье воскресенье, 08:15',
  ],
  [
    { every: 'quarter', nth: 'second', weekday: 'fri', at: '09:00' },
    'en',
    'Every quarter: the second Friday of its first month, 09:00',
  ],
  [{ every: 'once', day: '2026-11-30', at: '09:00' }, 'ru', 'Один раз, 30.11, 09:00'],
])('%o in %s', (rhythm, locale, expected) => {
  expect(rhythmText(rhythm, locale, (day) => `${day.slice(8)}.${day.slice(5, 7)}`)).toBe(expected);
});
