import type { Permission } from '../access.ts';

/**
 * `field` is a column of the call, `meta` a key of the metadata that came with it; what has neither is found in its own way
 * by the server.
 */
type Place = { field?: string; meta?: string };

/** Asked for by other pages; shown where it is, and not offered beside the list. */
type Linked = { isLinked?: true };

/** Who may ask for it: what is hidden from a person must not be counted for them either. */
type Guarded = { needs?: Permission };

/**
 * How calls are told apart, and how one asks for it; lists are joined by or. A `range` is of milliseconds. `facet`: how many
 * calls have each value is counted beside a list.
 */
export type Dimension = Place &
  Guarded &
  Linked &
  (
    | { kind: 'choices' | 'choice'; values: readonly string[]; facet?: true }
    | { kind: 'names' | 'ids'; facet?: true }
    | {
        kind:
          | 'text'
          | 'range'
          | 'flag'
          | 'metrics'
          | 'fields'
          | 'field_numbers'
          | 'scores'
          | 'goal_scores'
          | 'since'
          | 'calls';
      }
    | { kind: 'period'; field: string }
  );
