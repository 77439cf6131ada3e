/**
 * What a model says of each example that was made without the example's fold: `train` is given the others of all and gives
 * what scores an example.
 */
export function outOfFold<Example, Score>(
  examples: readonly Example[],
  folds: readonly number[],
  train: (others: readonly Example[]) => (example: Example) => Score,
): Score[] {
  const scorers = new Map<number, (example: Example) => Score>();
  for (const fold of new Set(folds)) scorers.set(fold, train(examples.filter((_, at) => folds[at] !== fold)));
  return examples.map((example, at) => (scorers.get(folds[at] ?? 0) as (of: Example) => Score)(example));
}
