import { describe, expect, it } from 'vitest';
import { parseMask, readMask } from './mask.ts';

describe('reading a file name by a mask', () => {
  it.each([
    [
      '{recorded_at:yyyyMMdd-HHmmss}_{operator}_{abonent}.wav',
      '20260131-235959_Maria Kovalenko_380501234567.wav',
      { recorded_at: '2026-01-31T23:59:59.000Z', operator: 'Maria Kovalenko', abonent: '380501234567' },
    ],
    [
      'the extension may be left out: {operator}-{direction}',
      'the extension may be left out: anna-IN.mp3',
      { operator: 'anna', direction: 'inbound' },
    ],
    ['{direction}/{language}', 'outbound/UK', { direction: 'outbound', language: 'uk' }],
    ['{operator}', 'Олена_Шевчук.ogg', { operator: 'Олена Шевчук' }],
    ['{recorded_at:dd.MM.yyyy HH-mm}', '05.11.2025 08-30.opus', { recorded_at: '2025-11-05T08:30:00.000Z' }],
    [
      '{recorded_at:yyyyMMdd}_{campaign}',
      '20251105_autumn.wav',
      { recorded_at: '2025-11-05T00:00:00.000Z', meta: { campaign: 'autumn' } },
    ],
    ['call({queue})[{abonent}]', 'call(vip)[5].wav', { abonent: '5', meta: { queue: 'vip' } }],
    ['{operator}.{line}', 'anna.7.wav', { operator: 'anna', meta: { line: '7' } }],
    ['{operator}_{rest}', 'a_b_c.wav', { operator: 'a', meta: { rest: 'b_c' } }],
  ])('%s fits %s', (mask, name, reading) => expect(readMask(mask, name)).toEqual({ meta: {}, ...reading }));

  it.each([
    ['{operator}_{abonent}', 'only-one.wav', 'a separator is missing'],
    ['{recorded_at:yyyyMMdd}', '20251305.wav', 'there is no month 13'],
    ['{recorded_at:yyyyMMdd}', '20250230.wav', 'there is no 30 February'],
    ['{recorded_at:yyyyMMdd}', '00000105.wav', 'there is no year 0'],
    ['{recorded_at:HHmm}', '2460.wav', 'there is no minute 60'],
    ['{recorded_at:yyyyMMdd}', 'x20251105.wav', 'something stands before'],
    ['{direction}', 'sideways.wav', 'it is no direction'],
    ['{language}', 'ukrainian.wav', 'it is no language code'],
    ['{operator}.mp3', 'anna.wav', 'it is another extension'],
    ['call-{operator}', 'anna.wav', 'the beginning differs'],
    ['{operator}-x', 'anna-xy.wav', 'something is left over'],
    ['{operator}_{abonent}', '_5.wav', 'a field would be empty'],
    ['', 'anna.wav', 'the mask is empty'],
  ])('%s does not fit %s: %s', (mask, name) => expect(readMask(mask, name)).toBeNull());

  it('takes linear time for any name', () => {
    const startedAt = performance.now();
    expect(readMask('{operator}_x_{abonent}', `${'_'.repeat(200_000)}.wav`)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

it('splits a mask into what is written and what is read', () => {
  expect(parseMask('a_{recorded_at:yyyy}{Not}{operator}')).toEqual([
    { literal: 'a_' },
    { field: 'recorded_at', format: 'yyyy' },
    { literal: '{Not}' },
    { field: 'operator', format: null },
  ]);
});
