import { locales } from '@earshot/core/locales.ts';
import { describe, expect, it } from 'vitest';
import { agentsTexts } from '../features/agents/agents.texts.ts';
import { auditTexts } from '../features/audit/audit.texts.ts';
import { filesTexts } from '../features/files/files.texts.ts';
import { installationTexts } from '../features/installation/installation.texts.ts';
import { cardTexts } from '../features/projects/card.texts.ts';
import { dryRunTexts } from '../features/projects/dry-run.texts.ts';
import { listTexts } from '../features/projects/list.texts.ts';
import { blockTexts } from '../features/reports/blocks/blocks.texts.ts';
import { reportsTexts } from '../features/reports/reports.texts.ts';
import { speechTexts } from '../features/speech/speech.texts.ts';
import { subscribersTexts } from '../features/subscribers/subscribers.texts.ts';
import { usersTexts } from '../features/users/users.texts.ts';
import { workspaceSettingsTexts } from '../features/workspace-settings/workspace-settings.texts.ts';
import { startI18n, translate, type Words } from '../lib/i18n.ts';
import type { Entries, Plain, Plural, Texts } from '../lib/texts.ts';
import { generalErrors } from '../shared/errors.texts.ts';
import { peopleTexts } from '../shared/people/people.texts.ts';
import { liveTestTexts } from '../shared/rules/editor/live-test.texts.ts';

type Module = Record<string, { namespace?: string; entries?: Entries }>;
const modules = import.meta.glob<Module>('../**/*.texts.ts', { eager: true });
const everySet = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((set): set is Texts => set.entries !== undefined),
);

const wordsOf = (locale: keyof Plain): Words =>
  Object.fromEntries(
    everySet.map(({ namespace, entries }) => [
      namespace,
      Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry[locale]])),
    ]),
  );

const numbers = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 1.5];

