import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['hello I have a problem with my last bill', 'en'],
  ['Добрий день, у мене не працює інтернет', 'uk'],
  ['Здравствуйте, мы вчера сделали перевод, а деньги не пришли', 'ru'],
  ['guten tag ich möchte meinen vertrag kündigen', null],
  ['ok', null],
  ['12345 67890 — !!!', null],
  ['так, добре, зараз', null],
])('%s → %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
