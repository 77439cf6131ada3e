/** Words that open a question in speech that was recognised without punctuation. */
const openers = new Set(
  (
    'what when where why who whom whose which how ' +
    'що чого чому коли де куди звідки хто кого кому чий який яка яке які скільки чи як ' +
    'что чего почему зачем когда где куда откуда кто кого кому чей какой какая какое какие сколько как'
  ).split(' '),
);
const auxiliaries = new Set(
  'do does did is are was were can could will would shall should have has may'.split(' '),
);
const subjects = new Set('i you he she it we they there this that your my'.split(' '));

/** How many questions a text asks. With punctuation the marks decide, without it the first words do. */
export function countQuestions(text: string, hasPunctuation: boolean): number {
  if (hasPunctuation) return text.match(/\?+/g)?.length ?? 0;
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}'’ʼ]+/gu) ?? [];
  return openers.has(first) || (auxiliaries.has(first) && subjects.has(second)) ? 1 : 0;
}

export function hasPunctuation(texts: readonly string[]): boolean {
  return texts.some((text) => /[.?!]/.test(text));
}
