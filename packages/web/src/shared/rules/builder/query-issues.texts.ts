import { mostRepeated, type QueryIssue } from '@earshot/core/matching/query.ts';
import { type Plain, texts } from '../../../lib/texts.ts';

const wording: Record<QueryIssue['code'], Plain> = {
  empty: { en: 'Write what to look for.', ua: 'Напишіть, що шукати.', ru: 'Напишите, что искать.' },
  too_long: { en: 'This is too long.', ua: 'Задовго.', ru: 'Слишком длинно.' },
  too_deep: {
    en: 'There are too many parentheses inside one another.',
    ua: 'Забагато дужок одна в одній.',
    ru: 'Слишком много скобок одна в другой.',
  },
  no_words: {
    en: 'There is no word here.',
    ua: 'Тут немає жодного слова.',
    ru: 'Здесь нет ни одного слова.',
  },
  unclosed_quote: {
    en: 'A quotation mark is not closed.',
    ua: 'Лапки не закрито.',
    ru: 'Кавычка не закрыта.',
  },
  unclosed_parenthesis: {
    en: 'A parenthesis is not closed.',
    ua: 'Дужку не закрито.',
    ru: 'Скобка не закрыта.',
  },
  unexpected_parenthesis: {
    en: 'This parenthesis was never opened.',
    ua: 'Цю дужку не було відкрито.',
    ru: 'Эта скобка не была открыта.',
  },
  missing_operand: {
    en: 'Words are missing beside AND, OR or NOT.',
    ua: 'Поруч із AND, OR або NOT бракує слів.',
    ru: 'Рядом с AND, OR или NOT не хватает слов.',
  },
  near_operand: {
    en: 'NEAR and BEFORE stand between words only.',
    ua: 'NEAR і BEFORE стоять лише між словами.',
    ru: 'NEAR и BEFORE стоят только между словами.',
  },
  near_distance: {
    en: 'The distance is a number up to 20, as in NEAR/3.',
    ua: 'Відстань — число до 20, наприклад NEAR/3.',
    ru: 'Расстояние — число до 20, например NEAR/3.',
  },
  unknown_field: {
    en: 'There is no such mark before a colon. Use operator: or abonent:.',
    ua: 'Такої позначки перед двокрапкою немає. Є operator: та abonent:.',
    ru: 'Такой пометки перед двоеточием нет. Есть operator: и abonent:.',
  },
  part_length: {
    en: 'Give seconds or a share, as in beginning/30s: or ending/20%:.',
    ua: 'Вкажіть секунди або частку, наприклад beginning/30s: чи ending/20%:.',
    ru: 'Укажите секунды или долю, например beginning/30s: или ending/20%:.',
  },
  wildcard: {
    en: 'An asterisk stands at the end of a word, after two letters or more.',
    ua: 'Зірочка стоїть наприкінці слова, щонайменше після двох літер.',
    ru: 'Звёздочка стоит в конце слова, не меньше чем после двух букв.',
  },
  regexp_invalid: {
    en: 'This is not a regular expression.',
    ua: 'Це не регулярний вираз.',
    ru: 'Это не регулярное выражение.',
  },
  regexp_unsupported: {
    en: 'Looking ahead or back and repeating a group are not available.',
    ua: 'Погляд уперед чи назад і повтор групи тут не діють.',
    ru: 'Взгляд вперёд или назад и повтор группы здесь не действуют.',
  },
  regexp_too_large: {
    en: `Repetitions may cover ${mostRepeated} characters altogether. For words far from each other use NEAR/n.`,
    ua: `Повтори разом можуть охопити ${mostRepeated} символів. Для слів далеко одне від одного є NEAR/n.`,
    ru: `Повторы вместе могут охватить ${mostRepeated} символов. Для слов далеко друг от друга есть NEAR/n.`,
  },
};

/** What is wrong with a query, in words. */
export const queryIssueTexts = texts('query-issues', wording);
