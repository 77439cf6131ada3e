import { errorCodes } from '@earshot/core/errors.ts';
import { expect, test } from 'vitest';
import { errorTexts } from './error.texts.ts';

test('every refusal of the server has its text', () => {
  expect(Object.keys(errorTexts.entries).toSorted()).toEqual([...errorCodes, 'network'].toSorted());
});
