import { familyStem } from './verb-families.ts';

/**
 * Stems of a Ukrainian word without a dictionary: several, because a form seldom says whether it is a noun or a verb and
 * which vowel or consonant the other forms have (`договір`, `договору`; `платити`, `плачу`). Stems of verbs carry a `+`, so
 * that `чек` and `чекати` stay apart.
 */
export function stemUkrainian(form: string): string[] {
  const [, whole = form, reflexive = ''] = /^(.{3,})(с[яь])$/.exec(form) ?? [];
  const isReflexive = reflexive !== '' && verbEnding.test(whole);
  const verbs = verbStems(isReflexive ? whole : form).map((stem) =>
    isReflexive ? `${stem}ся+` : `${stem}+`,
  );
  return [...new Set(isReflexive ? verbs : [...nounStems(form), ...verbs])];
}

const vowel = '[аеєиіїоуюя]';
const nounEnding =
  /(?<=..)(?:ові|еві|єві|ями|ами|ього|ьому|ого|ому|ими|іми|ьої|ьою|има|іма|ьма|'ям|'ями|'ях|'їв|'єм|'я|'ю|'ї|ої|ою|ею|єю|ів|їв|ей|ом|ем|єм|ам|ям|ах|ях|их|іх|їх|им|ім|їм|ий|ій|їй|[аеєиіїоуюяьй])$/;

/** Nouns and adjectives. */
function nounStems(form: string): string[] {
  const ending = nounEnding.exec(form)?.[0] ?? '';
  const cut = form.slice(0, form.length - ending.length);
  if (cut.length < 2) return [form];
  return kept(cut, ending).flatMap((stem) => [stem, ...nounVariants(stem, ending)]);
}

/** The stem, and what it is where the ending's vowel belongs to it (`компаній`, `музеєм`, `любові`, `прийом`, `Харків`). */
function kept(cut: string, ending: string): string[] {
  if (/^(?:ій|ей|ею|їй|ем)$/.test(ending)) return [cut, cut + ending[0]];
  if (/^(?:ові|еві|єві)$/.test(ending)) return [cut, cut + ending.slice(0, -1)];
  if (ending === 'ом') return [cut, cut + ending];
  if (ending === 'ів') return [cut, `${cut}ов`, `${cut}ев`];
  if (ending === 'їв') return [cut, `${cut}єв`];
  return [cut];
}

/** What the stem can be in other forms. */
function nounVariants(stem: string, ending: string): string[] {
  const variants: string[] = [];
  // A closed syllable has і for о and е (договір, ніччю), or a vowel that other forms have not (дзвінок, вікон).
  if (/^(?:|ь|ю|'ю)$/.test(ending)) {
    const [, before = '', after = ''] = /^(.*)і([^аеєиіїоуюя]+)$/.exec(stem) ?? [];
    if (after) variants.push(`${before}о${after}`, `${before}е${after}`);
    const fleeting = /^(.*[^аеєиіїоуюя])[еоі]([^аеєиіїоуюя])$/.exec(stem);
    if (fleeting && /^ь?$/.test(ending)) variants.push(`${fleeting[1]}${fleeting[2]}`);
    // Soft consonants are doubled before some endings: ніччю, питання and питань.
    const last = stem.at(-1) ?? '';
    if (/(.)\1$/.test(stem)) variants.push(...nounVariants(stem.slice(0, -1), 'ь'), stem.slice(0, -1));
    else if (/^ь?$/.test(ending) && /[нлтдчжшсз]/.test(last)) variants.push(stem + last);
  }
  const [, head = '', last = ''] = /^(.+)([цзс])$/.exec(stem) ?? [];
  if (ending === 'і' && last) variants.push(head + { ц: 'к', з: 'г', с: 'х' }[last as 'ц' | 'з' | 'с']);
  return variants;
}

const verbEnding = new RegExp(
  `(?:(?<=${vowel})(?:в|вши)|(?<=ти)(?:м[уе]|меш|мемо|мете|муть)|ти|л[аои]|[уюая]чи|[уюаяеє]ть|[еєиї]ш|[еєиїі]мо|[еєиїі]те|(?<=[^аеєиіїоуюяьй])те|[иїі]ть|ьте|йте|ймо|[уюеєиьй])$`,
);
const ofInfinitive = /^(?:в|вши|ти|ла|ло|ли)$/;

/** Verbs: the infinitive's stem with and without its last vowel meets the present's stem and what it was before mutation. */
function verbStems(form: string): string[] {
  const infinitive = form.replace(/(?<=ти)(?:му|меш|ме|мемо|мем|мете|муть)$/, '');
  const ending = verbEnding.exec(infinitive)?.[0];
  if (ending === undefined) return [...familyStem(infinitive), ...closedPast(infinitive)];
  const cut = infinitive.slice(0, infinitive.length - ending.length);
  const stems = ofInfinitive.test(ending) ? pastStems(cut, ending) : [cut, ...unmutated(cut)];
  return [...familyStem(infinitive), ...stems.filter((stem) => stem.length > 1)];
}

function pastStems(cut: string, ending: string): string[] {
  const stems = [cut, cut.replace(/(?<=[уюаії])ва$/, '')];
  if (!/[ую]ва$/.test(cut)) stems.push(cut.replace(/(?<=.)[аиіуяїо]$/, ''));
  // `вести` is `веду`, `мести` is `мету`.
  if (ending === 'ти' && cut.endsWith('с')) stems.push(...['д', 'т'].map((end) => cut.slice(0, -1) + end));
  return stems;
}

/** `ніс`, `міг`, `допоміг`: a past without an ending. */
function closedPast(form: string): string[] {
  const [, before = '', after = ''] = /^(.+)і([гкзсв])$/.exec(form) ?? [];
  return after ? [`${before}о${after}`, `${before}е${after}`] : [];
}

const mutations: readonly [RegExp, readonly string[]][] = [
  [/ждж$/, ['зд']],
  [/дж$/, ['д']],
  [/щ$/, ['ст', 'ск']],
  [/шл$/, ['сил', 'сл']],
  [/(?<=[бвмпф])л$/, ['']],
  [/ж$/, ['г', 'з', 'д']],
  [/ч$/, ['к', 'т']],
  [/ш$/, ['с', 'х']],
];

/** The consonants that the infinitive may have where the present has this one (`пишу`, `ходжу`, `люблю`). */
function unmutated(stem: string): string[] {
  const [end, originals] = mutations.find(([pattern]) => pattern.test(stem)) ?? [/$/, []];
  return originals.map((original) => stem.replace(end, original));
}
