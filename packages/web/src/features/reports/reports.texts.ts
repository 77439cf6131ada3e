import { texts } from '../../lib/texts.ts';

export const reportsTexts = texts('reports', {
  title: { en: 'Reports', ua: 'Звіти', ru: 'Отчёты' },
  add: { en: 'New report', ua: 'Новий звіт', ru: 'Новый отчёт' },
  lead: {
    en: 'What is counted of the calls. Every number opens the calls behind it.',
    ua: 'Що рахується за дзвінками. Кожне число відкриває дзвінки, які за ним стоять.',
    ru: 'Что считается по звонкам. Каждое число открывает звонки, которые за ним стоят.',
  },
  emptyTitle: { en: 'No reports yet', ua: 'Звітів ще немає', ru: 'Отчётов ещё нет' },
  emptyText: {
    en: 'Begin with a template below, or choose yourself what is counted and by what.',
    ua: 'Почніть із шаблону нижче або самі виберіть, що рахувати й за чим групувати.',
    ru: 'Начните с шаблона ниже или сами выберите, что считать и по чему группировать.',
  },
  counts: { en: 'First block', ua: 'Перший блок', ru: 'Первый блок' },
  period: { en: 'Period', ua: 'Період', ru: 'Период' },
  blocks: {
    en: { one: '{{count}} block', other: '{{count}} blocks' },
    ua: {
      one: '{{count}} блок',
      few: '{{count}} блоки',
      many: '{{count}} блоків',
      other: '{{count}} блока',
    },
    ru: {
      one: '{{count}} блок',
      few: '{{count}} блока',
      many: '{{count}} блоков',
      other: '{{count}} блока',
    },
  },
  menuOf: { en: 'Actions: {{name}}', ua: 'Дії: {{name}}', ru: 'Действия: {{name}}' },
  copy: { en: 'Copy', ua: 'Копіювати', ru: 'Копировать' },
  see: { en: 'See the form', ua: 'Переглянути форму', ru: 'Посмотреть форму' },
  created: { en: 'Report added', ua: 'Звіт додано', ru: 'Отчёт добавлен' },
  removed: { en: 'Report deleted', ua: 'Звіт видалено', ru: 'Отчёт удалён' },
  removeTitle: { en: 'Delete this report?', ua: 'Видалити цей звіт?', ru: 'Удалить этот отчёт?' },
  removeText: {
    en: '“{{name}}” goes for everybody. Its calls stay.',
    ua: '«{{name}}» зникне для всіх. Дзвінки лишаться.',
    ru: '«{{name}}» исчезнет для всех. Звонки останутся.',
  },
  templates: { en: 'Templates', ua: 'Шаблони', ru: 'Шаблоны' },
  templatesLead: {
    en: 'each is counted on your own calls and can be changed before it is saved',
    ua: 'кожен рахується на ваших дзвінках, і його можна змінити до збереження',
    ru: 'каждый считается по вашим звонкам, и его можно изменить до сохранения',
  },
  needs_tag: { en: 'Needs a tag', ua: 'Потрібен тег', ru: 'Нужен тег' },
  needs_script: { en: 'Needs a script', ua: 'Потрібен скрипт', ru: 'Нужен скрипт' },
  needs_goal: { en: 'Needs a goal', ua: 'Потрібна ціль', ru: 'Нужна цель' },
  needs_conversion: { en: 'Needs a conversion', ua: 'Потрібна конверсія', ru: 'Нужна конверсия' },
  needsRight: {
    en: 'Your role does not see what it counts',
    ua: 'Ваша роль не бачить того, що він рахує',
    ru: 'Ваша роль не видит того, что он считает',
  },
  restart: { en: 'Restart', ua: 'Перезапустити', ru: 'Перезапустить' },
  restartHelp: {
    en: 'Keeps the period that is shown, for everybody',
    ua: 'Зберігає показаний період для всіх',
    ru: 'Сохраняет показанный период для всех',
  },
  restarted: {
    en: 'The report has this period now',
    ua: 'Тепер звіт має цей період',
    ru: 'Теперь у отчёта этот период',
  },
  only: { en: 'Only', ua: 'Лише', ru: 'Только' },
  countedAt: { en: 'Counted {{when}}', ua: 'Пораховано {{when}}', ru: 'Посчитано {{when}}' },
  counting: { en: 'Counting', ua: 'Рахуємо', ru: 'Считаем' },
  allCalls: {
    en: { one: '{{shown}} call', other: '{{shown}} calls' },
    ua: {
      one: '{{shown}} дзвінок',
      few: '{{shown}} дзвінки',
      many: '{{shown}} дзвінків',
      other: '{{shown}} дзвінка',
    },
    ru: {
      one: '{{shown}} звонок',
      few: '{{shown}} звонка',
      many: '{{shown}} звонков',
      other: '{{shown}} звонка',
    },
  },
});
