import { texts } from '../../lib/texts.ts';

export const installationTexts = texts('installation', {
  title: { en: 'Waiting work', ua: 'Відкладена робота', ru: 'Отложенная работа' },
  lead: {
    en: 'Work that failed five times. What came later about the same call waits behind it; everything else goes on.',
    ua: 'Робота, що не вдалася пʼять разів. Пізніші зміни того самого дзвінка чекають за нею; решта триває.',
    ru: 'Работа, которая не удалась пять раз. Более поздние изменения того же звонка ждут за ней; остальное продолжается.',
  },
  empty: { en: 'Nothing waits', ua: 'Нічого не чекає', ru: 'Ничего не ждёт' },
  emptyText: {
    en: 'Work that cannot be done appears here with its reason.',
    ua: 'Тут зʼявиться робота, яку не вдалося виконати, із причиною.',
    ru: 'Здесь появится работа, которую не удалось выполнить, с причиной.',
  },
  retry: { en: 'Try again', ua: 'Спробувати ще раз', ru: 'Попробовать снова' },
  retried: { en: 'It is being tried again', ua: 'Спроба триває', ru: 'Попытка идёт' },
  call: { en: 'Open the call', ua: 'Відкрити дзвінок', ru: 'Открыть звонок' },
  behind: {
    en: { one: '{{count}} change waits behind it', other: '{{count}} changes wait behind it' },
    ua: {
      one: '{{count}} зміна чекає за нею',
      few: '{{count}} зміни чекають за нею',
      many: '{{count}} змін чекає за нею',
      other: '{{count}} зміни чекає за нею',
    },
    ru: {
      one: '{{count}} изменение ждёт за ней',
      few: '{{count}} изменения ждут за ней',
      many: '{{count}} изменений ждёт за ней',
      other: '{{count}} изменения ждёт за ней',
    },
  },
  reason: { en: 'Reason', ua: 'Причина', ru: 'Причина' },
});

/** What each part of the program was doing; a feature of its own says it beside itself, as `listeners:NAME`. */
export const listenerTexts = texts('listeners:program', {
  'analysis.call_changed': { en: 'Analysing a call', ua: 'Аналіз дзвінка', ru: 'Анализ звонка' },
  'files.remove_blobs': {
    en: 'Deleting the sound of a call',
    ua: 'Видалення звуку дзвінка',
    ru: 'Удаление звука звонка',
  },
  'favorites.member_left': {
    en: 'Removing favourites of somebody who left',
    ua: 'Видалення обраного того, хто пішов',
    ru: 'Удаление избранного того, кто ушёл',
  },
  'views.member_left': {
    en: 'Removing views of somebody who left',
    ua: 'Видалення виглядів того, хто пішов',
    ru: 'Удаление видов того, кто ушёл',
  },
  'projects.member_left': {
    en: 'Removing pins of somebody who left',
    ua: 'Видалення закріпленого того, хто пішов',
    ru: 'Удаление закреплённого того, кто ушёл',
  },
  'versions.member_left': {
    en: 'Unlocking what somebody who left had locked',
    ua: 'Розблокування того, що заблокував той, хто пішов',
    ru: 'Разблокировка того, что заблокировал тот, кто ушёл',
  },
  'rules.rule_changed': {
    en: 'Removing the runs of a rule',
    ua: 'Видалення запусків правила',
    ru: 'Удаление запусков правила',
  },
  'rules.marks': {
    en: 'Removing the marks of a rule',
    ua: 'Видалення позначок правила',
    ru: 'Удаление отметок правила',
  },
  'drafts.member_left': {
    en: 'Removing drafts of somebody who left',
    ua: 'Видалення чернеток того, хто пішов',
    ru: 'Удаление черновиков того, кто ушёл',
  },
  'findings.time_zone_changed': {
    en: 'Moving days to another time zone',
    ua: 'Перенесення днів в інший часовий пояс',
    ru: 'Перенос дней в другой часовой пояс',
  },
});
