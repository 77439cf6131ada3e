/** What filters are asked for. */
export type Filters = Record<string, unknown>;

/** What is asked; as filters of a search; as the query of the list (null: it has no such filter); what is found. */
export type FilterCase = [string, () => Filters, () => Filters | null, string];

/** The names of all calls there are. */
export const all = 'anna boris chloe dina';
