import { texts } from '../../lib/texts.ts';

export const fileErrors = texts('errors:file', {
  'shares.not_found': {
    en: 'This link is not here. It has expired or was withdrawn.',
    ua: 'Цього посилання немає. Воно застаріло або його відкликано.',
    ru: 'Этой ссылки нет. Она устарела или отозвана.',
  },
  'shares.invalid': {
    en: 'The link has expired or was withdrawn. Ask whoever sent it for a new one.',
    ua: 'Посилання застаріло або його відкликано. Попросіть нове в того, хто його надіслав.',
    ru: 'Ссылка устарела или отозвана. Попросите новую у того, кто её прислал.',
  },
  'transcripts.not_found': {
    en: 'There is no transcript yet.',
    ua: 'Транскрипту ще немає.',
    ru: 'Транскрипта ещё нет.',
  },
  'transcripts.version_conflict': {
    en: 'Someone changed the transcript meanwhile. Reload and repeat.',
    ua: 'Транскрипт тим часом змінив хтось інший. Оновіть сторінку і повторіть.',
    ru: 'Транскрипт тем временем изменил кто-то другой. Обновите страницу и повторите.',
  },
  'comments.not_found': {
    en: 'This comment no longer exists.',
    ua: 'Цього коментаря вже немає.',
    ru: 'Этого комментария больше нет.',
  },
  'comments.cannot_mention': {
    en: 'Somebody who is named here is no longer in the workspace. Take the name out.',
    ua: 'Когось зі згаданих уже немає в робочому просторі. Приберіть імʼя.',
    ru: 'Кого-то из упомянутых уже нет в рабочем пространстве. Уберите имя.',
  },
  'comments.too_many_mentions': {
    en: 'One comment can name {{most}} people at most.',
    ua: 'В одному коментарі можна згадати щонайбільше {{most}} людей.',
    ru: 'В одном комментарии можно упомянуть не больше {{most}} человек.',
  },
  'comments.not_own': {
    en: 'Only its author can change this.',
    ua: 'Змінити це може лише автор.',
    ru: 'Изменить это может только автор.',
  },
  'annotations.not_found': {
    en: 'This note no longer exists.',
    ua: 'Цієї нотатки вже немає.',
    ru: 'Этой заметки больше нет.',
  },
  'annotations.words': {
    en: 'These words are no longer in the phrase. Select them again.',
    ua: 'Цих слів у фразі вже немає. Виділіть їх знову.',
    ru: 'Этих слов во фразе больше нет. Выделите их снова.',
  },
  'transcripts.invalid': {
    en: 'The transcript cannot be saved like this. Check the marked phrases.',
    ua: 'Так транскрипт зберегти не можна. Перевірте позначені фрази.',
    ru: 'Так транскрипт сохранить нельзя. Проверьте отмеченные фразы.',
  },
  'stages.failed': {
    en: 'A step of the processing failed. Retry; if it repeats, ask your administrator.',
    ua: 'Один із кроків обробки не вдався. Повторіть; якщо не допоможе, зверніться до адміністратора.',
    ru: 'Один из шагов обработки не удался. Повторите; если не поможет, обратитесь к администратору.',
  },
  'stages.worker_lost': {
    en: 'Processing was interrupted several times. Retry it from the start.',
    ua: 'Обробка кілька разів переривалася. Запустіть її спочатку.',
    ru: 'Обработка несколько раз прерывалась. Запустите её сначала.',
  },
});
