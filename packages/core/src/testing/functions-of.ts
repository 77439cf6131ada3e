const head = /^(\s*)(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = .*(?:=>|\() ?\{?$)/;

/** Functions of formatted code, told by how far in its lines begin. */
export function functionsOf(source: string): { name: string; lines: number }[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent, name, constant = ''] = head.exec(line) ?? [];
    if (indent === undefined) return [];
    return [{ name: name ?? constant, lines: lengthOf(lines.slice(at), indent) }];
  });
}

/** A body in braces ends with the brace that stands as far in as its function, an expression before what does. */
function lengthOf(lines: string[], indent: string): number {
  const closes = new RegExp(`^${indent}[})]`);
  const isOutside = new RegExp(`^(?!${indent}\\s)\\s*\\S`);
  let isExpression = lines[0]?.endsWith('=>') ?? false;
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    if (isExpression && isOutside.test(line)) return lastSaid(lines.slice(0, at));
    if (isExpression || !closes.test(line)) continue;
    // After parameters over several lines comes their type or the body.
    if (!/(?:=>|[({])$/.test(line)) return at + 1;
    isExpression = line.endsWith('=>');
  }
  return lastSaid(lines);
}

const lastSaid = (lines: string[]) => lines.findLastIndex((line) => line.trim() !== '') + 1;
