import { texts } from '../../lib/texts.ts';

export const fileActions = texts('audit:file', {
  'file.tagged': { en: 'Tagged a call', ua: 'Додавання тегу до дзвінка', ru: 'Добавление тега к звонку' },
  'file.untagged': { en: 'Took a tag off a call', ua: 'Зняття тегу з дзвінка', ru: 'Снятие тега со звонка' },
  'transcript.corrected': {
    en: 'Corrected a transcript',
    ua: 'Виправлення транскрипту',
    ru: 'Исправление транскрипта',
  },
  'file.uploaded': { en: 'Uploaded a file', ua: 'Завантаження файлу', ru: 'Загрузка файла' },
  'file.played': { en: 'Listened', ua: 'Прослуховування', ru: 'Прослушивание' },
  'file.exported': { en: 'Downloaded', ua: 'Вивантаження', ru: 'Скачивание' },
  'file.changed': { en: 'Changed a file', ua: 'Зміна файлу', ru: 'Изменение файла' },
  'file.restarted': { en: 'Processed again', ua: 'Повторна обробка', ru: 'Повторная обработка' },
  'file.removed': { en: 'Deleted a file', ua: 'Видалення файлу', ru: 'Удаление файла' },
  'share.created': {
    en: 'Shared a call',
    ua: 'Створення посилання на дзвінок',
    ru: 'Создание ссылки на звонок',
  },
  'share.opened': { en: 'Opened a shared call', ua: 'Відкриття за посиланням', ru: 'Открытие по ссылке' },
  'share.removed': { en: 'Revoked a link', ua: 'Відкликання посилання', ru: 'Отзыв ссылки' },
});
