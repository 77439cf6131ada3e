import { describe, expect, it } from 'vitest';
import { countQuestions, hasPunctuation } from './questions.ts';

describe('questions in a text with punctuation', () => {
  it.each([
    ['What is this about?', 1],
    ['What is this about.', 0],
    ['Really?! Are you sure??', 2],
    ['Скільки це коштує? Чи є знижка?', 2],
    ['Сколько это стоит?', 1],
    ['', 0],
  ])('%s has %d', (text, count) => expect(countQuestions(text, true)).toBe(count));
});

describe('questions in a text without punctuation', () => {
  it.each([
    ['what is this about', 1],
    ['can you tell me your name', 1],
    ['is it free', 1],
    ['do not do that', 0],
    ['i know what you mean', 0],
    ['Скільки це коштує', 1],
    ['чи можу я дізнатися баланс', 1],
    ['коли приїде курʼєр', 1],
    ['я знаю коли приїде', 0],
    ['сколько это стоит', 1],
    ['почему вы звоните', 1],
    ['я спрошу почему', 0],
    ['', 0],
    ['…', 0],
  ])('%s has %d', (text, count) => expect(countQuestions(text, false)).toBe(count));
});

it.each([
  [['hello there', 'what'], false],
  [['hello', 'Yes.'], true],
  [['так?'], true],
  [[], false],
])('%j has punctuation: %s', (texts, has) => expect(hasPunctuation(texts)).toBe(has));
