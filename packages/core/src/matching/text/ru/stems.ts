const vowels = 'аеиоуыэюя';

/**
 * Stems of a Russian word that the dictionary does not know: mostly a name or a new loanword. Several, because a form does
 * not say what stands before its ending in the others. Stems of verbs carry a `+`.
 */
export function stemRussian(form: string): string[] {
  const [, verb = form] = /^(.{3,})с[яь]$/.exec(form) ?? [];
  return [...new Set([...nounStems(form), ...verbStems(verb)])];
}

const nounEnding =
  /(?:иями|ями|ами|ьями|ого|его|ому|ему|ыми|ими|ьев|иев|ью|ов|ев|ей|ой|ою|ею|ом|ем|ам|ям|ах|ях|ых|их|ым|им|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|[аеиоуыюяьй])$/;

function nounStems(form: string): string[] {
  const ending = nounEnding.exec(form)?.[0] ?? '';
  const stem = form.slice(0, form.length - ending.length);
  if (stem.length < 2) return [form];
  const fleeting = /^(.*[^аеиоуыэюя])[еои]([^аеиоуыэюя])$/.exec(stem);
  if (/^ь?$/.test(ending) && fleeting) return [stem, `${fleeting[1]}${fleeting[2]}`];
  // `компаний` and `компания`: the ending of an adjective or a vowel of the stem.
  return /^(?:ий|ие|ия|ей|ию|ии)$/.test(ending) ? [stem, stem + ending[0]] : [stem];
}

const verbEnding = new RegExp(
  `(?:(?<=[${vowels}])(?:в|вши)|ть|ти|л[аои]?|[уюая]т|[еи]шь|[еи]м|[еи]те|[еи]т|йте|й|[ую])$`,
);

function verbStems(form: string): string[] {
  const ending = verbEnding.exec(form)?.[0];
  if (ending === undefined) return [];
  const cut = form.slice(0, form.length - ending.length);
  const stems = [cut, cut.replace(/[ое]ва$/, 'у'), cut.replace(/(?<=..)[аеиуя]$/, '')];
  return stems.filter((stem) => stem.length > 1).map((stem) => `${stem}+`);
}
