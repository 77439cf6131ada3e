import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { goalsQuery, useScoreCall } from '../../../shared/goals/goals.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { scoresTabTexts } from './scores-tab.texts.ts';

/** Scores the call by a goal that it was not for. */
export function ScoreByMenu({ file, scored }: { file: File; scored: readonly number[] }) {
  const t = useTexts(scoresTabTexts);
  const notify = useNotify();
  const goals = useQuery(goalsQuery()).data?.results ?? [];
  const score = useScoreCall();
  const left = goals.filter(({ id }) => !scored.includes(id));
  if (left.length === 0) return null;
  return (
    <section className="side-section row" style={{ gap: 8 }}>
      <SmallSelect
        label={t('scoreBy')}
        value="none"
        disabled={score.isPending}
        options={[
          { value: 'none', label: t('scoreBy') },
          ...left.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) => {
          const goal = left.find((one) => String(one.id) === id);
          if (goal === undefined) return;
          score.mutate(
            { file_id: file.file_id, goal_id: goal.id },
            {
              onSuccess: () => notify.done(t('scored', { name: goal.name })),
              onError: notify.failed,
            },
          );
        }}
      />
    </section>
  );
}
