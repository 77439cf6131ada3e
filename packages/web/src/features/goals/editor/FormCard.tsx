import type { Goal } from '@earshot/core/goals/goals.ts';
import { lintGoal } from '@earshot/core/goals/lint.ts';
import Button from '@mui/material/Button';
import { Plus, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';
import { GroupCard } from './GroupCard.tsx';
import { type At, newGroup } from './goal-draft.ts';
import type { GoalEditing } from './use-goal-editing.ts';
import { useStandings } from './use-standings.ts';
import { WeightsBar } from './WeightsBar.tsx';

const mostGroups = 30;

/** The form itself: groups of questions, with what somebody should look at. One question is open at a time. */
export function FormCard({ goal, editing }: { goal: Goal | null; editing: GoalEditing }) {
  const t = useTexts(editorTexts);
  const { draft, closed, change } = editing;
  const { groups } = draft;
  const [open, setOpen] = useState<At | null>(() =>
    groups.length === 1 && groups[0]?.questions[0]?.text === '' ? { group: 0, question: 0 } : null,
  );
  const standingOf = useStandings(goal);
  const hints = useMemo(() => lintGoal(draft), [draft]);
  return (
    <section className="card goal-form" aria-label={t('weights')}>
      <div className="rule-line goal-form-head">
        <WeightsBar groups={groups} />
        {hints.length > 0 && (
          <span className="chip small tone-warn" role="status">
            <TriangleAlert size={12} aria-hidden /> {t('toCheck', { count: hints.length })}
          </span>
        )}
        {closed === null && groups.length < mostGroups && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Plus size={14} />}
            onClick={() => {
              change({ groups: [...groups, newGroup(t('newGroup'))] });
              setOpen({ group: groups.length, question: 0 });
            }}
          >
            {t('addGroup')}
          </Button>
        )}
      </div>
      {groups.map((group, at) => (
        <GroupCard
          key={group.id ?? `new-${at}`}
          {...{ group, at, groups, open, standingOf }}
          hints={hints.filter((hint) => hint.group === at)}
          disabled={closed !== null}
          onOpen={setOpen}
          onGroups={(next) => change({ groups: next })}
        />
      ))}
    </section>
  );
}
