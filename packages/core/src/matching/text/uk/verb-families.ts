/**
 * Ukrainian verbs whose present has another root than the infinitive, with any prefix: roots of infinitive and past, roots of
 * present and imperative, and the past without an ending. Needed only where no dictionary knows the verb.
 */
const families: readonly [verb: string, past: string, present: string, closed?: string][] = [
  ['йти', '[йі]', '[йі]д', '[йі]шов|[йі]шл[аои]'],
  ['їхати', 'їха', 'їд'],
  ['брати', 'бра', 'бер'],
  ['взяти', 'взя', 'візьм'],
  ['няти', 'й?ня', 'нім|йм'],
  ['чати', 'ча', 'чн'],
  ['дати', 'да', 'дад|да', 'да(?:м|си|сть|мо|сте)'],
  ['могти', 'мог', 'мож', 'міг|могл[аои]'],
  ['хотіти', 'хоті', 'хоч'],
  ['їсти', 'їс', 'їд|їж', 'ї(?:м|си|сть|в|л[аои])'],
  ['сісти', 'сіс', 'сяд', 'сі(?:в|л[аои])'],
  ['лягти', 'ляг', 'ляж', 'ліг|лягл[аои]'],
  ['слати', 'сла', 'шл'],
  ['звати', 'зва', 'зов'],
  ['гнати', 'гна', 'жен'],
  ['ждати', 'жда', 'жд'],
  ['пити', 'пи', "п'"],
  ['бити', 'би', "б'"],
  ['лити', 'ли', 'лл'],
  ['жити', 'жи', 'жив'],
  ['вести', 'вес', 'вед', 'вів|вел[аои]'],
  ['стати', 'ста', 'стан'],
];

const pastEndings = 'ти|в|ла|ло|ли|вши';
const presentEndings = 'у|ю|еш|єш|е|є|емо|ємо|ем|єм|ете|єте|уть|ють|и|імо|іть|ь|ьте|й|йте|учи|ючи';

const patterns = families.map(([verb, past, present, closed]): [RegExp, string] => [
  new RegExp(
    `^(.*?)(?:(?:${past})(?:${pastEndings})|(?:${present})(?:${presentEndings})${closed ? `|${closed}` : ''})$`,
  ),
  verb,
]);

/** The stem that all forms of such a verb share, or nothing. */
export function familyStem(form: string): string[] {
  return patterns.flatMap(([pattern, verb]) => {
    const match = pattern.exec(form);
    return match ? [`${match[1]}${verb}`] : [];
  });
}
