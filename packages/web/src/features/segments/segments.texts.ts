import { texts } from '../../lib/texts.ts';

export const segmentsTexts = texts('segments', {
  title: { en: 'Segments', ua: 'Сегменти', ru: 'Сегменты' },
  lead: {
    en: 'Calls under one name: a filter that is always current, or a list picked by hand.',
    ua: 'Дзвінки під однією назвою: завжди актуальний фільтр або складена вручну добірка.',
    ru: 'Звонки под одним названием: всегда актуальный фильтр или составленная вручную подборка.',
  },
  add: { en: 'New segment', ua: 'Новий сегмент', ru: 'Новый сегмент' },
  emptyTitle: { en: 'No segments yet', ua: 'Сегментів ще немає', ru: 'Сегментов ещё нет' },
  emptyText: {
    en: 'Name a set of calls once and use it as a filter everywhere.',
    ua: 'Назвіть набір дзвінків один раз і користуйтеся ним як фільтром усюди.',
    ru: 'Назовите набор звонков один раз и пользуйтесь им как фильтром везде.',
  },
  kind: { en: 'Kind', ua: 'Вид', ru: 'Вид' },
  filter: { en: 'Always current', ua: 'Завжди актуальний', ru: 'Всегда актуальный' },
  list: { en: 'Picked by hand', ua: 'Складений вручну', ru: 'Составленный вручную' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  description: { en: 'Description', ua: 'Опис', ru: 'Описание' },
  filters: { en: 'Filters', ua: 'Фільтри', ru: 'Фильтры' },
  noFilters: {
    en: 'No filter yet: every call belongs to it.',
    ua: 'Фільтрів ще немає: до нього належить кожен дзвінок.',
    ru: 'Фильтров ещё нет: к нему относится каждый звонок.',
  },
  words: { en: 'What was said', ua: 'Що було сказано', ru: 'Что было сказано' },
  addWords: { en: 'Add words', ua: 'Додати слова', ru: 'Добавить слова' },
  removeWords: { en: 'Remove the words', ua: 'Прибрати слова', ru: 'Убрать слова' },
  calls: { en: 'Its calls', ua: 'Його дзвінки', ru: 'Его звонки' },
  countNow: {
    en: { one: '{{shown}} call now', other: '{{shown}} calls now' },
    ua: {
      one: '{{shown}} дзвінок зараз',
      few: '{{shown}} дзвінки зараз',
      many: '{{shown}} дзвінків зараз',
      other: '{{shown}} дзвінка зараз',
    },
    ru: {
      one: '{{shown}} звонок сейчас',
      few: '{{shown}} звонка сейчас',
      many: '{{shown}} звонков сейчас',
      other: '{{shown}} звонка сейчас',
    },
  },
  moreThan: { en: 'More than {{shown}}', ua: 'Понад {{shown}}', ru: 'Больше {{shown}}' },
  noCalls: {
    en: 'There are no calls in it yet.',
    ua: 'Дзвінків у ньому ще немає.',
    ru: 'Звонков в нём ещё нет.',
  },
  openCalls: { en: 'Open its calls', ua: 'Відкрити його дзвінки', ru: 'Открыть его звонки' },
  addCall: { en: 'Add a call', ua: 'Додати дзвінок', ru: 'Добавить звонок' },
  takeOff: { en: 'Take off: {{name}}', ua: 'Вилучити: {{name}}', ru: 'Убрать: {{name}}' },
  created: { en: 'Segment added', ua: 'Сегмент додано', ru: 'Сегмент добавлен' },
  deleted: { en: 'Segment deleted', ua: 'Сегмент видалено', ru: 'Сегмент удалён' },
  deleteTitle: { en: 'Delete this segment?', ua: 'Видалити цей сегмент?', ru: 'Удалить этот сегмент?' },
  deleteText: {
    en: '“{{name}}” is gone as a filter. Its calls stay.',
    ua: 'Фільтра «{{name}}» більше не буде. Його дзвінки лишаться.',
    ru: 'Фильтра «{{name}}» больше не будет. Его звонки останутся.',
  },
  listBecomesFilter: {
    en: 'When saved, the list picked by hand is replaced by the filter.',
    ua: 'Після збереження складену вручну добірку замінить фільтр.',
    ru: 'После сохранения составленную вручную подборку заменит фильтр.',
  },
});
