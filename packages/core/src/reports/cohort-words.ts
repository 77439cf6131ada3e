import { dayAfter } from '../agents/day-steps.ts';
import { formatDays, tagOf } from '../formats.ts';
import type { Locale } from '../locales.ts';
import { say, type Text } from '../say.ts';
import type { CohortStep } from './cohort.ts';
import { keyText } from './key-text.ts';
import type { Named } from './names.ts';

/** What cohorts say: on the page, in pictures and on paper. */
export const cohortWords = {
  first: { en: 'First call', ua: 'Перший дзвінок', ru: 'Первый звонок' },
  size_customer: { en: 'Abonents', ua: 'Абоненти', ru: 'Абоненты' },
  size_agent: { en: 'Operators', ua: 'Оператори', ru: 'Операторы' },
  since_week: { en: 'Weeks since then', ua: 'Тижнів відтоді', ru: 'Недель с тех пор' },
  since_month: { en: 'Months since then', ua: 'Місяців відтоді', ru: 'Месяцев с тех пор' },
  same_week: { en: 'the same week', ua: 'той самий тиждень', ru: 'та же неделя' },
  same_month: { en: 'the same month', ua: 'той самий місяць', ru: 'тот же месяц' },
  later_week: {
    en: { one: '{{count}} week later', other: '{{count}} weeks later' },
    ua: {
      one: 'через {{count}} тиждень',
      few: 'через {{count}} тижні',
      many: 'через {{count}} тижнів',
      other: 'через {{count}} тижня',
    },
    ru: {
      one: 'через {{count}} неделю',
      few: 'через {{count}} недели',
      many: 'через {{count}} недель',
      other: 'через {{count}} недели',
    },
  },
  later_month: {
    en: { one: '{{count}} month later', other: '{{count}} months later' },
    ua: {
      one: 'через {{count}} місяць',
      few: 'через {{count}} місяці',
      many: 'через {{count}} місяців',
      other: 'через {{count}} місяця',
    },
    ru: {
      one: 'через {{count}} месяц',
      few: 'через {{count}} месяца',
      many: 'через {{count}} месяцев',
      other: 'через {{count}} месяца',
    },
  },
  open_week: {
    en: 'a week that is not over; “All” is without it',
    ua: 'тиждень ще триває; у рядку «Усі» його немає',
    ru: 'неделя ещё идёт; в строке «Все» её нет',
  },
  open_month: {
    en: 'a month that is not over; “All” is without it',
    ua: 'місяць ще триває; у рядку «Усі» його немає',
    ru: 'месяц ещё идёт; в строке «Все» его нет',
  },
  isOpen: { en: 'not over', ua: 'ще триває', ru: 'ещё идёт' },
  none_week: {
    en: 'No week begins in this period. Choose a longer one.',
    ua: 'У цьому періоді не починається жоден тиждень. Виберіть довший.',
    ru: 'В этом периоде не начинается ни одна неделя. Выберите более длинный.',
  },
  none_month: {
    en: 'No month begins in this period. Choose a longer one.',
    ua: 'У цьому періоді не починається жоден місяць. Виберіть довший.',
    ru: 'В этом периоде не начинается ни один месяц. Выберите более длинный.',
  },
  nobody_customer: {
    en: 'Nobody called for the first time in this period.',
    ua: 'Уперше за цей період ніхто не дзвонив.',
    ru: 'Впервые за этот период никто не звонил.',
  },
  nobody_agent: {
    en: 'No operator had a first call in this period.',
    ua: 'Перших дзвінків операторів за цей період немає.',
    ru: 'Первых звонков операторов за этот период нет.',
  },
  few: {
    en: { one: 'under {{count}} person: only n', other: 'under {{count}} people: only n' },
    ua: {
      one: 'менше ніж {{count}} людина: лише n',
      few: 'менше ніж {{count}} людини: лише n',
      many: 'менше ніж {{count}} людей: лише n',
      other: 'менше ніж {{count}} людини: лише n',
    },
    ru: {
      one: 'меньше {{count}} человека: только n',
      few: 'меньше {{count}} человек: только n',
      many: 'меньше {{count}} человек: только n',
      other: 'меньше {{count}} человека: только n',
    },
  },
  earlier_customer: {
    en: 'Calls of abonents who first called earlier are not here: {{shown}}.',
    ua: 'Дзвінки абонентів, що вперше дзвонили раніше, сюди не входять: {{shown}}.',
    ru: 'Звонки абонентов, которые впервые звонили раньше, сюда не входят: {{shown}}.',
  },
  earlier_agent: {
    en: 'Calls of operators who began earlier are not here: {{shown}}.',
    ua: 'Дзвінки операторів, що почали раніше, сюди не входять: {{shown}}.',
    ru: 'Звонки операторов, которые начали раньше, сюда не входят: {{shown}}.',
  },
} as const satisfies Record<string, Text>;
export type CohortWord = keyof typeof cohortWords;

/** What a block of cohorts is called after what it counts. */
export const cohortTitles = {
  back_customer: {
    en: 'Abonents who call again',
    ua: 'Абоненти, що дзвонять знову',
    ru: 'Абоненты, которые звонят снова',
  },
  back_agent: {
    en: 'Operators who still take calls',
    ua: 'Оператори, що й далі приймають дзвінки',
    ru: 'Операторы, которые и дальше принимают звонки',
  },
  back_week: {
    en: '{{what}}, by week of the first call',
    ua: '{{what}}, за тижнем першого дзвінка',
    ru: '{{what}}, по неделе первого звонка',
  },
  back_month: {
    en: '{{what}}, by month of the first call',
    ua: '{{what}}, за місяцем першого дзвінка',
    ru: '{{what}}, по месяцу первого звонка',
  },
  customer_week: {
    en: '{{what}}, abonents by week of the first call',
    ua: '{{what}}, абоненти за тижнем першого дзвінка',
    ru: '{{what}}, абоненты по неделе первого звонка',
  },
  customer_month: {
    en: '{{what}}, abonents by month of the first call',
    ua: '{{what}}, абоненти за місяцем першого дзвінка',
    ru: '{{what}}, абоненты по месяцу первого звонка',
  },
  agent_week: {
    en: '{{what}}, operators by week of the first call',
    ua: '{{what}}, оператори за тижнем першого дзвінка',
    ru: '{{what}}, операторы по неделе первого звонка',
  },
  agent_month: {
    en: '{{what}}, operators by month of the first call',
    ua: '{{what}}, оператори за місяцем першого дзвінка',
    ru: '{{what}}, операторы по месяцу первого звонка',
  },
} as const satisfies Record<string, Named>;

/** How much later a step is, in words. */
export const afterText = (step: CohortStep, after: number, locale: Locale): string =>
  after === 0
    ? say(cohortWords[`same_${step}`], locale)
    : say(cohortWords[`later_${step}`], locale, { count: after });

/** When people began, with the year. */
export const begunText = (step: CohortStep, first: string, locale: Locale): string =>
  step === 'week'
    ? formatDays(tagOf[locale], first, dayAfter(first, 6), true)
    : keyText(step, first, { locale });

/** What a row of cohorts is called: when its people began, and how much later it is; of a sum only one of these. */
export function cohortText(
  step: CohortStep,
  { first, after }: { first: string | null; after: string | null },
  locale: Locale,
): string {
  return [
    first === null ? null : begunText(step, first, locale),
    after === null ? null : afterText(step, Number(after), locale),
  ]
    .filter((one) => one !== null)
    .join(', ');
}
