import { describe, expect, it } from 'vitest';
import { functionsOf } from './functions-of.ts';

describe('functions of formatted code', () => {
  it('ends one with the brace that stands as far in as it begins', () => {
    const source = 'export async function outer() {\n  const inner = () => {\n    go();\n  };\n}\n';
    expect(functionsOf(source)).toEqual([
      { name: 'outer', lines: 5 },
      { name: 'inner', lines: 3 },
    ]);
  });

  it('ends an expression before what stands as far in as it begins', () => {
    const source = 'const put = () =>\n  save(\n    one,\n  );\n\nconst text = 1;\nfunction next() {\n}\n';
    expect(functionsOf(source)).toEqual([
      { name: 'put', lines: 4 },
      { name: 'next', lines: 2 },
    ]);
    expect(functionsOf('const last = () =>\n  1;\n')).toEqual([{ name: 'last', lines: 2 }]);
  });

  it('counts from its name where its parameters take several lines', () => {
    const source = 'function wide({\n  one,\n}: {\n  one: number;\n}) {\n  go(one);\n}\n';
    expect(functionsOf(source)).toEqual([{ name: 'wide', lines: 7 }]);
    const arrow = 'const put = async (\n  one: number,\n) =>\n  go(one);\n';
    expect(functionsOf(arrow)).toEqual([{ name: 'put', lines: 4 }]);
  });

  it('does not count one that fits in its line', () => {
    expect(functionsOf('const half = (n: number) => n / 2;\n')).toEqual([]);
  });
});
