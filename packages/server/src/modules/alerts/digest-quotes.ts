import { momentsOfCall } from '@earshot/core/projects/found.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Quote, quoteOf } from '../mail/quotes.ts';
import { listProjectFiles } from '../projects/list-project-files.ts';

const mostQuotes = 6;

/**
 * The calls of a digest with the lowest scores, as the reader may see them; `count` is of all of them. They are asked for as
 * the page of the project does, so that a letter says what its link shows.
 */
export async function quotesOf(
  reader: Ctx,
  projectId: number,
  digestId: number,
): Promise<{ count: number; quotes: Quote[] }> {
  const { count, results } = await listProjectFiles(reader, projectId, {
    alert: digestId,
    limit: mostQuotes,
    offset: 0,
    sorting_by: 'created',
    sortByValue: '1',
    order_by: 'asc',
    scripted: '0',
  });
  return {
    count,
    quotes: results.map(({ project, ...file }) => {
      const moments = momentsOfCall(project);
      return quoteOf(file, moments.find(({ text }) => text !== '') ?? moments[0]);
    }),
  };
}
