import { expect, test } from 'vitest';
import { checkRequest } from './check-request.ts';

test('a question goes into a command as it is, whatever its text', () => {
  const text = `it's "so"; $(rm) \`x\`\nand more`;
  expect(checkRequest('http://here/api/', 7, { text }, undefined).split('\n')).toEqual([
    'curl http://here/api/classifiers/7/check \\',
    '  -H "Authorization: Bearer $EARSHOT_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    String.raw`  -d '{"text":"it'\''s \"so\"; $(rm) ${'`'}x${'`'}\nand more"}'`,
  ]);
});

test('it names a version that does not answer, and a call', () => {
  const request = checkRequest('http://here/api/', 7, { file_id: 'f' }, 3);
  expect(request).toContain('classifiers/7/check \\\n');
  expect(request).toContain(`-d '{"file_id":"f","version":3}'`);
});
