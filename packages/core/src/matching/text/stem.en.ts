/** The stem of an English word that the dictionary does not know. */
export function stemEnglish(form: string): string {
  const word = form.replace(/'s?$/, '');
  if (word.length < 4) return word;
  return word.replace(/(?:(?<=[^s])s|ies|ied|ed|ing|e|y)$/, '');
}