/** Each row as it is read, for the numbers above in turn. */
const rows: { texts: Texts; key: string; en: string; ua: string; ru: string }[] = [
  {
    texts: workspaceSettingsTexts,
    key: 'daysOf',
    en: '0 days, 1 day, 2 days, 5 days, 11 days, 12 days, 21 days, 22 days, 25 days, 101 days, 111 days, 1.5 days',
    ua: '0 днів, 1 день, 2 дні, 5 днів, 11 днів, 12 днів, 21 день, 22 дні, 25 днів, 101 день, 111 днів, 1,5 дня',
    ru: '0 дней, 1 день, 2 дня, 5 дней, 11 дней, 12 дней, 21 день, 22 дня, 25 дней, 101 день, 111 дней, 1,5 дня',
  },
  {
    texts: auditTexts,
    key: 'entries',
    en: '0 entries, 1 entry, 2 entries, 5 entries, 11 entries, 12 entries, 21 entries, 22 entries, 25 entries, 101 entries, 111 entries, 1.5 entries',
    ua: '0 записів, 1 запис, 2 записи, 5 записів, 11 записів, 12 записів, 21 запис, 22 записи, 25 записів, 101 запис, 111 записів, 1,5 запису',
    ru: '0 записей, 1 запись, 2 записи, 5 записей, 11 записей, 12 записей, 21 запись, 22 записи, 25 записей, 101 запись, 111 записей, 1,5 записи',
  },
  {
    texts: usersTexts,
    key: 'count',
    en: '0 people, 1 person, 2 people, 5 people, 11 people, 12 people, 21 people, 22 people, 25 people, 101 people, 111 people, 1.5 people',
    ua: '0 людей, 1 людина, 2 людини, 5 людей, 11 людей, 12 людей, 21 людина, 22 людини, 25 людей, 101 людина, 111 людей, 1,5 людини',
    ru: '0 человек, 1 человек, 2 человека, 5 человек, 11 человек, 12 человек, 21 человек, 22 человека, 25 человек, 101 человек, 111 человек, 1,5 человека',
  },
  {
    texts: filesTexts,
    key: 'deleted',
    en: 'Deleted 0 files, Deleted 1 file, Deleted 2 files, Deleted 5 files, Deleted 11 files, Deleted 12 files, Deleted 21 files, Deleted 22 files, Deleted 25 files, Deleted 101 files, Deleted 111 files, Deleted 1.5 files',
    ua: 'Видалено 0 файлів, Видалено 1 файл, Видалено 2 файли, Видалено 5 файлів, Видалено 11 файлів, Видалено 12 файлів, Видалено 21 файл, Видалено 22 файли, Видалено 25 файлів, Видалено 101 файл, Видалено 111 файлів, Видалено 1,5 файлу',
    ru: 'Удалено 0 файлов, Удалён 1 файл, Удалено 2 файла, Удалено 5 файлов, Удалено 11 файлов, Удалено 12 файлов, Удалён 21 файл, Удалено 22 файла, Удалено 25 файлов, Удалён 101 файл, Удалено 111 файлов, Удалено 1,5 файла',
  },
  {
    texts: installationTexts,
    key: 'behind',
    en: '0 changes wait behind it, 1 change waits behind it, 2 changes wait behind it, 5 changes wait behind it, 11 changes wait behind it, 12 changes wait behind it, 21 changes wait behind it, 22 changes wait behind it, 25 changes wait behind it, 101 changes wait behind it, 111 changes wait behind it, 1.5 changes wait behind it',
    ua: '0 змін чекає за нею, 1 зміна чекає за нею, 2 зміни чекають за нею, 5 змін чекає за нею, 11 змін чекає за нею, 12 змін чекає за нею, 21 зміна чекає за нею, 22 зміни чекають за нею, 25 змін чекає за нею, 101 зміна чекає за нею, 111 змін чекає за нею, 1,5 зміни чекає за нею',
    ru: '0 изменений ждёт за ней, 1 изменение ждёт за ней, 2 изменения ждут за ней, 5 изменений ждёт за ней, 11 изменений ждёт за ней, 12 изменений ждёт за ней, 21 изменение ждёт за ней, 22 изменения ждут за ней, 25 изменений ждёт за ней, 101 изменение ждёт за ней, 111 изменений ждёт за ней, 1,5 изменения ждёт за ней',
  },
  {
    texts: liveTestTexts,
    key: 'wouldMatch',
    en: 'would match, would match, would match, would match, would match, would match, would match, would match, would match, would match, would match, would match',
    ua: 'підходять, підходить, підходять, підходять, підходять, підходять, підходить, підходять, підходять, підходить, підходять, підходить',
    ru: 'подходят, подходит, подходят, подходят, подходят, подходят, подходит, подходят, подходят, подходит, подходят, подходит',
  },
  {
    texts: listTexts,
    key: 'patterns',
    en: '0 patterns, 1 pattern, 2 patterns, 5 patterns, 11 patterns, 12 patterns, 21 patterns, 22 patterns, 25 patterns, 101 patterns, 111 patterns, 1.5 patterns',
    ua: '0 патернів, 1 патерн, 2 патерни, 5 патернів, 11 патернів, 12 патернів, 21 патерн, 22 патерни, 25 патернів, 101 патерн, 111 патернів, 1,5 патерну',
    ru: '0 паттернов, 1 паттерн, 2 паттерна, 5 паттернов, 11 паттернов, 12 паттернов, 21 паттерн, 22 паттерна, 25 паттернов, 101 паттерн, 111 паттернов, 1,5 паттерна',
  },
  {
    texts: listTexts,
    key: 'filters',
    en: '0 filters, 1 filter, 2 filters, 5 filters, 11 filters, 12 filters, 21 filters, 22 filters, 25 filters, 101 filters, 111 filters, 1.5 filters',
    ua: '0 фільтрів, 1 фільтр, 2 фільтри, 5 фільтрів, 11 фільтрів, 12 фільтрів, 21 фільтр, 22 фільтри, 25 фільтрів, 101 фільтр, 111 фільтрів, 1,5 фільтра',
    ru: '0 фильтров, 1 фильтр, 2 фильтра, 5 фильтров, 11 фильтров, 12 фильтров, 21 фильтр, 22 фильтра, 25 фильтров, 101 фильтр, 111 фильтров, 1,5 фильтра',
  },
  {
    texts: cardTexts,
    key: 'addresses',
    en: '0 addresses, 1 address, 2 addresses, 5 addresses, 11 addresses, 12 addresses, 21 addresses, 22 addresses, 25 addresses, 101 addresses, 111 addresses, 1.5 addresses',
    ua: '0 адрес, 1 адреса, 2 адреси, 5 адрес, 11 адрес, 12 адрес, 21 адреса, 22 адреси, 25 адрес, 101 адреса, 111 адрес, 1,5 адреси',
    ru: '0 адресов, 1 адрес, 2 адреса, 5 адресов, 11 адресов, 12 адресов, 21 адрес, 22 адреса, 25 адресов, 101 адрес, 111 адресов, 1,5 адреса',
  },
  {
    texts: dryRunTexts,
    key: 'found',
    en: 'calls found, call found, calls found, calls found, calls found, calls found, calls found, calls found, calls found, calls found, calls found, calls found',
    ua: 'дзвінків знайдено, дзвінок знайдено, дзвінки знайдено, дзвінків знайдено, дзвінків знайдено, дзвінків знайдено, дзвінок знайдено, дзвінки знайдено, дзвінків знайдено, дзвінок знайдено, дзвінків знайдено, дзвінка знайдено',
    ru: 'звонков найдено, звонок найден, звонка найдено, звонков найдено, звонков найдено, звонков найдено, звонок найден, звонка найдено, звонков найдено, звонок найден, звонков найдено, звонка найдено',
  },
  {
    texts: generalErrors,
    key: 'too_many_requests',
    en: '0 minutes, 1 minute, 2 minutes, 5 minutes, 11 minutes, 12 minutes, 21 minutes, 22 minutes, 25 minutes, 101 minutes, 111 minutes, 1.5 minutes',
    ua: '0 хвилин, 1 хвилину, 2 хвилини, 5 хвилин, 11 хвилин, 12 хвилин, 21 хвилину, 22 хвилини, 25 хвилин, 101 хвилину, 111 хвилин, 1,5 хвилини',
    ru: '0 минут, 1 минуту, 2 минуты, 5 минут, 11 минут, 12 минут, 21 минуту, 22 минуты, 25 минут, 101 минуту, 111 минут, 1,5 минуты',
  },
  {
    texts: agentsTexts,
    key: 'inTeams',
    en: 'in 0 teams, in 1 team, in 2 teams, in 5 teams, in 11 teams, in 12 teams, in 21 teams, in 22 teams, in 25 teams, in 101 teams, in 111 teams, in 1.5 teams',
    ua: 'у 0 командах, у 1 команді, у 2 командах, у 5 командах, у 11 командах, у 12 командах, у 21 команді, у 22 командах, у 25 командах, у 101 команді, у 111 командах, у 1,5 команди',
    ru: 'в 0 командах, в 1 команде, в 2 командах, в 5 командах, в 11 командах, в 12 командах, в 21 команде, в 22 командах, в 25 командах, в 101 команде, в 111 командах, в 1,5 команды',
  },
  {
    texts: agentsTexts,
    key: 'likely',
    en: '0 names look like, 1 name looks like, 2 names look like, 5 names look like, 11 names look like, 12 names look like, 21 names look like, 22 names look like, 25 names look like, 101 names look like, 111 names look like, 1.5 names look like',
    ua: '0 імен схожі на тих, 1 імʼя схоже на того, 2 імені схожі на тих, 5 імен схожі на тих, 11 імен схожі на тих, 12 імен схожі на тих, 21 імʼя схоже на того, 22 імені схожі на тих, 25 імен схожі на тих, 101 імʼя схоже на того, 111 імен схожі на тих, 1,5 імені схожі на тих',
    ru: '0 имён похожи на тех, 1 имя похоже на того, 2 имени похожи на тех, 5 имён похожи на тех, 11 имён похожи на тех, 12 имён похожи на тех, 21 имя похоже на того, 22 имени похожи на тех, 25 имён похожи на тех, 101 имя похоже на того, 111 имён похожи на тех, 1,5 имени похожи на тех',
  },
  {
    texts: peopleTexts,
    key: 'tooFew',
    en: '0 calls, 1 call, 2 calls, 5 calls, 11 calls, 12 calls, 21 calls, 22 calls, 25 calls, 101 calls, 111 calls, 1.5 calls',
    ua: '0 дзвінків, 1 дзвінок, 2 дзвінки, 5 дзвінків, 11 дзвінків, 12 дзвінків, 21 дзвінок, 22 дзвінки, 25 дзвінків, 101 дзвінок, 111 дзвінків, 1,5 дзвінка',
    ru: '0 звонков, 1 звонок, 2 звонка, 5 звонков, 11 звонков, 12 звонков, 21 звонок, 22 звонка, 25 звонков, 101 звонок, 111 звонков, 1,5 звонка',
  },
  {
    texts: subscribersTexts,
    key: 'daysLater',
    en: '0 days later, 1 day later, 2 days later, 5 days later, 11 days later, 12 days later, 21 days later, 22 days later, 25 days later, 101 days later, 111 days later, 1.5 days later',
    ua: 'через 0 днів, через 1 день, через 2 дні, через 5 днів, через 11 днів, через 12 днів, через 21 день, через 22 дні, через 25 днів, через 101 день, через 111 днів, через 1,5 дня',
    ru: 'через 0 дней, через 1 день, через 2 дня, через 5 дней, через 11 дней, через 12 дней, через 21 день, через 22 дня, через 25 дней, через 101 день, через 111 дней, через 1,5 дня',
  },
  {
    texts: subscribersTexts,
    key: 'sameAgain',
    en: 'the same in 0 days, the same in 1 day, the same in 2 days, the same in 5 days, the same in 11 days, the same in 12 days, the same in 21 days, the same in 22 days, the same in 25 days, the same in 101 days, the same in 111 days, the same in 1.5 days',
    ua: 'те саме за 0 днів, те саме за 1 день, те саме за 2 дні, те саме за 5 днів, те саме за 11 днів, те саме за 12 днів, те саме за 21 день, те саме за 22 дні, те саме за 25 днів, те саме за 101 день, те саме за 111 днів, те саме за 1,5 дня',
    ru: 'том же за 0 дней, том же за 1 день, том же за 2 дня, том же за 5 дней, том же за 11 дней, том же за 12 дней, том же за 21 день, том же за 22 дня, том же за 25 дней, том же за 101 день, том же за 111 дней, том же за 1,5 дня',
  },
  {
    texts: reportsTexts,
    key: 'blocks',
    en: '0 blocks, 1 block, 2 blocks, 5 blocks, 11 blocks, 12 blocks, 21 blocks, 22 blocks, 25 blocks, 101 blocks, 111 blocks, 1.5 blocks',
    ua: '0 блоків, 1 блок, 2 блоки, 5 блоків, 11 блоків, 12 блоків, 21 блок, 22 блоки, 25 блоків, 101 блок, 111 блоків, 1,5 блока',
    ru: '0 блоков, 1 блок, 2 блока, 5 блоков, 11 блоков, 12 блоков, 21 блок, 22 блока, 25 блоков, 101 блок, 111 блоков, 1,5 блока',
  },
  {
    texts: reportsTexts,
    key: 'countedBlocks',
    en: 'of 0 blocks, of 1 block, of 2 blocks, of 5 blocks, of 11 blocks, of 12 blocks, of 21 blocks, of 22 blocks, of 25 blocks, of 101 blocks, of 111 blocks, of 1.5 blocks',
    ua: 'з 0 блоків, з 1 блоку, з 2 блоків, з 5 блоків, з 11 блоків, з 12 блоків, з 21 блоку, з 22 блоків, з 25 блоків, з 101 блоку, з 111 блоків, з 1,5 блоку',
    ru: 'из 0 блоков, из 1 блока, из 2 блоков, из 5 блоков, из 11 блоков, из 12 блоков, из 21 блока, из 22 блоков, из 25 блоков, из 101 блока, из 111 блоков, из 1,5 блока',
  },
  {
    texts: blockTexts,
    key: 'leftOut',
    en: '0 calls, 1 call, 2 calls, 5 calls, 11 calls, 12 calls, 21 calls, 22 calls, 25 calls, 101 calls, 111 calls, 1.5 calls',
    ua: '0 дзвінків, 1 дзвінок, 2 дзвінки, 5 дзвінків, 11 дзвінків, 12 дзвінків, 21 дзвінок, 22 дзвінки, 25 дзвінків, 101 дзвінок, 111 дзвінків, 1,5 дзвінка',
    ru: '0 звонков, 1 звонок, 2 звонка, 5 звонков, 11 звонков, 12 звонков, 21 звонок, 22 звонка, 25 звонков, 101 звонок, 111 звонков, 1,5 звонка',
  },
];

