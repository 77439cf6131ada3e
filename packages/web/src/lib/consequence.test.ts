import { expect, test } from 'vitest';
import { consequenceOf } from './consequence.ts';

const of = (status: number, body = {}, isPublic = false) => consequenceOf(status, body, isPublic);

test('an ended session signs out, a wrong password does not', () => {
  expect(of(401, { code: 'unauthorized' })).toEqual({ kind: 'sign_out' });
  expect(of(401, { code: 'users.wrong_credentials' }, true)).toBeNull();
  expect(of(403, { detail: 'Invalid access token' })).toEqual({ kind: 'sign_out' });
  expect(of(403, { code: 'forbidden', detail: 'No.' })).toBeNull();
});

test('206 signs out when it speaks of the token or the credentials', () => {
  const says = 'Given token not valid for any token type';
  expect(of(206, { details: says })).toEqual({ kind: 'sign_out' });
  expect(of(206, { data: { detail: says } })).toEqual({ kind: 'sign_out' });
  expect(of(206, { details: 'Incorrect authentication credentials.' })).toEqual({ kind: 'sign_out' });
  expect(of(206, { details: 'Something else' })).toBeNull();
});

test('without a workspace one is chosen', () => {
  expect(of(205)).toEqual({ kind: 'choose_workspace' });
});

test('the package has its own words, anything else is said as it came', () => {
  expect(of(207, { details: 'Current package is inactive' })).toEqual({
    kind: 'warn',
    text: 'error.tariff.complite',
  });
  expect(of(207, { details: 'Package Limit Exceeded' })).toEqual({
    kind: 'warn',
    text: 'error.tariff.exeeded',
  });
  expect(of(207, { details: 'Two of five were taken' })).toEqual({
    kind: 'warn',
    text: 'Two of five were taken',
  });
  expect(of(403, { detail: 'Resource is locked in current package' })).toEqual({
    kind: 'warn',
    text: 'error.tariff.access_denied',
  });
});

test('other answers are the business of whoever asked', () => {
  for (const status of [200, 201, 204, 404, 409, 422, 429, 500, 503]) expect(of(status)).toBeNull();
});
