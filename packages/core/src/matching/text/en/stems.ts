/** What is left of an unknown word: shorter ones are mostly codes and names, and endings mostly chance. */
const shortestStem = 4;

/** The stem of an English word that the dictionary does not know: without its ending, a doubled consonant or a mute `e`. */
export function stemEnglish(form: string): string[] {
  const word = form.replace(/'s?$/, '');
  const bare = word.replace(/(?<=[aeiouy].*.)(?:ed|ing)$/, '').replace(/([bdgklmnprtvz])\1$/, '$1');
  const cut =
    bare === word
      ? word.replace(/(?<=[^aeiou])(?:y|ies|ied)$/, 'i').replace(/(?<=[aeiouy].*.)(?:es|(?<![su])s|e)$/, '')
      : bare;
  const isPlural = form === `${cut}s`;
  return [cut.length < (isPlural ? shortestStem - 1 : shortestStem) ? word : cut];
}
