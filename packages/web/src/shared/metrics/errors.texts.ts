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
  'metrics.formula': {
    en: 'The formula cannot be understood. The place is marked.',
    ua: 'Формулу не вдалося зрозуміти. Місце позначено.',
    ru: 'Формулу не удалось понять. Место отмечено.',
  },
});
