import type { Classifier, LabelGoal } from '@earshot/core/classifiers/classifiers.ts';
import { isSame } from '@earshot/core/is-same.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { learnedQuery, useSaveClassifier } from '../classifiers.queries.ts';
import { goalKinds, goals, inputOf } from '../editor/classifier-draft.ts';
import { editorTexts } from '../editor/editor.texts.ts';
import { cardTexts } from './card.texts.ts';
import { goalOfVersion } from './goal-of-version.ts';
import type { LabelFigures } from './report.ts';

type Props = { classifier: Classifier; label: LabelFigures };

const numberOf = (goal: LabelGoal): number | null =>
  goal.kind === 'f1' ? null : goal.kind === 'precision' ? goal.least : goal.at;

/** What the threshold of a label is chosen for; another choice counts from the next learning on. */
export function GoalChoice({ classifier, label }: Props) {
  const t = useTexts(cardTexts);
  const e = useTexts(editorTexts);
  const notify = useNotify();
  const mayChange = useMay('classifiers.write') && classifier.can_change;
  const save = useSaveClassifier();
  const live = useQuery(learnedQuery(classifier.id)).data?.results.find(({ is_live }) => is_live);
  const goal = classifier.labels.find(({ id }) => id === label.id)?.goal;
  if (goal === undefined) return null;
  const learned = live && goalOfVersion(live.body, label.id);
  const isAhead = learned !== undefined && !isSame(learned, goal);
  const put = (next: LabelGoal) => {
    const input = inputOf(classifier);
    const labels = input.labels.map((one) => (one.id === label.id ? { ...one, goal: next } : one));
    save.mutate(
      { id: classifier.id, body: { ...input, labels, revision: classifier.revision } },
      { onSuccess: () => notify.done(t('goalKept')), onError: notify.failed },
    );
  };
  const value = numberOf(goal);
  return (
    <div className="label-goal-choice">
      {mayChange ? (
        <Choice
          label={t('goal')}
          value={goal.kind}
          options={goalKinds.map((kind) => ({
            value: kind,
            label: e(`goal_${kind}`),
            disabled: save.isPending,
          }))}
          onChange={(kind) => kind !== goal.kind && put(startOf(kind, label))}
        />
      ) : (
        <span className="sm t2">
          {e(`goal_${goal.kind}`)} {value !== null && formatPercent(value)}
        </span>
      )}
      {mayChange && goal.kind !== 'f1' && (
        <GoalValue key={JSON.stringify(goal)} goal={goal} isSaving={save.isPending} onSave={put} />
      )}
      {isAhead && <span className="sm tone-warn-text">{t('goalAhead')}</span>}
    </div>
  );
}

/** By hand one begins where the threshold is. */
function startOf(kind: LabelGoal['kind'], { threshold }: LabelFigures): LabelGoal {
  if (kind !== 'fixed') return goals[kind];
  return { kind, at: Math.min(0.99, Math.max(0.01, Math.round(threshold * 100) / 100)) };
}

type ValueProps = {
  goal: Exclude<LabelGoal, { kind: 'f1' }>;
  isSaving: boolean;
  onSave: (goal: LabelGoal) => void;
};

function GoalValue({ goal, isSaving, onSave }: ValueProps) {
  const t = useTexts(cardTexts);
  const w = useTexts(words);
  const kept = numberOf(goal);
  const [value, setValue] = useState(kept);
  return (
    <span className="row">
      <NumberBox
        label={t('goalValue')}
        value={value}
        scale={100}
        unit="%"
        min={goal.kind === 'precision' ? 0.5 : 0.01}
        max={0.99}
        onChange={setValue}
      />
      {value !== null && value !== kept && (
        <Button
          size="small"
          variant="outlined"
          disabled={isSaving}
          onClick={() =>
            onSave(goal.kind === 'precision' ? { ...goal, least: value } : { ...goal, at: value })
          }
        >
          {w('save')}
        </Button>
      )}
    </span>
  );
}
