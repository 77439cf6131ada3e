import { auditActions } from '@earshot/core/audit/audit.ts';
import { errorCodes } from '@earshot/core/errors.ts';
import { expect, test } from 'vitest';
import type { Texts } from '../lib/texts.ts';
import { actionTexts } from './action-texts.ts';
import { errorTexts } from './error-texts.ts';

const keysOf = (all: readonly Texts[]) => all.flatMap(({ entries }) => Object.keys(entries)).toSorted();

test('every refusal of the server has its text, once', () => {
  expect(keysOf(errorTexts)).toEqual([...errorCodes, 'network'].toSorted());
  expect(errorTexts.every(({ namespace }) => namespace.startsWith('errors:'))).toBe(true);
});

test('every action of the audit log has its text, once', () => {
  expect(keysOf(actionTexts)).toEqual([...auditActions].toSorted());
  expect(actionTexts.every(({ namespace }) => namespace.startsWith('audit:'))).toBe(true);
});
