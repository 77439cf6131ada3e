import { describe, expect, it } from 'vitest';
import { canFill, maskIssue } from './source-rules.ts';

describe('a mask', () => {
  it.each([
    '{recorded_at:yyyyMMdd-HHmmss}_{operator}_{abonent}.wav',
    '{recorded_at}-{direction}',
    'call({queue})[{abonent}]',
    '{operator}',
  ])('%s can be used', (mask) => {
    expect(maskIssue(mask)).toBe(undefined);
  });

  it.each([
    ['call.wav', 'no_field'],
    ['{operator}{abonent}', 'side_by_side'],
    ['{operator}_{abonent}_{operator}', 'twice'],
    ['{operator', 'braces'],
    ['{Operator}_{abonent}', 'braces'],
    ['{recorded_at:}', 'date'],
    ['{recorded_at:today}', 'date'],
    ['{operator:yyyy}', 'date'],
  ])('%s cannot: %s', (mask, issue) => {
    expect(maskIssue(mask)).toBe(issue);
  });
});

describe('a field that a source fills', () => {
  it.each(['campaign', 'operator', 'abonent', 'queue', 'line_2'])('%s', (field) => {
    expect(canFill(field)).toBe(true);
  });
  it.each(['recorded_at', 'language', 'direction', 'source', '', 'Campaign', '__proto__', 'a b', '2nd'])(
    'not %s',
    (field) => {
      expect(canFill(field)).toBe(false);
    },
  );
});
