import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { classifiersQuery } from '../../../shared/classifiers/classifiers.queries.ts';
import { goalsQuery } from '../../../shared/goals/goals.queries.ts';
import { useMayFor } from '../../../shared/users.queries.ts';

export type KnownSubject = {
  subject: Subject;
  /** Where it is one, and may be seen. */
  classifier: Classifier | undefined;
  /** Of a scorecard. */
  questions: readonly NumberedQuestion[];
};

/** What is known of a subject: the colours of its labels, or how its questions are answered. */
export function useSubject(subject: Subject): KnownSubject {
  const may = useMayFor();
  const classifiers = useQuery({
    ...classifiersQuery(),
    enabled: subject.kind === 'classifier' && may('classifiers.read'),
  }).data?.results;
  const goals = useQuery({ ...goalsQuery(), enabled: subject.kind === 'goal' && may('goals.read') }).data
    ?.results;
  return useMemo(() => {
    const goal = subject.kind === 'goal' ? goals?.find(({ id }) => id === subject.id) : undefined;
    const { groups } = numberQuestions(goal?.groups ?? [], 0);
    return {
      subject,
      classifier:
        subject.kind === 'classifier' ? classifiers?.find(({ id }) => id === subject.id) : undefined,
      questions: groups.flatMap((group) => group.questions),
    };
  }, [subject, classifiers, goals]);
}
