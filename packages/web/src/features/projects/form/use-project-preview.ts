import { hasSomethingToFind } from '@earshot/core/projects/found.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type ProjectPreview, previewQuery } from '../projects.queries.ts';
import { type ProjectDraft, triedOf } from './project-draft.ts';

export const periods = [7, 30, 90, 365] as const;
/** Long enough not to ask at every letter, short enough to feel at once. */
const restMs = 500;

export type PreviewState = {
  days: number;
  setDays: (days: number) => void;
  /** Of before, while a new answer is on its way. */
  answer: ProjectPreview | undefined;
  isFresh: boolean;
  /** There is something to look for. */
  isAsked: boolean;
  error: unknown;
};

/** What a project would have found, asked again when the form or the period changes. */
export function useProjectPreview(draft: ProjectDraft): PreviewState {
  const [days, setDays] = useState<number>(30);
  const project = triedOf(draft);
  const rested = useDebounced(project, restMs);
  const isWhole = ({ auto_language, language, ...one }: typeof project) =>
    (auto_language || language.length > 0) && hasSomethingToFind(one);
  const isAsked = isWhole(project);
  const query = useQuery({ ...previewQuery({ project: rested, days }), enabled: isAsked && isWhole(rested) });
  const isRested = JSON.stringify(rested) === JSON.stringify(project);
  return {
    days,
    setDays,
    answer: isAsked ? query.data : undefined,
    isFresh: isAsked && isRested && !query.isFetching,
    isAsked,
    error: isRested && isAsked ? query.error : null,
  };
}
