/**
 * Ukrainian verbs whose present has another root than the infinitive, with any prefix: roots of infinitive and past, roots of
 * present and imperative, and the past without an ending. Needed only where no dictionary knows the verb.
 */
const families: readonly [past: string, present: string, closed?: string][] = [
  ['[йі]', '[йі]д', '[йі]шов|[йі]шл[аои]'],
  ['їха', 'їд'],
  ['бра', 'бер'],
  ['взя', 'візьм'],
  ['й?ня', 'нім|йм'],
  ['ча', 'чн'],
  ['да', 'дад|да', 'да(?:м|си|сть|мо|сте)'],
  ['мог', 'мож', 'міг|могл[аои]'],
  ['хоті', 'хоч'],
  ['їс', 'їд|їж', 'ї(?:м|си|сть|в|л[аои])'],
  ['сіс', 'сяд', 'сі(?:в|л[аои])'],
  ['ляг', 'ляж', 'ліг|лягл[аои]'],
  ['сла', 'шл'],
  ['зва', 'зов'],
  ['гна', 'жен'],
  ['жда', 'жд'],
  ['пи', "п'"],
  ['би', "б'"],
  ['ли', 'лл'],
  ['жи', 'жив'],
  ['вес', 'вед', 'вів|вел[аои]'],
  ['ста', 'стан'],
];

const pastEndings = 'ти|в|ла|ло|ли|вши';
const presentEndings = 'у|ю|еш|єш|е|є|емо|ємо|ем|єм|ете|єте|уть|ють|и|імо|іть|ь|ьте|й|йте|учи|ючи';

const patterns = families.map(([past, present, closed]): [RegExp, string] => [
  new RegExp(
    `^(.*?)(?:(?:${past})(?:${pastEndings})|(?:${present})(?:${presentEndings})${closed ? `|${closed}` : ''})$`,
  ),
  past,
]);

/** The stem that all forms of such a verb share, or nothing. */
export function familyStem(form: string): string[] {
  return patterns.flatMap(([pattern, root]) => {
    const match = pattern.exec(form);
    return match ? [`${match[1]}${root}`] : [];
  });
}
