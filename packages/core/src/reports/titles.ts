import type { Locale } from '../locales.ts';
import { metricTitle } from '../metrics/metric-titles.ts';
import { say } from '../say.ts';
import { type Cohort, cohortOf } from './cohort.ts';
import { cohortTitles } from './cohort-words.ts';
import { measureOf, metricOfKey } from './measures.ts';
import { measureTitles, reportWords } from './names.ts';
import { type Block, isOfCalls, type Measure } from './reports.ts';
import { byWords, titleTexts } from './title-words.ts';

/** What rules, goals, questions, emotions and metrics of the workspace are called: by a measure, null where it is gone. */
export type NameOf = (measure: Measure) => string | null;

/** What a measure is called, with what it is of and what of it is told; the mean of numbers and the share are the usual ones. */
export function titleOfMeasure(measure: Measure, locale: Locale, nameOf: NameOf): string {
  const { name, of, share, stat } = measure;
  const { kind } = measureOf(name);
  const { who } = metricOfKey(String(of));
  const more = [
    ...(name === 'metric' && who !== 'anyone' ? [reportWords[who][locale]] : []),
    ...(kind === 'number' && stat !== 'mean' ? [reportWords[stat][locale]] : []),
    ...(kind === 'share' && !share && isOfCalls(measure) ? [reportWords.calls[locale]] : []),
  ];
  const what = namedMeasure(measure, locale, nameOf);
  return more.length === 0 ? what : say(titleTexts.more, locale, { what, more: more.join(', ') });
}

function namedMeasure(measure: Measure, locale: Locale, nameOf: NameOf): string {
  const { name, of } = measure;
  const thing = measureOf(name).of;
  const what = measureTitles[name][locale];
  if (thing === null) return what;
  const gone = reportWords.gone[locale];
  if (thing === 'metric')
    return metricTitle(metricOfKey(String(of)).metric, locale) ?? nameOf(measure) ?? gone;
  if (of === null) return say(titleTexts.ofEmotion, locale, { what, name: reportWords.notChosen[locale] });
  const subject = thing === 'field' ? String(of) : (nameOf(measure) ?? gone);
  if (thing === 'emotion')
    return say(titleTexts.ofEmotion, locale, { what, name: subject.toLocaleLowerCase() });
  if (thing === 'question') return say(titleTexts.ofQuestion, locale, { name: subject });
  return say(titleTexts.ofRule, locale, { what, name: subject });
}

/** What a block is called: as somebody wrote, or after what it counts and by what. */
export function titleOfBlock(
  { title, measures, by, draw }: Pick<Block, 'title' | 'measures' | 'by' | 'draw'>,
  locale: Locale,
  nameOf: NameOf,
): string {
  if (title !== '') return title;
  const [first, second] = by;
  const [measure] = measures;
  const cohort = draw === 'cohort' ? cohortOf(by) : null;
  if (cohort !== null && measure !== undefined) return titleOfCohort(cohort, measure, locale, nameOf);
  const what = measures
    .map((measure) => titleOfMeasure(measure, locale, nameOf))
    .map((text, at) => (at === 0 ? text : inSentence(text)))
    .join(', ');
  if (first === undefined) return what;
  const said = { what, first: byWords[first][locale] };
  if (second === undefined) return say(titleTexts.byOne, locale, said);
  return say(titleTexts.byTwo, locale, { ...said, second: byWords[second][locale] });
}

function titleOfCohort({ who, step }: Cohort, measure: Measure, locale: Locale, nameOf: NameOf): string {
  if (isOfCalls(measure))
    return say(cohortTitles[`${who}_${step}`], locale, { what: titleOfMeasure(measure, locale, nameOf) });
  return say(cohortTitles[`back_${step}`], locale, { what: cohortTitles[`back_${who}`][locale] });
}

const inSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
