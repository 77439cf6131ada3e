import { describe, expect, it } from 'vitest';
import { locales } from '../../locales.ts';
import { goalIssue } from '../goal-issue.ts';
import { lintGoal } from '../lint.ts';
import { goalTemplate, goalTemplates } from './templates.ts';

const cases = goalTemplates.flatMap((template) =>
  locales.map((locale): [typeof template, (typeof locales)[number]] => [template, locale]),
);

describe.each(cases)('%s in %s', (template, locale) => {
  const goal = goalTemplate(template, locale);
  const questions = goal.groups.flatMap((group) => group.questions);

  it('can be saved as it is, and nothing about it has to be looked at', () => {
    expect(goalIssue(goal)).toBeUndefined();
    expect(lintGoal(goal)).toEqual([]);
  });

  it('answers most of the points by itself, so that a call has a score at once', () => {
    const points = (some: typeof questions) => some.reduce((sum, one) => sum + one.control_value, 0);
    const automatic = questions.filter(({ answer_by }) => answer_by.kind !== 'person');
    expect(points(automatic)).toBeGreaterThanOrEqual(0.7 * points(questions));
  });

  it('says each thing once, and in one language', () => {
    const texts = questions.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const said = JSON.stringify(goal.groups);
    const cyrillic = /[а-яіїєґ]/iu.test(said);
    expect(cyrillic).toBe(locale !== 'en');
    if (locale === 'ua') expect(said).not.toMatch(/[ыэъё]/iu);
    if (locale === 'ru') expect(said).not.toMatch(/[іїєґ]/iu);
  });
});
