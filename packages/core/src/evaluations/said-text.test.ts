import { expect, it } from 'vitest';
import { saidText } from './said-text.ts';

it.each([
  ['the price is: ten', 'the price is: ten'],
  ['Good day\nthe price is: ten\nfine', 'Good day\nthe price is: ten\nfine'],
  ['well then the whole price is: ten', 'well then the whole price is: ten'],
  ['номер: п’ять\nтак\nні\nдобре\nномер: шість', 'номер: п’ять\nтак\nні\nдобре\nномер: шість'],
  ['Agent: the price is: ten\nClient: fine', 'the price is: ten\nfine'],
  ['Agent: your bill\nthe price is: ten\nClient: fine', 'your bill\nthe price is: ten\nfine'],
  ['оператор: добрий день\nіще рядок\nіще\nклієнт: так', 'добрий день\nіще рядок\nіще\nтак'],
  ['Олена Коваль: добрий день\nПетро: так', 'добрий день\nтак'],
  ['speaker 0: hello\nspeaker 1: yes\nspeaker 0: good\nspeaker 1: bye', 'hello\nyes\ngood\nbye'],
  ['[00:12] Agent: hi\r\n\r\n[00:15] Maria K.: hello', 'hi\nhello'],
  ['[00:12] the price is: ten\n[00:15]\nand more', 'the price is: ten\n\nand more'],
  ['Agent:\nhello', '\nhello'],
  ['When may we call?\n10:30 is fine\nthank you', 'When may we call?\n10:30 is fine\nthank you'],
  ['at 10: 30 and https://example.com', 'at 10: 30 and https://example.com'],
  ['', ''],
])('of %j is said %j', (text, said) => {
  expect(saidText(text)).toBe(said);
});
