import { expect, test } from 'vitest';
import type { Locale } from '../locales.ts';
import { Block, Measure } from './reports.ts';
import { titleOfBlock, titleOfMeasure } from './titles.ts';

const names: Record<string, string> = {
  5: 'Скарга',
  '9.2': 'Чи привітався',
  custom_2: 'Ціна',
  anger: 'Гнів',
};
const nameOf = ({ of }: Measure) => names[String(of)] ?? null;

const cases: [Locale, Parameters<typeof Measure.parse>[0], string][] = [
  ['en', { name: 'calls' }, 'Calls'],
  ['en', { name: 'length' }, 'Length of the call'],
  ['en', { name: 'length', stat: 'p90' }, 'Length of the call (90 % are below)'],
  ['ua', { name: 'tag', of: 5 }, 'Тег «Скарга»'],
  ['ua', { name: 'tag', of: 5, share: false }, 'Тег «Скарга» (дзвінки)'],
  ['ru', { name: 'score', of: 9, stat: 'median' }, 'Оценка «удалено» (медиана)'],
  ['ua', { name: 'question', of: '9.2' }, '«Чи привітався», % балів'],
  ['en', { name: 'question', of: '9.3', stat: 'p90' }, '“deleted”, % of points (90 % are below)'],
  ['ru', { name: 'question', of: null }, 'Вопрос, % баллов: не выбрано'],
  ['ua', { name: 'emotion', of: 'anger' }, 'Найсильніша емоція: гнів'],
  ['en', { name: 'metric', of: 'operator.talk_share' }, 'Talk share (operator)'],
  ['en', { name: 'metric', of: 'custom_2', stat: 'sum' }, 'Ціна (sum)'],
  ['en', { name: 'metric', of: 'custom_3' }, 'deleted'],
];

test.each(cases)('in %s %j is called %s', (locale, measure, title) => {
  expect(titleOfMeasure(Measure.parse(measure), locale, nameOf)).toBe(title);
});

test('a block is called as somebody wrote, or after what it counts and by what', () => {
  const block = (part: object) =>
    Block.parse({ measures: [{ name: 'calls' }, { name: 'tag', of: 5 }], ...part });
  const title = (part: object) => titleOfBlock(block(part), 'ua', nameOf);
  expect(title({ title: 'Як є' })).toBe('Як є');
  expect(title({})).toBe('Дзвінки, тег «Скарга»');
  expect(title({ by: ['agent'] })).toBe('Дзвінки, тег «Скарга» за операторами');
  expect(title({ by: ['weekday', 'hour'] })).toBe('Дзвінки, тег «Скарга» за днями тижня й годинами');
  const cohorts = (name: string, by: string[]) => title({ measures: [{ name }], by, draw: 'cohort' });
  expect(cohorts('came_back', ['customer', 'month'])).toBe(
    'Абоненти, що дзвонять знову, за місяцем першого дзвінка',
  );
  expect(cohorts('length', ['agent', 'week'])).toBe(
    'Тривалість дзвінка, оператори за тижнем першого дзвінка',
  );
});
