import { texts } from '../../lib/texts.ts';

export const patternsActions = texts('audit:patterns', {
  'pattern.created': { en: 'Added a pattern', ua: 'Новий патерн', ru: 'Новый паттерн' },
  'pattern.changed': { en: 'Changed a pattern', ua: 'Зміна патерну', ru: 'Изменение паттерна' },
  'pattern.removed': { en: 'Deleted a pattern', ua: 'Видалення патерну', ru: 'Удаление паттерна' },
});
