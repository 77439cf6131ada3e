import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LinesOf } from '../../../shared/drafts/DraftDifferences.tsx';
import { useTextLines } from '../../../shared/drafts/use-text-lines.ts';
import { draftOf } from './mention-text.ts';
import { mentionableQuery } from './notes.queries.ts';

/**
 * The lines of a comment or a note. A comment keeps ids of those who are named in it, and is shown with their names; of a note,
 * in which nobody is, `named` is undefined.
 */
export function useCommentLines(
  fileId: string,
  named: readonly NamedPerson[] | undefined,
  labels?: Readonly<Record<string, string>>,
): LinesOf {
  const linesOf = useTextLines(labels);
  const query = useQuery({ ...mentionableQuery(fileId), retry: false, enabled: named !== undefined });
  const people = query.data;
  return useCallback(
    (body) => {
      const known = [...(named ?? []), ...(people ?? [])];
      return linesOf(body).map((line) => ({ ...line, text: draftOf(line.text, known).text }));
    },
    [linesOf, named, people],
  );
}
