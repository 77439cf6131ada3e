const head = /^(\s*)(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = .*(?:=>|\() ?\{?$)/;

/** Functions of formatted code, told by how far in its lines begin. */
export function functionsOf(source: string): { name: string; lines: number }[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent, name, constant = ''] = head.exec(line) ?? [];
    if (indent === undefined) return [];
    return [{ name: name ?? constant, lines: 1 + restOf(lines.slice(at + 1), indent, line.endsWith('=>')) }];
  });
}

/** A body in braces ends with the brace that stands as far in as its function, an expression before what does. */
function restOf(lines: string[], indent: string, isExpression: boolean): number {
  const ends = new RegExp(isExpression ? `^(?!${indent}\\s)\\s*\\S` : `^${indent}[})]`);
  const end = lines.findIndex((line) => ends.test(line));
  if (!isExpression) return end + 1;
  return lines.slice(0, end < 0 ? undefined : end).findLastIndex((line) => line.trim() !== '') + 1;
}
