import type { Goal } from '@earshot/core/goals/goals.ts';
import type { MeasuredThing } from '@earshot/core/reports/measures.ts';
import { keyOfQuestion } from '@earshot/core/reports/question-key.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useMemo } from 'react';
import { classifiersQuery } from '../../../shared/classifiers/classifiers.queries.ts';
import { useLabelChoices } from '../../../shared/classifiers/use-label-choices.ts';
import { conversionsQuery } from '../../../shared/conversions/conversions.queries.ts';
import { goalsQuery } from '../../../shared/goals/goals.queries.ts';
import { patternsQuery, tagsQuery } from '../../../shared/rules/rules.queries.ts';
import { scriptsQuery } from '../../../shared/scripts/scripts.queries.ts';
import { type Right, useMayFor } from '../../../shared/users.queries.ts';
import { GivenThings } from './given-things.ts';

export type RuleThing = Exclude<MeasuredThing, 'metric' | 'emotion' | 'field'>;
/** `group`: under what it is chosen. */
export type Named = { id: number | string; name: string; group?: string };

/** The rules and questions of the workspace that a measure can be of, as far as this person sees them. */
export function useMeasuredThings(): {
  thingsOf: (thing: RuleThing) => readonly Named[];
  isLoading: boolean;
} {
  const given = useContext(GivenThings);
  const mayFor = useMayFor();
  const may = (right: Right) => given === null && mayFor(right);
  const tag = useQuery({ ...tagsQuery(), enabled: may('tags.read') });
  const pattern = useQuery({ ...patternsQuery(), enabled: may('patterns.read') });
  const script = useQuery({ ...scriptsQuery(), enabled: may('scripts.read') });
  const labels = useLabelChoices();
  const goal = useQuery({ ...goalsQuery(), enabled: may('goals.read') });
  const conversion = useQuery({ ...conversionsQuery(), enabled: may('conversions.read') });
  const classifier = useQuery({ ...classifiersQuery(), enabled: may('classifiers.read') });
  const isLoading = [tag, pattern, script, classifier, goal, conversion].some((query) => query.isLoading);
  const all = useMemo(
    (): Record<RuleThing, readonly Named[]> => ({
      tag: tag.data?.results ?? [],
      pattern: pattern.data?.results ?? [],
      script: script.data?.results ?? [],
      label: (labels ?? []).map(({ id, label, classifier }) => ({ id, name: label, group: classifier })),
      goal: goal.data?.results ?? [],
      question: (goal.data?.results ?? []).flatMap(questionsOf),
      conversion: conversion.data?.results ?? [],
    }),
    [tag.data, pattern.data, script.data, labels, goal.data, conversion.data],
  );
  return {
    thingsOf: useCallback((thing) => (given === null ? all[thing] : (given[thing] ?? [])), [all, given]),
    isLoading,
  };
}

/** The questions of a goal, each by its key. */
const questionsOf = ({ id: goal_id, name: group, groups }: Goal): Named[] =>
  groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ id: question_id, text }) =>
      question_id === undefined ? [] : [{ id: keyOfQuestion({ goal_id, question_id }), name: text, group }],
    );
