import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { momentsOfCall } from '@earshot/core/projects/found.ts';
import type { Ctx } from '../../platform/context.ts';
import { listProjectFiles } from '../projects/list-project-files.ts';

/** A call that is worth hearing first, with what it was found by. */
export type Quote = {
  file_id: string;
  at_ms: number;
  role: SpeakerRole | null;
  /** What was said there, what it was found by in the middle; all of it empty where it was no words. */
  said: [before: string, found: string, after: string];
  operator: string | null;
  abonent: string | null;
  started_at: string;
  duration_ms: number | null;
};

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
      const moment = moments.find(({ text }) => text !== '') ?? moments[0];
      return {
        file_id: file.file_id,
        at_ms: moment?.start_ms ?? 0,
        role: moment?.role ?? null,
        said: saidAround(moment),
        operator: file.operator,
        abonent: file.abonent,
        started_at: file.recorded_at ?? file.created,
        duration_ms: file.duration_ms,
      };
    }),
  };
}

function saidAround(moment: CallMoment | undefined): Quote['said'] {
  const { words, around, text = '' } = moment ?? {};
  if (words == null || around === undefined) return ['', text, ''];
  const { first, of } = around;
  const [from, to] = [words[0] - first, words[1] - first + 1];
  const said = (some: readonly string[]) => some.join(' ');
  return [
    `${first > 0 ? '… ' : ''}${said(around.words.slice(0, from))}`,
    said(around.words.slice(from, to)),
    `${said(around.words.slice(to))}${first + around.words.length < of ? ' …' : ''}`,
  ];
}
