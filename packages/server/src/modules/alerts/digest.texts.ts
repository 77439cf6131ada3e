import { tagOf } from '@earshot/core/formats.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { AlertsPeriod } from '@earshot/core/projects/projects.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const texts = {
  calls: {
    en: { one: '{n} call', other: '{n} calls' },
    ua: { one: '{n} дзвінок', few: '{n} дзвінки', many: '{n} дзвінків', other: '{n} дзвінка' },
    ru: { one: '{n} звонок', few: '{n} звонка', many: '{n} звонков', other: '{n} звонка' },
  },
  openCalls: {
    en: { one: 'Open the call', other: 'Open the {n} calls' },
    ua: {
      one: 'Відкрити {n} дзвінок',
      few: 'Відкрити {n} дзвінки',
      many: 'Відкрити {n} дзвінків',
      other: 'Відкрити {n} дзвінка',
    },
    ru: {
      one: 'Открыть {n} звонок',
      few: 'Открыть {n} звонка',
      many: 'Открыть {n} звонков',
      other: 'Открыть {n} звонка',
    },
  },
  more: {
    en: { other: '{n} more' },
    ua: { other: 'на {n} більше' },
    ru: { other: 'на {n} больше' },
  },
  fewer: {
    en: { other: '{n} fewer' },
    ua: { other: 'на {n} менше' },
    ru: { other: 'на {n} меньше' },
  },
  before: {
    en: { one: 'the last {n} such stretch', other: 'the last {n} such stretches' },
    ua: {
      one: '{n} такий проміжок до цього',
      few: '{n} такі проміжки до цього',
      many: '{n} таких проміжків до цього',
      other: '{n} такого проміжку до цього',
    },
    ru: {
      one: '{n} такой промежуток до этого',
      few: '{n} таких промежутка до этого',
      many: '{n} таких промежутков до этого',
      other: '{n} такого промежутка до этого',
    },
  },
} as const satisfies Record<string, Record<Locale, Forms>>;

const lines = {
  usually: { en: 'usually {n}', ua: 'зазвичай {n}', ru: 'обычно {n}' },
  now: { en: 'now {n}', ua: 'зараз {n}', ru: 'сейчас {n}' },
  usualRange: { en: 'usual range', ua: 'звичайні межі', ru: 'обычные пределы' },
  score: { en: 'score', ua: 'оцінка', ru: 'оценка' },
  notKnown: {
    en: 'What is usual is not known yet',
    ua: 'Скільки буває зазвичай, ще не відомо',
    ru: 'Сколько бывает обычно, ещё не известно',
  },
  notKnownShort: { en: 'not known', ua: 'ще не відомо', ru: 'ещё не известно' },
  pattern: { en: 'Pattern', ua: 'Патерн', ru: 'Паттерн' },
  callsHead: { en: 'Calls', ua: 'Дзвінки', ru: 'Звонки' },
  usual: { en: 'Usual', ua: 'Зазвичай', ru: 'Обычно' },
  change: { en: 'Change', ua: 'Зміна', ru: 'Изменение' },
  withinUsual: { en: 'within usual', ua: 'як зазвичай', ru: 'как обычно' },
  hearFirst: { en: 'Hear these first', ua: 'Послухайте спершу', ru: 'Послушайте сначала' },
  theProject: { en: 'The project', ua: 'Проєкт', ru: 'Проект' },
  others: {
    en: 'Your other projects, within the usual:',
    ua: 'Інші ваші проєкти, де все як зазвичай:',
    ru: 'Другие ваши проекты, где всё как обычно:',
  },
  period_4_a_day: {
    en: 'Up to 4 letters a day at 8, 12, 16 and 20',
    ua: 'До 4 листів на день: о 8, 12, 16 і 20 годині',
    ru: 'До 4 писем в день: в 8, 12, 16 и 20 часов',
  },
  period_2_a_day: {
    en: 'Up to 2 letters a day at 8 and 18',
    ua: 'До 2 листів на день: о 8 і 18 годині',
    ru: 'До 2 писем в день: в 8 и 18 часов',
  },
  period_daily: { en: 'A letter a day at 8', ua: 'Лист на день о 8 годині', ru: 'Письмо в день в 8 часов' },
  period_every_3_days: {
    en: 'A letter every three days at 8',
    ua: 'Лист кожні три дні о 8 годині',
    ru: 'Письмо каждые три дня в 8 часов',
  },
  period_weekly: {
    en: 'A letter a week, on Mondays at 8',
    ua: 'Лист на тиждень, щопонеділка о 8 годині',
    ru: 'Письмо в неделю, по понедельникам в 8 часов',
  },
  neverEmpty: { en: 'Never an empty one.', ua: 'Порожніх не буває.', ru: 'Пустых не бывает.' },
  next: { en: 'The next is due on {at}.', ua: 'Наступний — {at}.', ru: 'Следующее — {at}.' },
  signIn: {
    en: 'The links ask you to sign in and then lead there.',
    ua: 'Посилання попросять увійти, а потім приведуть на місце.',
    ru: 'Ссылки попросят войти, а потом приведут на место.',
  },
  outside: {
    en: 'You get this because {workspace} has its alerts sent to this address. What was said is for its members only.',
    ua: 'Ви отримали цей лист, бо {workspace} надсилає сповіщення на цю адресу. Сказане в дзвінках бачать лише учасники.',
    ru: 'Вы получили это письмо, потому что {workspace} отправляет оповещения на этот адрес. Сказанное в звонках видят только участники.',
  },
  onceADay: { en: 'Mail me once a day', ua: 'Писати раз на день', ru: 'Писать раз в день' },
  untilMonday: { en: 'Quiet until Monday', ua: 'Тиша до понеділка', ru: 'Тишина до понедельника' },
  stop: {
    en: 'Stop the letters of this project',
    ua: 'Зупинити листи цього проєкту',
    ru: 'Остановить письма этого проекта',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type DigestWords = ReturnType<typeof digestWords>;

const put = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The words of a digest in a language. Names that are put in have been kept in their direction. */
export function digestWords(locale: Locale) {
  const rules = new Intl.PluralRules(tagOf[locale]);
  const counted = (name: keyof typeof texts) => (n: number) => {
    const forms: Forms = texts[name][locale];
    return put(forms[rules.select(n)] ?? forms.other, { n });
  };
  const said = (name: keyof typeof lines, values: Record<string, string | number> = {}) =>
    put(lines[name][locale], values);
  return {
    calls: counted('calls'),
    openCalls: counted('openCalls'),
    more: counted('more'),
    fewer: counted('fewer'),
    before: counted('before'),
    usually: (n: number) => said('usually', { n }),
    usuallyText: (n: string) => said('usually', { n }),
    now: (n: number) => said('now', { n }),
    next: (at: string) => said('next', { at }),
    outside: (workspace: string) => said('outside', { workspace }),
    period: (period: AlertsPeriod) => said(`period_${period}`),
    usualRange: said('usualRange'),
    score: said('score'),
    notKnown: said('notKnown'),
    notKnownShort: said('notKnownShort'),
    pattern: said('pattern'),
    callsHead: said('callsHead'),
    usual: said('usual'),
    change: said('change'),
    withinUsual: said('withinUsual'),
    hearFirst: said('hearFirst'),
    theProject: said('theProject'),
    others: said('others'),
    neverEmpty: said('neverEmpty'),
    signIn: said('signIn'),
    onceADay: said('onceADay'),
    untilMonday: said('untilMonday'),
    stop: said('stop'),
  };
}
