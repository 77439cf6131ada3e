import type { Goal } from '../packages/core/src/goals/goals.ts';
import type { Client } from '../packages/server/src/testing/server.ts';

/** A goal for one call: whether a word is said, which the machine answers, and whether one is patient, which a person does. */
export function makeCareGoal(
  client: Client,
  { name, call, word }: { name: string; call: string; word: string },
): Promise<Goal> {
  const detection = { methods: [{ kind: 'query', query: { type: 'phrases', phrases: [word] } }] };
  return client.json<Goal>('POST', 'goals', {
    name,
    applies_to: { filters: { ids: [call] }, query: null },
    groups: [
      {
        name: 'All',
        questions: [
          { text: 'Speaks to the customer', answer_by: { kind: 'pattern', detection } },
          { text: 'Is patient', answer_by: { kind: 'person' }, control_value: 10 },
        ],
      },
    ],
    apply: 'history',
  });
}
