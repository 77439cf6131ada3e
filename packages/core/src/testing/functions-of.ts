/** Functions of formatted code: one ends with the brace that stands as far in as it begins. */
export function functionsOf(source: string): { name: string; lines: number }[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent, name] =
      /^(\s*)(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+) = .*(?:=>|\() ?\{?$)/.exec(line) ?? [];
    if (indent === undefined) return [];
    const length = lines.slice(at + 1).findIndex((other) => new RegExp(`^${indent}[})]`).test(other));
    return [{ name: name ?? line.trim(), lines: length + 2 }];
  });
}
