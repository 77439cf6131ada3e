import type { ConditionKind } from '@earshot/core/conversions/conversions.ts';
import { useQuery } from '@tanstack/react-query';
import { goalsQuery } from '../../shared/goals/goals.queries.ts';
import { patternsQuery, tagsQuery } from '../../shared/rules/rules.queries.ts';
import { scriptsQuery } from '../../shared/scripts/scripts.queries.ts';
import { useMayFor } from '../../shared/users.queries.ts';

type Named = { id: number; name: string };

/** What conditions can count, as far as this person may see it. */
export function useRuleChoices(): {
  kinds: readonly ConditionKind[];
  choicesOf: (kind: Exclude<ConditionKind, 'field'>) => readonly Named[];
} {
  const may = useMayFor();
  const all = {
    tag: useQuery({ ...tagsQuery(), enabled: may('tags.read') }).data?.results,
    pattern: useQuery({ ...patternsQuery(), enabled: may('patterns.read') }).data?.results,
    script: useQuery({ ...scriptsQuery(), enabled: may('scripts.read') }).data?.results,
    goal: useQuery({ ...goalsQuery(), enabled: may('goals.read') }).data?.results,
  } satisfies Record<Exclude<ConditionKind, 'field'>, readonly Named[] | undefined>;
  const kinds = (['tag', 'pattern', 'script', 'goal'] as const).filter((kind) => may(`${kind}s.read`));
  return { kinds: [...kinds, 'field'], choicesOf: (kind) => all[kind] ?? [] };
}
