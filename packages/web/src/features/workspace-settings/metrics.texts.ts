import type { formulaIssues } from '@earshot/core/metrics/formula.ts';
import { type Plain, texts } from '../../lib/texts.ts';

export const metricsTexts = texts('own-metrics', {
  title: { en: 'Metrics', ua: 'Метрики', ru: 'Метрики' },
  text: {
    en: 'Own numbers, calculated from those of a call. They work in filters and rules like the others.',
    ua: 'Власні показники, обчислені з показників дзвінка. Діють у фільтрах і правилах, як і решта.',
    ru: 'Свои показатели, вычисленные из показателей звонка. Действуют в фильтрах и правилах, как и остальные.',
  },
  none: { en: 'No own metrics yet.', ua: 'Власних метрик ще немає.', ru: 'Своих метрик ещё нет.' },
  add: { en: 'New metric', ua: 'Нова метрика', ru: 'Новая метрика' },
  edit: { en: 'Metric', ua: 'Метрика', ru: 'Метрика' },
  editOf: { en: 'Edit {{name}}', ua: 'Змінити «{{name}}»', ru: 'Изменить «{{name}}»' },
  removeOf: { en: 'Delete {{name}}', ua: 'Видалити «{{name}}»', ru: 'Удалить «{{name}}»' },
  versionsOf: { en: 'History of {{name}}', ua: 'Історія: {{name}}', ru: 'История: {{name}}' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  formula: { en: 'Formula', ua: 'Формула', ru: 'Формула' },
  formulaHelp: {
    en: 'Numbers of a call with + − * / and parentheses, and min, max, abs, round. Times are in milliseconds, shares from 0 to 1.',
    ua: 'Показники дзвінка з + − * / і дужками, а також min, max, abs, round. Час у мілісекундах, частки від 0 до 1.',
    ru: 'Показатели звонка с + − * / и скобками, а также min, max, abs, round. Время в миллисекундах, доли от 0 до 1.',
  },
  offers: { en: 'Metrics to insert', ua: 'Показники для вставлення', ru: 'Показатели для вставки' },
  formulaMissing: { en: 'Write a formula', ua: 'Напишіть формулу', ru: 'Напишите формулу' },
  unit: { en: 'Unit', ua: 'Одиниця', ru: 'Единица' },
  lower: { en: 'Marked below', ua: 'Позначати, якщо менше', ru: 'Отмечать, если меньше' },
  upper: { en: 'Marked above', ua: 'Позначати, якщо більше', ru: 'Отмечать, если больше' },
  crossed: {
    en: 'The lower limit is above the upper one.',
    ua: 'Нижня межа більша за верхню.',
    ru: 'Нижний предел больше верхнего.',
  },
  tryOn: { en: 'Tried on', ua: 'Перевірка на', ru: 'Проверка на' },
  another: { en: 'Another call', ua: 'Інший дзвінок', ru: 'Другой звонок' },
  noValue: { en: 'No value: {{why}}', ua: 'Немає значення: {{why}}', ru: 'Нет значения: {{why}}' },
  renumbered: {
    en: 'Saved. Calls get the new number in the background.',
    ua: 'Збережено. Дзвінки отримають новий показник у фоновому режимі.',
    ru: 'Сохранено. Звонки получат новый показатель в фоновом режиме.',
  },
  deleted: { en: 'Metric deleted', ua: 'Метрику видалено', ru: 'Метрика удалена' },
  deleteTitle: { en: 'Delete this metric?', ua: 'Видалити цю метрику?', ru: 'Удалить эту метрику?' },
  deleteText: {
    en: '“{{name}}” is gone from every call. Rules that use it match no more.',
    ua: '«{{name}}» зникне з усіх дзвінків. Правила з нею більше не діятимуть.',
    ru: '«{{name}}» исчезнет из всех звонков. Правила с ней больше не сработают.',
  },
});

const wording: Record<(typeof formulaIssues)[number], Plain> = {
  empty: { en: 'Write a formula.', ua: 'Напишіть формулу.', ru: 'Напишите формулу.' },
  too_long: { en: 'This is too long.', ua: 'Задовго.', ru: 'Слишком длинно.' },
  too_deep: {
    en: 'There are too many parentheses inside one another.',
    ua: 'Забагато дужок одна в одній.',
    ru: 'Слишком много скобок одна в другой.',
  },
  unexpected: { en: 'This does not belong here.', ua: 'Цьому тут не місце.', ru: 'Этому здесь не место.' },
  missing_operand: {
    en: 'A number is missing here.',
    ua: 'Тут бракує числа.',
    ru: 'Здесь не хватает числа.',
  },
  unclosed_parenthesis: {
    en: 'A parenthesis is not closed.',
    ua: 'Дужку не закрито.',
    ru: 'Скобка не закрыта.',
  },
  unknown_name: {
    en: 'There is no such metric.',
    ua: 'Такого показника немає.',
    ru: 'Такого показателя нет.',
  },
  unknown_function: {
    en: 'There is no such function.',
    ua: 'Такої функції немає.',
    ru: 'Такой функции нет.',
  },
  arguments: {
    en: 'The function takes another number of values.',
    ua: 'Функція приймає іншу кількість значень.',
    ru: 'Функция принимает другое число значений.',
  },
};
export const formulaIssueTexts = texts('formula-issues', wording);
