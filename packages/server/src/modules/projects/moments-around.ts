import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { surroundings } from '@earshot/core/matching/surroundings.ts';
import type { FoundCall } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';

type Why = Pick<FoundCall, 'patterns' | 'query'>;

/** Why calls were found, by their ids, with what was said around each moment, so that a list can show and play it. */
export async function withWordsAround<T extends Why>(
  ctx: Ctx,
  found: ReadonlyMap<string, T>,
): Promise<Map<string, T>> {
  const calls = await loadCalls(ctx.db, ctx.workspaceId, [...found.keys()], null);
  return new Map(
    Array.from(found, ([fileId, why]) => {
      const phrases = new Map(calls.get(fileId)?.phrases.map((phrase) => [phrase.id, phrase]));
      const around = (moments: readonly CallMoment[]) =>
        moments.map((moment) => {
          const phrase = moment.phrase_id === null ? undefined : phrases.get(moment.phrase_id);
          if (phrase === undefined || moment.words === null) return moment;
          return { ...moment, around: surroundings({ words: moment.words }, phrase) };
        });
      return [
        fileId,
        {
          ...why,
          patterns: why.patterns.map(({ id, moments }) => ({ id, moments: around(moments) })),
          query: why.query && { moments: around(why.query.moments) },
        },
      ];
    }),
  );
}
