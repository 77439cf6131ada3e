import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client whose invalidation holds also for what is just being asked for the first time. TanStack Query breaks
 * off only a fetch that has an older answer to fall back on; a first one goes on, and what it brings counts as fresh
 * although it may have been read before the change. Here it is asked for once more as soon as that fetch has ended.
 */
export class LiveQueryClient extends QueryClient {
  /** A burst of messages during one first fetch asks once more, not as often as there were messages. */
  readonly #onceMore = new WeakMap<Query, Promise<void>>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache().findAll(filters).filter(isFirstFetch);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...first.map((query) => this.#askOnceMore(query, filters?.refetchType, options)),
    ]);
  }

  #askOnceMore(
    query: Query,
    refetchType: InvalidateQueryFilters['refetchType'],
    options: InvalidateOptions | undefined,
  ): Promise<void> {
    const again =
      this.#onceMore.get(query) ??
      ended(query).then(() => {
        this.#onceMore.delete(query);
        return super.invalidateQueries({ predicate: (one) => one === query, refetchType }, options);
      });
    this.#onceMore.set(query, again);
    return again;
  }
}

const isFirstFetch = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus !== 'idle';

/** Well or badly; the query itself has heard of it before. */
const ended = async ({ promise }: Query): Promise<void> => {
  await promise?.catch(() => {});
};
