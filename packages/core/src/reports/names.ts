import type { Locale } from '../locales.ts';
import type { ByName } from './by-what.ts';
import type { MeasureName } from './measures.ts';

/** What is called the same in the interface, in letters and in files, in every language. */
export type Named = Record<Locale, string>;

export const measureTitles: Record<MeasureName, Named> = {
  calls: { en: 'Calls', ua: 'Дзвінки', ru: 'Звонки' },
  length: { en: 'Length of the call', ua: 'Тривалість дзвінка', ru: 'Длительность звонка' },
  called_again: {
    en: 'Calls again in 7 days',
    ua: 'Дзвонить знову за 7 днів',
    ru: 'Звонит снова за 7 дней',
  },
  came_back: { en: 'Came back', ua: 'Повернулися', ru: 'Вернулись' },
  field: { en: 'Own field', ua: 'Власне поле', ru: 'Своё поле' },
  metric: { en: 'Metric', ua: 'Показник', ru: 'Показатель' },
  emotion: { en: 'Strongest emotion', ua: 'Найсильніша емоція', ru: 'Самая сильная эмоция' },
  tag: { en: 'Tag', ua: 'Тег', ru: 'Тег' },
  pattern: { en: 'Pattern', ua: 'Патерн', ru: 'Паттерн' },
  label: { en: 'Label', ua: 'Мітка', ru: 'Метка' },
  script: { en: 'Script said', ua: 'Сказано скрипт', ru: 'Сказан скрипт' },
  score: { en: 'Score', ua: 'Оцінка', ru: 'Оценка' },
  question: { en: 'Question, % of points', ua: 'Запитання, % балів', ru: 'Вопрос, % баллов' },
  passed: { en: 'Goal passed', ua: 'Ціль зараховано', ru: 'Цель зачтена' },
  coverage: { en: 'Published of the scored', ua: 'Опубліковано з оцінених', ru: 'Опубликовано из оценённых' },
  agreement: {
    en: 'Machine agrees with people',
    ua: 'Машина згодна з людьми',
    ru: 'Машина согласна с людьми',
  },
  conversion: { en: 'Conversion', ua: 'Конверсія', ru: 'Конверсия' },
  revenue: { en: 'Revenue', ua: 'Дохід', ru: 'Доход' },
};

export const byTitles: Record<ByName, Named> = {
  hour: { en: 'Hour', ua: 'Година', ru: 'Час' },
  weekday: { en: 'Weekday', ua: 'День тижня', ru: 'День недели' },
  day: { en: 'Day', ua: 'День', ru: 'День' },
  week: { en: 'Week', ua: 'Тиждень', ru: 'Неделя' },
  month: { en: 'Month', ua: 'Місяць', ru: 'Месяц' },
  agent: { en: 'Operator', ua: 'Оператор', ru: 'Оператор' },
  team: { en: 'Team', ua: 'Команда', ru: 'Команда' },
  customer: { en: 'Abonent', ua: 'Абонент', ru: 'Абонент' },
  tag: { en: 'Tag', ua: 'Тег', ru: 'Тег' },
  pattern: { en: 'Pattern', ua: 'Патерн', ru: 'Паттерн' },
  label: { en: 'Label', ua: 'Мітка', ru: 'Метка' },
  script: { en: 'Script', ua: 'Скрипт', ru: 'Скрипт' },
  goal: { en: 'Goal', ua: 'Ціль', ru: 'Цель' },
  project: { en: 'Monitoring project', ua: 'Проєкт моніторингу', ru: 'Проект мониторинга' },
  emotion: { en: 'Emotion', ua: 'Емоція', ru: 'Эмоция' },
  source: { en: 'Source', ua: 'Джерело', ru: 'Источник' },
  direction: { en: 'Direction', ua: 'Напрямок', ru: 'Направление' },
  language: { en: 'Language', ua: 'Мова', ru: 'Язык' },
  length: { en: 'Length', ua: 'Тривалість', ru: 'Длительность' },
  queue: { en: 'Queue', ua: 'Черга', ru: 'Очередь' },
  disposition: { en: 'Outcome', ua: 'Підсумок', ru: 'Итог' },
  campaign: { en: 'Campaign', ua: 'Кампанія', ru: 'Кампания' },
};

/** What is said of numbers beside what they are. */
export const reportWords = {
  calls: { en: 'calls', ua: 'дзвінки', ru: 'звонки' },
  mean: { en: 'mean', ua: 'середнє', ru: 'среднее' },
  median: { en: 'median', ua: 'медіана', ru: 'медиана' },
  p90: { en: '90 % are below', ua: '90 % менші', ru: '90 % меньше' },
  least: { en: 'lowest', ua: 'найменше', ru: 'наименьшее' },
  most: { en: 'highest', ua: 'найбільше', ru: 'наибольшее' },
  sum: { en: 'sum', ua: 'сума', ru: 'сумма' },
  n: { en: 'n', ua: 'n', ru: 'n' },
  from: { en: 'from', ua: 'від', ru: 'от' },
  below: { en: 'below', ua: 'менше', ru: 'меньше' },
  low: { en: '95 % from', ua: '95 % від', ru: '95 % от' },
  high: { en: '95 % to', ua: '95 % до', ru: '95 % до' },
  before: { en: 'before', ua: 'раніше', ru: 'раньше' },
  all: { en: 'All calls', ua: 'Усі дзвінки', ru: 'Все звонки' },
  gone: { en: 'deleted', ua: 'видалено', ru: 'удалено' },
  notChosen: { en: 'not chosen', ua: 'не вибрано', ru: 'не выбрано' },
  operator: { en: 'operator', ua: 'оператор', ru: 'оператор' },
  abonent: { en: 'abonent', ua: 'абонент', ru: 'абонент' },
  leftOut: {
    en: 'Calls in which it cannot be known',
    ua: 'Дзвінки, про які цього не дізнатися',
    ru: 'Звонки, о которых этого не узнать',
  },
  period: { en: 'Period', ua: 'Період', ru: 'Период' },
  comparedWith: { en: 'Compared with', ua: 'Порівняно з', ru: 'Сравнено с' },
  timeZone: { en: 'Time zone', ua: 'Часовий пояс', ru: 'Часовой пояс' },
  countedAt: { en: 'Counted', ua: 'Пораховано', ru: 'Посчитано' },
  name: { en: 'Report', ua: 'Звіт', ru: 'Отчёт' },
} as const satisfies Record<string, Named>;

export const weekdayTitles = {
  mon: { en: 'Monday', ua: 'Понеділок', ru: 'Понедельник' },
  tue: { en: 'Tuesday', ua: 'Вівторок', ru: 'Вторник' },
  wed: { en: 'Wednesday', ua: 'Середа', ru: 'Среда' },
  thu: { en: 'Thursday', ua: 'Четвер', ru: 'Четверг' },
  fri: { en: 'Friday', ua: 'Пʼятниця', ru: 'Пятница' },
  sat: { en: 'Saturday', ua: 'Субота', ru: 'Суббота' },
  sun: { en: 'Sunday', ua: 'Неділя', ru: 'Воскресенье' },
} as const satisfies Record<string, Named>;

export const directionTitles = {
  inbound: { en: 'Inbound', ua: 'Вхідний', ru: 'Входящий' },
  outbound: { en: 'Outbound', ua: 'Вихідний', ru: 'Исходящий' },
} as const satisfies Record<string, Named>;
