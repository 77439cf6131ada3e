import type { Hit } from '@earshot/core/matching/query.ts';
import { checkDetection, listMatches } from '@earshot/core/patterns/patterns.api.ts';
import { momentsOfCall } from '@earshot/core/projects/found.ts';
import { search } from '@earshot/core/search/search.api.ts';
import { getSegment } from '@earshot/core/segments/segments.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { partKey } from '../../../shared/files/files.queries.ts';
import { marksWords } from '../../../shared/hits/marks-words.ts';
import { readSought, type Sought } from '../../../shared/hits/sought.ts';
import { hitsOfMoments } from '../../../shared/projects/moments.ts';
import { foundCallQuery } from '../../../shared/projects/projects.queries.ts';

type Evidence = { kind: string; hits: Hit[] };
const hitsOf = (evidence: readonly Evidence[]) => evidence.filter(marksWords).flatMap(({ hits }) => hits);

/** The words of a call that it was opened for; `project`: the one that it is looked at with. */
export const soughtQuery = (fileId: string, text: string | undefined, project: number | null) =>
  queryOptions({
    queryKey: [...partKey(fileId, 'sought'), text, project],
    queryFn: async ({ signal }) => {
      const sought = await findSought(fileId, readSought(text) ?? {}, signal);
      return project === null ? sought : [...(await foundBy(project, fileId)), ...sought];
    },
    retry: false,
  });

async function foundBy(project: number, fileId: string): Promise<Hit[]> {
  const found = await queryClient.fetchQuery(foundCallQuery(project, fileId));
  return found === null ? [] : hitsOfMoments(momentsOfCall(found));
}

async function findSought(fileId: string, sought: Sought, signal: AbortSignal): Promise<Hit[]> {
  const { query, detection, rules = [], segments = [] } = sought;
  const said = async (words: NonNullable<Sought['query']>) => {
    const body = { query: words, filters: { ids: [fileId] }, limit: 1 };
    return (await call(search, { body, signal })).results[0]?.hits ?? [];
  };
  const found = [
    query && said(query),
    detection &&
      call(checkDetection, { body: { pattern: { detection }, file_id: fileId }, signal }).then(
        ({ evidence }) => hitsOf(evidence),
      ),
    rules.length > 0 &&
      call(listMatches, { params: { file_id: fileId }, signal }).then(({ results }) =>
        results
          .filter(({ kind, id }) => rules.includes(`${kind}-${id}`))
          .flatMap(({ evidence }) => hitsOf(evidence)),
      ),
    ...segments.map(async (id) => {
      const segment = await call(getSegment, { params: { id }, signal });
      return segment.query === null ? [] : said(segment.query);
    }),
  ];
  // What cannot be asked, as a rule that is gone, hides nothing of the rest.
  const settled = await Promise.allSettled(found.map((one) => one || []));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