describe.each(locales)('counts in %s', (locale) => {
  it.each(rows)('$key', async ({ texts, key, ...expected }) => {
    await startI18n(locale, async () => wordsOf(locale));
    const said = numbers.map((count) => translate(texts, key, { count }));
    const wanted = expected[locale].split(', ');
    expect(said).toEqual(said.map((text, at) => expect.stringContaining(wanted[at] ?? text)));
    expect(wanted).toHaveLength(numbers.length);
  });

  it('says how much faster an engine is', async () => {
    await startI18n(locale, async () => wordsOf(locale));
    const said = [1, 2, 5, 2.5].map((count) => translate(speechTexts, 'testSpeed', { count, times: count }));
    const wanted = {
      en: ['1×', '2×', '5×', '2.5×'],
      ua: ['у 1 раз', 'у 2 рази', 'у 5 разів', 'у 2,5 раза'],
      ru: ['в 1 раз', 'в 2 раза', 'в 5 раз', 'в 2,5 раза'],
    }[locale];
    expect(said).toEqual(wanted.map((text) => expect.stringContaining(`${text} `)));
  });
});

it('keeps the direction of a name inside a sentence to the name', async () => {
  await startI18n('en', async () => wordsOf('en'));
  expect(translate(filesTexts, 'select', { name: 'שיחה (12)' })).toBe('Select \u2068שיחה (12)\u2069');
  expect(translate(filesTexts, 'select', { name: 'call (12)' })).toBe('Select call (12)');
});

