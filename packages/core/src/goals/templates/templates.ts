import { Detection } from '../../detection/detection.ts';
import type { Locale } from '../../locales.ts';
import { GoalInput } from '../goals.ts';
import type { QuestionInput } from '../questions.ts';
import { clinic } from './clinic.ts';
import { collection } from './collection.ts';
import { complaint } from './complaint.ts';
import { delivery } from './delivery.ts';
import { sale } from './sale.ts';
import { support } from './support.ts';
import type { Template, TemplateQuestion } from './template.ts';

const all = { sale, support, complaint, delivery, collection, clinic } as const satisfies Record<
  string,
  Template
>;

export type TemplateName = keyof typeof all;
/** Forms to begin with, in the order in which they are offered. */
export const goalTemplates = Object.keys(all) as TemplateName[];

export const templateName = (template: TemplateName, locale: Locale): string => all[template].name[locale];

const languageOf: Record<Locale, string> = { en: 'en', ua: 'uk', ru: 'ru' };

/** A goal in the words of a language, ready to be changed and saved. */
export function goalTemplate(template: TemplateName, locale: Locale): GoalInput {
  const { name, groups } = all[template];
  return GoalInput.parse({
    name: name[locale],
    // Its words are found in calls of its language only; of the others they would be missing for no fault of anybody.
    applies_to: { filters: { language: [languageOf[locale]] } },
    groups: groups.map((group: Template['groups'][number]) => ({
      name: group.name[locale],
      is_control: group.isControl === true,
      questions: group.questions.map((question) => inLanguage(question, locale)),
    })),
  });
}

function inLanguage(question: TemplateQuestion, locale: Locale): object {
  const { text, points, description, isFatal, isNever } = question;
  return {
    text: text[locale],
    description: description?.[locale] ?? '',
    control_value: points,
    expected: isNever ? 'no' : 'yes',
    is_fatal: isFatal === true,
    answer_by: answererOf(question, locale),
  };
}

function answererOf(
  { says, hears, part, number }: TemplateQuestion,
  locale: Locale,
): QuestionInput['answer_by'] {
  const phrases = (says ?? hears)?.[locale];
  if (phrases !== undefined) {
    const query = {
      phrases,
      who: says === undefined ? 'abonent' : 'operator',
      ...(part && { part: { name: part, seconds: 60 } }),
    };
    const detection = Detection.parse({ methods: [{ kind: 'query', query }] });
    return { kind: 'pattern', id: null, detection };
  }
  return number === undefined ? { kind: 'person' } : { kind: 'metric', ...number };
}
