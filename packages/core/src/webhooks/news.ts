import type { CallMoment } from '../detection/moments.ts';
import type { File } from '../files/files.ts';
import type { ProjectKind } from '../projects/projects.ts';

/** Moments of a pattern that are told of; the others are in the call. */
export const toldMoments = 20;

/** What a webhook is told of a call that a project found: the body of the request. */
export type MatchedNews = {
  /** The same however often it is sent. */
  id: string;
  type: 'project.matched';
  /** A sample, which somebody sent to try the address. */
  is_test?: true;
  workspace_id: number;
  project: { id: number; name: string; kind: ProjectKind };
  file: Pick<File, 'file_id' | 'name' | 'operator' | 'abonent' | 'direction' | 'language' | 'duration_ms'> & {
    started_at: string;
    /** The weights of the tags that the project set on the call. */
    score: number;
    /** The call in Earshot, at what was found. */
    link: string;
  };
  /** `score`: the weights of the tags that it set. */
  patterns: { id: number; name: string; moments: CallMoment[]; score: number }[];
  /** Null where the query found nothing, or there is none. */
  query: { moments: CallMoment[] } | null;
};
