import { texts } from '../../lib/texts.ts';

export const auditTexts = texts('audit', {
  title: { en: 'Audit log', ua: 'Журнал дій', ru: 'Журнал действий' },
  lead: {
    en: 'Who did what in this workspace, when and from where. Nobody can change it.',
    ua: 'Хто, що, коли і звідки робив у цьому просторі. Змінити його не може ніхто.',
    ru: 'Кто, что, когда и откуда делал в этом пространстве. Изменить его не может никто.',
  },
  entries: {
    en: { one: '{{count}} entry', other: '{{count}} entries' },
    ua: {
      one: '{{count}} запис',
      few: '{{count}} записи',
      many: '{{count}} записів',
      other: '{{count}} запису',
    },
    ru: {
      one: '{{count}} запись',
      few: '{{count}} записи',
      many: '{{count}} записей',
      other: '{{count}} записи',
    },
  },
  csv: { en: 'Download CSV', ua: 'Вивантажити CSV', ru: 'Скачать CSV' },
  find: { en: 'Person or subject', ua: 'Людина або предмет', ru: 'Человек или предмет' },
  action: { en: 'Action', ua: 'Дія', ru: 'Действие' },
  every: { en: 'All actions', ua: 'Усі дії', ru: 'Все действия' },
  from: { en: 'From', ua: 'Від', ru: 'С' },
  to: { en: 'To', ua: 'До', ru: 'По' },
  when: { en: 'When', ua: 'Коли', ru: 'Когда' },
  what: { en: 'What happened', ua: 'Що сталося', ru: 'Что произошло' },
  details: { en: 'Before and after', ua: 'До і після', ru: 'До и после' },
  address: { en: 'From where', ua: 'Звідки', ru: 'Откуда' },
  system: { en: 'Earshot', ua: 'Earshot', ru: 'Earshot' },
  byLink: { en: 'Somebody with a link', ua: 'Хтось за посиланням', ru: 'Кто-то по ссылке' },
  before: { en: 'before', ua: 'було', ru: 'было' },
  after: { en: 'after', ua: 'стало', ru: 'стало' },
  noBefore: {
    en: 'What was there before is not written down.',
    ua: 'Що було раніше, не записано.',
    ru: 'Что было раньше, не записано.',
  },
  asKept: { en: 'Show as it is kept', ua: 'Показати, як записано', ru: 'Показать, как записано' },
  none: { en: 'Nothing matches', ua: 'Нічого не знайдено', ru: 'Ничего не найдено' },
  noneText: {
    en: 'Change the period or clear the filters.',
    ua: 'Змініть період або приберіть фільтри.',
    ru: 'Измените период или уберите фильтры.',
  },
  clear: { en: 'Clear filters', ua: 'Прибрати фільтри', ru: 'Убрать фильтры' },
  more: { en: 'Show more', ua: 'Показати ще', ru: 'Показать ещё' },
  onePerson: { en: 'One person', ua: 'Одна людина', ru: 'Один человек' },
});
