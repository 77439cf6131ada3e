import { texts } from '../lib/texts.ts';

/** What may happen to any request, and what to do. */
export const generalErrors = texts('errors:general', {
  network: {
    en: 'No connection to the server. Check the network and try again.',
    ua: 'Немає зʼєднання із сервером. Перевірте мережу і спробуйте ще раз.',
    ru: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  },
  internal: {
    en: 'Something went wrong on the server. Try again; if it repeats, ask your administrator.',
    ua: 'На сервері щось пішло не так. Спробуйте ще раз; якщо повториться, зверніться до адміністратора.',
    ru: 'На сервере что-то пошло не так. Попробуйте ещё раз; если повторится, обратитесь к администратору.',
  },
  not_found: {
    en: 'There is nothing at this address.',
    ua: 'За цією адресою нічого немає.',
    ru: 'По этому адресу ничего нет.',
  },
  nothing_to_change: {
    en: 'Fill in at least one field.',
    ua: 'Заповніть хоча б одне поле.',
    ru: 'Заполните хотя бы одно поле.',
  },
  bad_request: {
    en: 'The request was not understood. Check what you entered.',
    ua: 'Запит незрозумілий. Перевірте введене.',
    ru: 'Запрос непонятен. Проверьте введённое.',
  },
  text_invalid: {
    en: 'The text has characters that cannot be kept ({{field}}). Remove them and try again.',
    ua: 'У тексті є символи, які неможливо зберегти ({{field}}). Приберіть їх і спробуйте ще раз.',
    ru: 'В тексте есть символы, которые нельзя сохранить ({{field}}). Уберите их и попробуйте ещё раз.',
  },
  unknown_field: {
    en: 'The server does not know the field {{field}}. Reload the page; over the API, check the name.',
    ua: 'Сервер не знає поля {{field}}. Оновіть сторінку; якщо це запит через API, перевірте назву.',
    ru: 'Сервер не знает поля {{field}}. Обновите страницу; если это запрос через API, проверьте название.',
  },
  body_too_large: {
    en: 'This is too much at once: {{kb}} kB at most. Make it shorter or split it.',
    ua: 'Це забагато за один раз: не більше {{kb}} кБ. Скоротіть або поділіть на частини.',
    ru: 'Это слишком много за один раз: не больше {{kb}} кБ. Сократите или разделите на части.',
  },
  body_too_deep: {
    en: 'There are too many parts inside one another. Make it simpler and try again.',
    ua: 'Забагато частин, вкладених одна в одну. Спростіть і спробуйте ще раз.',
    ru: 'Слишком много частей, вложенных друг в друга. Упростите и попробуйте ещё раз.',
  },
  unauthorized: {
    en: 'Your session has ended. Sign in again.',
    ua: 'Сеанс завершено. Увійдіть знову.',
    ru: 'Сеанс завершён. Войдите снова.',
  },
  forbidden: {
    en: 'Your role does not allow this. Ask an administrator of the workspace.',
    ua: 'Ваша роль цього не дозволяє. Зверніться до адміністратора робочого простору.',
    ru: 'Ваша роль этого не позволяет. Обратитесь к администратору рабочего пространства.',
  },
  'filters.forbidden': {
    en: 'You may not filter by this ({{field}}). Remove the filter, or ask an administrator to open the section.',
    ua: 'Фільтрувати за цим вам не дозволено ({{field}}). Приберіть фільтр або попросіть адміністратора відкрити розділ.',
    ru: 'Фильтровать по этому вам не разрешено ({{field}}). Уберите фильтр или попросите администратора открыть раздел.',
  },
  conflict: {
    en: 'Somebody changed this at the same moment. Look again and repeat.',
    ua: 'Хтось змінив це тієї самої миті. Перегляньте ще раз і повторіть.',
    ru: 'Кто-то изменил это в тот же момент. Посмотрите ещё раз и повторите.',
  },
  cross_site: {
    en: 'The request came from another site and was refused. Reload the page.',
    ua: 'Запит надійшов з іншого сайту, його відхилено. Оновіть сторінку.',
    ru: 'Запрос пришёл с другого сайта и отклонён. Обновите страницу.',
  },
  too_many_requests: {
    en: {
      one: 'Too many requests. Try again in {{count}} minute.',
      other: 'Too many requests. Try again in {{count}} minutes.',
    },
    ua: {
      one: 'Забагато запитів. Спробуйте через {{count}} хвилину.',
      few: 'Забагато запитів. Спробуйте через {{count}} хвилини.',
      many: 'Забагато запитів. Спробуйте через {{count}} хвилин.',
      other: 'Забагато запитів. Спробуйте через {{count}} хвилини.',
    },
    ru: {
      one: 'Слишком много запросов. Попробуйте через {{count}} минуту.',
      few: 'Слишком много запросов. Попробуйте через {{count}} минуты.',
      many: 'Слишком много запросов. Попробуйте через {{count}} минут.',
      other: 'Слишком много запросов. Попробуйте через {{count}} минуты.',
    },
  },
  disk_full: {
    en: 'The disk of the server is full. When there is room again, go on from here.',
    ua: 'На диску сервера не лишилося місця. Коли воно зʼявиться, продовжте звідси.',
    ru: 'На диске сервера не осталось места. Когда оно появится, продолжите отсюда.',
  },
  unavailable: {
    en: 'The server is starting or cannot reach its database. Try again in a moment.',
    ua: 'Сервер запускається або не має звʼязку з базою даних. Спробуйте трохи згодом.',
    ru: 'Сервер запускается или не имеет связи с базой данных. Попробуйте немного позже.',
  },
});
