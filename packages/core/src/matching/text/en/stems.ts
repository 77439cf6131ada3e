/** The stem of an English word that the dictionary does not know: without its ending, a doubled consonant or a mute `e`. */
export function stemEnglish(form: string): string[] {
  const word = form.replace(/'s?$/, '');
  const cut = word
    .replace(/(?<=[^aeiou])(?:y|ies|ied)$/, 'i')
    .replace(/(?<=[aeiouy].*.)(?:es|ed|ing|(?<![su])s|e)$/, '');
  return [word.length < 4 ? word : cut.replace(/([bdgklmnprtvz])\1$/, '$1')];
}
