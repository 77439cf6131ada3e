import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Copy, Target } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { goalsQuery } from '../../shared/goals/goals.queries.ts';
import { useCloneRule } from '../../shared/rules/editor/use-clone-rule.ts';
import { ruleListTexts } from '../../shared/rules/list/list.texts.ts';
import { RuleList } from '../../shared/rules/list/RuleList.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { GoalEditor } from './GoalEditor.tsx';
import { goalQuery, useCloneGoal, useRemoveGoal } from './goals.queries.ts';
import { goalsTexts } from './goals.texts.ts';

/** The list, or the goal that the address names. */
export function GoalsPage() {
  const { id, create } = useSearch({ from: '/signed-in/goals' });
  if (id !== undefined) return <OneGoal key={id} id={Number(id)} />;
  return create === undefined ? <GoalList /> : <GoalEditor goal={null} />;
}

function OneGoal({ id }: { id: number }) {
  const query = useQuery(goalQuery(id));
  const isLate = useLate(query.isLoading);
  if (query.data) return <GoalEditor goal={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

function GoalList() {
  const t = useTexts(goalsTexts);
  const l = useTexts(ruleListTexts);
  const clone = useCloneRule('/goals', useCloneGoal());
  return (
    <RuleList
      section="goals"
      icon={Target}
      query={useQuery(goalsQuery())}
      mayWrite={useMay('goals.write')}
      text={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      columns={[
        { label: t('questions'), isNumber: true },
        { label: t('mean'), isNumber: true },
        { label: t('passedColumn'), isNumber: true },
      ]}
      cells={({ groups, mean, passed, failed }) => (
        <>
          <td className="number num" data-label={t('questions')}>
            {formatNumber(groups.reduce((sum, { questions }) => sum + questions.length, 0))}
          </td>
          <td className="number num" data-label={t('mean')}>
            {mean === null ? <span className="mut">–</span> : formatNumber(mean, 1)}
          </td>
          <td className="number num" data-label={t('passedColumn')}>
            {passed + failed === 0 ? (
              <span className="mut">–</span>
            ) : (
              formatPercent(passed / (passed + failed))
            )}
          </td>
        </>
      )}
      actions={({ id, name }) => (
        <IconAction size="small" label={l('cloneOf', { name })} onClick={() => clone(id)}>
          <Copy size={14} />
        </IconAction>
      )}
      removal={{
        title: t('deleteTitle'),
        text: (goal) => t('deleteText', goal),
        done: t('deleted'),
        remove: useRemoveGoal(),
      }}
    />
  );
}
