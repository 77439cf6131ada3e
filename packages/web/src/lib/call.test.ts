import { endpoint } from '@earshot/core/endpoint.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { baseOf } from './api-base.ts';
import { call, watchSession } from './call.ts';

const ask = endpoint({
  method: 'POST',
  path: 'users/check',
  can: 'public',
  summary: 'Who is signed in',
  reply: z.object({ user_id: z.int() }),
});

const ended = vi.fn();
watchSession({ ended, noWorkspace: () => {} });

function answerWith(status: number, body: unknown) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  ended.mockClear();
});

test('206 that speaks of anything but the session is an answer like any other', async () => {
  answerWith(206, { user_id: 7, details: 'Part of the list' });
  expect(await call(ask, {})).toMatchObject({ user_id: 7 });
  expect(ended).not.toHaveBeenCalled();
});

test('206 that speaks of the token is none', async () => {
  answerWith(206, { details: 'Given token not valid for any token type' });
  await expect(call(ask, {})).rejects.toMatchObject({ status: 206, code: 'unauthorized' });
  expect(ended).toHaveBeenCalledOnce();
});

test('a call carries the credentials, and waits for as long as the answer takes', async () => {
  const asked = answerWith(200, { user_id: 7 });
  await call(ask, {});
  expect(asked).toHaveBeenCalledWith('/api/users/check', {
    method: 'POST',
    credentials: 'include',
    headers: {},
  });
});

test('the address of the API is what the page says', () => {
  expect(baseOf(undefined)).toBe('/api/');
  expect(baseOf(' ')).toBe('/api/');
  expect(baseOf('/calls/api')).toBe('/calls/api/');
  expect(baseOf('https://api.example.com/v1/')).toBe('https://api.example.com/v1/');
});
