import { texts } from '../../lib/texts.ts';

export const draftTexts = texts('drafts', {
  kept: {
    en: 'Draft kept at {{time}}',
    ua: 'Чернетку збережено о {{time}}',
    ru: 'Черновик сохранён в {{time}}',
  },
  discard: { en: 'Discard', ua: 'Відкинути', ru: 'Отбросить' },
  left: {
    en: 'Your draft is kept. It is there when you come back.',
    ua: 'Чернетку збережено. Вона чекатиме на ваше повернення.',
    ru: 'Черновик сохранён. Он будет ждать вашего возвращения.',
  },
  unsafe: {
    en: 'This draft is only on this page: the browser keeps nothing and the server does not answer.',
    ua: 'Чернетка є лише на цій сторінці: браузер нічого не зберігає, а сервер не відповідає.',
    ru: 'Черновик есть только на этой странице: браузер ничего не сохраняет, а сервер не отвечает.',
  },
  leaveTitle: {
    en: 'Leave without saving?',
    ua: 'Вийти без збереження?',
    ru: 'Уйти без сохранения?',
  },
  leaveText: {
    en: 'What you wrote could not be kept and would be lost.',
    ua: 'Написане не вдалося зберегти, воно пропаде.',
    ru: 'Написанное не удалось сохранить, оно пропадёт.',
  },
  leave: { en: 'Leave', ua: 'Вийти', ru: 'Уйти' },
  stay: { en: 'Stay', ua: 'Лишитися', ru: 'Остаться' },
  offered: {
    en: 'There is another draft of yours from {{time}}.',
    ua: 'Є ще одна ваша чернетка від {{time}}.',
    ru: 'Есть ещё один ваш черновик от {{time}}.',
  },
  use: { en: 'Take it', ua: 'Взяти її', ru: 'Взять его' },
  clash: {
    en: 'This was changed after you began your draft.',
    ua: 'Після початку вашої чернетки це змінили.',
    ru: 'После начала вашего черновика это изменили.',
  },
  see: { en: 'See the difference', ua: 'Показати відмінності', ru: 'Показать отличия' },
  clashTitle: {
    en: 'Your draft or what is saved',
    ua: 'Ваша чернетка чи збережене',
    ru: 'Ваш черновик или сохранённое',
  },
  clashText: {
    en: 'Somebody, or you on another device, saved a change after you began this draft.',
    ua: 'Хтось або ви на іншому пристрої зберегли зміну вже після початку цієї чернетки.',
    ru: 'Кто-то или вы на другом устройстве сохранили изменение уже после начала этого черновика.',
  },
  inDraft: { en: 'In your draft', ua: 'У вашій чернетці', ru: 'В вашем черновике' },
  inStored: { en: 'Saved', ua: 'Збережено', ru: 'Сохранено' },
  goOn: { en: 'Go on with my draft', ua: 'Продовжити чернетку', ru: 'Продолжить черновик' },
  takeStored: { en: 'Take what is saved', ua: 'Взяти збережене', ru: 'Взять сохранённое' },
  empty: { en: 'empty', ua: 'порожньо', ru: 'пусто' },
  text: { en: 'Text', ua: 'Текст', ru: 'Текст' },
});
