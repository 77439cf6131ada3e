/**
 * `field` is a column of the call, `meta` a key of the metadata that came with it; what has neither is found in its own way
 * by the server.
 */
type Place = { field?: string; meta?: string };

/**
 * How calls are told apart, and how one asks for it; lists are joined by or. A `range` is of milliseconds. `facet`: how many
 * calls have each value is counted beside a list.
 */
export type Dimension = Place &
  (
    | { kind: 'choices' | 'choice'; values: readonly string[]; facet?: true }
    | { kind: 'names' | 'ids'; facet?: true }
    | { kind: 'text' | 'range' | 'flag' | 'metrics' | 'calls' }
    | { kind: 'period'; field: string }
  );
