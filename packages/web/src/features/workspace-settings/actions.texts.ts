import { texts } from '../../lib/texts.ts';

export const workspaceSettingsActions = texts('audit:workspace-settings', {
  'workspace.created': { en: 'Created the workspace', ua: 'Створення простору', ru: 'Создание пространства' },
  'workspace.changed': { en: 'Changed settings', ua: 'Зміна налаштувань', ru: 'Изменение настроек' },
  'metric.created': { en: 'Defined a metric', ua: 'Нова метрика', ru: 'Новая метрика' },
  'metric.changed': { en: 'Changed a metric', ua: 'Зміна метрики', ru: 'Изменение метрики' },
  'metric.removed': { en: 'Deleted a metric', ua: 'Видалення метрики', ru: 'Удаление метрики' },
});