/** Words that change with the number, as after 1, 2, 5 and 1,5. */
const forms = {
  ua: [
    'людині людям людям людям',
    'момент моменти моментів моменту',
    'пропущене пропущені пропущених пропущеного',
    'день дні днів дня',
    'тиждень тижні тижнів тижня',
    'місяць місяці місяців місяця',
    'дзвінок дзвінки дзвінків дзвінка',
    'блоку блоків блоків блоку',
    'завантаження завантаження завантажень завантаження',
    'запис записи записів запису',
    'збіг збіги збігів збігу',
    'зміна зміни змін зміни',
    'відрізок відрізки відрізків відрізка',
    'імʼя імені імен імені',
    'команді командах командах команди',
    'людина людини людей людини',
    'оператора операторів операторів оператора',
    'тег теги тегів тегу',
    'позначка позначки позначок позначки',
    'перебивання перебивання перебивань перебивання',
    'довга довгі довгих довгої',
    'пауза паузи пауз паузи',
    'приклад приклади прикладів прикладу',
    'раз рази разів раза',
    'розмова розмови розмов розмови',
    'символ символи символів символу',
    'слово слова слів слова',
    'уривок уривки уривків уривка',
    'утримання утримання утримань утримання',
    'файл файли файлів файлу',
    'фраза фрази фраз фрази',
    'непрочитане непрочитані непрочитаних непрочитаного',
    'бал бали балів бала',
    'зауваження зауваження зауважень зауваження',
    'оцінка оцінки оцінок оцінки',
    'адреса адреси адрес адреси',
    'блок блоки блоків блока',
    'патерн патерни патернів патерну',
    'проєкт проєкти проєктів проєкту',
    'сповіщення сповіщення сповіщень сповіщення',
    'фільтр фільтри фільтрів фільтра',
    // After a preposition or a verb: of 21 calls, in 21 calls, through 21 minutes.
    'дзвінка дзвінків дзвінків дзвінка',
    'дзвінку дзвінках дзвінках дзвінка',
    'відповідь відповіді відповідей відповіді',
    'відповіді відповідей відповідей відповіді',
    'файлу файлів файлів файлу',
    'людину людини людей людини',
    'хвилину хвилини хвилин хвилини',
    'типу типів типів типів',
    // What agrees with them.
    'сам самі самі самі',
    'дзвінок дзвінки дзвінки дзвінки',
    'іншого інших інших інших',
    'схоже схожі схожі схожі',
    'того тих тих тих',
    'останній останні останні останні',
    'коротша коротші коротші коротші',
    'надійшла надійшли надійшли надійшли',
    'змінилася змінилися змінилося змінилося',
    'обробляється обробляються обробляється обробляється',
    'підходить підходять підходять підходить',
    'чекає чекають чекає чекає',
    'потрібна потрібні потрібно потрібно',
  ],
  ru: [
    'блока блоков блоков блока',
    'момент момента моментов момента',
    'момента моментов моментов момента',
    'день дня дней дня',
    'неделю недели недель недели',
    'месяц месяца месяцев месяца',
    'загрузка загрузки загрузок загрузки',
    'запись записи записей записи',
    'звонок звонка звонков звонка',
    'изменение изменения изменений изменения',
    'имя имени имён имени',
    'команде командах командах команды',
    'оператор оператора операторов оператора',
    'тег тега тегов тега',
    'отметка отметки отметок отметки',
    'отрезок отрезка отрезков отрезка',
    'отрывок отрывка отрывков отрывка',
    'перебивание перебивания перебиваний перебивания',
    'долгая долгие долгих долгой',
    'пауза паузы пауз паузы',
    'пример примера примеров примера',
    'раз раза раз раза',
    'разговор разговора разговоров разговора',
    'слово слова слов слова',
    'совпадение совпадения совпадений совпадения',
    'удержание удержания удержаний удержания',
    'файл файла файлов файла',
    'фраза фразы фраз фразы',
    'ответ ответа ответов ответа',
    'человек человека человек человека',
    'непрочитанное непрочитанных непрочитанных непрочитанного',
    'балл балла баллов балла',
    'замечание замечания замечаний замечания',
    'оценка оценки оценок оценки',
    'адрес адреса адресов адреса',
    'оповещение оповещения оповещений оповещения',
    'блок блока блоков блока',
    'паттерн паттерна паттернов паттерна',
    'проект проекта проектов проекта',
    'фильтр фильтра фильтров фильтра',
    'сам сами сами сами',
    'звонок звонки звонки звонки',
    'найден найдено найдено найдено',
    'звонка звонков звонков звонка',
    'звонке звонках звонках звонка',
    'ответа ответов ответов ответа',
    'файла файлов файлов файла',
    'символа символов символов символа',
    'минуту минуты минут минуты',
    'типа типов типов типов',
    'другого других других других',
    'похоже похожи похожи похожи',
    'того тех тех тех',
    'переведён переведены переведено переведено',
    'последний последние последние последние',
    'который которые которые которые',
    'пропущенное пропущенных пропущенных пропущенного',
    'пришёл пришли пришли пришли',
    'изменилась изменились изменилось изменилось',
    'выбран выбрано выбрано выбрано',
    'добавлен добавлено добавлено добавлено',
    'удалён удалено удалено удалено',
    'приглашён приглашены приглашено приглашено',
    'завершена завершены завершено завершено',
    'пропущен пропущены пропущено пропущено',
    'обрабатывается обрабатываются обрабатывается обрабатывается',
    'подходит подходят подходят подходит',
    'ждёт ждут ждёт ждёт',
    'нужна нужны нужно нужно',
    'человеку людям людям людям',
    'человека человек человек человека',
  ],
} as const;

const isPlural = (entry: Plain | Plural): entry is Plural => typeof entry.ua !== 'string';
const wordsIn = (text: string) => text.toLocaleLowerCase().match(/\{\{\w+\}\}|[\p{L}ʼ]+/gu) ?? [];

/** The word at each place where the forms of a text differ. */
function changing({ one, few, many, other }: Plural['ua']): string[] {
  const texts = [one, few, many, other].map(wordsIn);
  const length = Math.max(...texts.map((text) => text.length));
  return Array.from({ length }, (_, at) => texts.map((text) => text[at] ?? ''))
    .filter((places) => new Set(places).size > 1)
    .map((places) => places.join(' '));
}

it.each(['ua', 'ru'] as const)('only known words change with the number, in %s', (locale) => {
  const known = new Set<string>(forms[locale]);
  const wrong = everySet.flatMap(({ namespace, entries }) =>
    Object.entries(entries).flatMap(([key, entry]) =>
      isPlural(entry)
        ? changing(entry[locale])
            .filter((places) => !known.has(places))
            .map((places) => `${namespace}.${key}: ${places}`)
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});
