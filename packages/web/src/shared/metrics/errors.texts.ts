import { texts } from '../../lib/texts.ts';

export const metricsErrors = texts('errors:metrics', {
  'metrics.not_found': {
    en: 'This metric no longer exists.',
    ua: 'Цієї метрики вже немає.',
    ru: 'Этой метрики больше нет.',
  },
  'metrics.name_taken': {
    en: 'There is a metric with this name. Choose another.',
    ua: 'Метрика з такою назвою вже є. Виберіть іншу.',
    ru: 'Метрика с таким названием уже есть. Выберите другое.',
  },
  'metrics.unknown': {
    en: 'There is no metric {{metric}} here. Choose one of the list.',
    ua: 'Метрики {{metric}} тут немає. Виберіть зі списку.',
    ru: 'Метрики {{metric}} здесь нет. Выберите из списка.',
  },
  'metrics.limit_missing': {
    en: 'A metric needs at least one value. Enter a lower or an upper limit.',
    ua: 'Метрика потребує хоча б одного значення. Введіть нижню або верхню межу.',
    ru: 'Метрике нужно хотя бы одно значение. Введите нижний или верхний предел.',
  },
  'metrics.limits_order': {
    en: 'The lower limit is above the upper one. Swap them.',
    ua: 'Нижня межа більша за верхню. Поміняйте їх місцями.',
    ru: 'Нижний предел больше верхнего. Поменяйте их местами.',
  },
  'metrics.limit_range': {
    en: 'No call can have such a value. Shares go from 0 to 100 %, counts and times from 0.',
    ua: 'Жоден дзвінок не може мати такого значення. Частки бувають від 0 до 100 %, кількості й тривалості — від 0.',
    ru: 'Ни у одного звонка не может быть такого значения. Доли бывают от 0 до 100 %, количества и длительности — от 0.',
  },
  'metrics.formula': {
    en: 'The formula cannot be understood. The place is marked.',
    ua: 'Формулу не вдалося зрозуміти. Місце позначено.',
    ru: 'Формулу не удалось понять. Место отмечено.',
  },
});
