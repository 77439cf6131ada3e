/** What is left of an unknown word, at least: shorter ones are mostly codes and names, and endings mostly chance. */
const shortestStem = 3;
/** The same where only a mute `e` or a `y` goes. */
const shortestWithoutVowel = 4;

/** The stem of an English word that the dictionary does not know: without its ending, a doubled consonant or a mute `e`. */
export function stemEnglish(form: string): string[] {
  const word = form.replace(/'s?$/, '');
  const verb = /^(.*[aeiouy].*.)(?:ed|ing)$/.exec(word)?.[1]?.replace(/([bdgklmnprtvz])\1$/, '$1');
  if (verb !== undefined && verb.length >= shortestStem) return [verb];
  const noun = word
    .replace(/(?<=[^aeiou])(?:y|ies|ied)$/, 'i')
    .replace(/(?<=[aeiouy].*.)(?:es|(?<![su])s|e)$/, '');
  const shortest = word === `${noun}s` ? shortestStem : shortestWithoutVowel;
  return [noun.length < shortest ? word : noun];
}
