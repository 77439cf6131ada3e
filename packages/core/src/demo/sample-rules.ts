import type { Who } from '../call/role.ts';
import { Detection } from '../detection/detection.ts';
import type { Locale } from '../locales.ts';
import { Query } from '../matching/query.ts';
import { PatternInput } from '../patterns/patterns.api.ts';
import { SegmentInput } from '../segments/segments.api.ts';
import { TagInput } from '../tags/tags.api.ts';

export const sampleRuleKinds = ['pattern', 'tag', 'segment'] as const;

/** A rule that comes with the sample calls, and finds some of them. */
export type SampleRule =
  | { kind: 'pattern'; input: PatternInput }
  | { kind: 'tag'; input: TagInput }
  | { kind: 'segment'; input: SegmentInput };

type Names = Record<Locale, string>;

const said = (who: Who, phrases: string[]) => Query.parse({ matching: 'any', who, phrases });
const whenSaid = (who: Who, phrases: string[]) =>
  Detection.parse({ methods: [{ kind: 'query', query: said(who, phrases) }] });

/** The calls are in three languages, and so are the words. */
const leaving = ['cancel', 'розірвати договір', 'скасувати', 'верну деньги', 'расторгнуть'];
const sorry = ['sorry', 'вибачте', 'прикро', 'приношу извинения'];
const unhappy = ['charged twice', 'nobody did anything', 'втрачаю гроші', 'третій день', 'не тот товар'];
const delivery = ['parcel', 'посилка', 'служба доставки', 'доставка будет'];
const offers = ['premium plan', 'можемо запропонувати', 'скидка', 'half the price'];
const upset = ['nobody', 'нічого не змінюється', 'никто не звонит', 'жду целый день'];

const names = {
  leaving: { en: 'Wants to leave', ua: 'Хоче піти', ru: 'Хочет уйти' },
  leavingAbout: {
    en: 'The abonent speaks of cancelling, ending a contract or taking the money back.',
    ua: 'Абонент говорить про скасування, розірвання договору чи повернення грошей.',
    ru: 'Абонент говорит об отмене, расторжении договора или возврате денег.',
  },
  sorry: { en: 'Operator apologises', ua: 'Оператор перепрошує', ru: 'Оператор извиняется' },
  sorryAbout: {
    en: 'The operator says sorry, in any of the three languages.',
    ua: 'Оператор перепрошує будь-якою з трьох мов.',
    ru: 'Оператор извиняется на любом из трёх языков.',
  },
  complaint: { en: 'Complaint', ua: 'Скарга', ru: 'Жалоба' },
  delivery: { en: 'Delivery', ua: 'Доставка', ru: 'Доставка' },
  offer: { en: 'Offer', ua: 'Пропозиція', ru: 'Предложение' },
  upset: {
    en: 'Abonents kept waiting',
    ua: 'Абоненти, які довго чекають',
    ru: 'Абоненты, которые долго ждут',
  },
  upsetAbout: {
    en: 'Calls in which the abonent says that nothing happens.',
    ua: 'Дзвінки, у яких абонент каже, що нічого не відбувається.',
    ru: 'Звонки, в которых абонент говорит, что ничего не происходит.',
  },
} as const satisfies Record<string, Names>;

/** Two patterns, three tags and a segment, with names in one language. */
export function sampleRules(locale: Locale): SampleRule[] {
  const n = (name: keyof typeof names): string => names[name][locale];
  const pattern = (name: string, description: string, detection: Detection): SampleRule => ({
    kind: 'pattern',
    input: PatternInput.parse({ name, description, detection }),
  });
  const tag = (name: string, color: TagInput['color'], weight: number, detection: Detection): SampleRule => ({
    kind: 'tag',
    input: TagInput.parse({ name, color, weight, detection }),
  });
  return [
    pattern(n('leaving'), n('leavingAbout'), whenSaid('abonent', leaving)),
    pattern(n('sorry'), n('sorryAbout'), whenSaid('operator', sorry)),
    tag(n('complaint'), 'red', -10, whenSaid('abonent', unhappy)),
    tag(n('delivery'), 'blue', 0, whenSaid('anyone', delivery)),
    tag(n('offer'), 'green', 5, whenSaid('operator', offers)),
    {
      kind: 'segment',
      input: SegmentInput.parse({
        name: n('upset'),
        description: n('upsetAbout'),
        query: said('abonent', upset),
      }),
    },
  ];
}
