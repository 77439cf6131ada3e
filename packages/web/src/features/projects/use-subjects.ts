import type { ProjectKind, Subject, SubjectKind } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { classifiersQuery } from '../../shared/classifiers/classifiers.queries.ts';
import { goalsQuery } from '../../shared/goals/goals.queries.ts';
import { patternsQuery } from '../../shared/rules/rules.queries.ts';
import { scriptsQuery } from '../../shared/scripts/scripts.queries.ts';
import { useMayFor } from '../../shared/users.queries.ts';

type Named = { id: number; name: string };

/** Projects of these kinds are about one subject, and their words only choose the calls. */
export const isAboutSubject = (kind: ProjectKind): kind is 'training' | 'testing' =>
  kind === 'training' || kind === 'testing';

/** What there is of a kind to teach or to test; undefined until that is known. Of what recognises speech there is one. */
export function useSubjects(kind: SubjectKind | undefined): readonly Named[] | undefined {
  const may = useMayFor();
  const asks = (one: SubjectKind, can: boolean) => ({ enabled: kind === one && can });
  const classifiers = useQuery({
    ...classifiersQuery(),
    ...asks('classifier', may('classifiers.read')),
  }).data;
  const patterns = useQuery({ ...patternsQuery(), ...asks('pattern', may('patterns.read')) }).data;
  const scripts = useQuery({ ...scriptsQuery(), ...asks('script', may('scripts.read')) }).data;
  const goals = useQuery({ ...goalsQuery(), ...asks('goal', may('goals.read')) }).data;
  if (kind === undefined || kind === 'engine') return [];
  return { classifier: classifiers, pattern: patterns, script: scripts, goal: goals }[kind]?.results;
}

/** The name of a subject; undefined until it is known, null where it is not there any more. */
export function useSubjectName(subject: Subject | null): string | null | undefined {
  const all = useSubjects(subject?.kind);
  if (subject === null || subject.kind === 'engine') return null;
  return all === undefined ? undefined : (all.find(({ id }) => id === subject.id)?.name ?? null);
}
