import type { GoalPreview } from '@earshot/core/goals/goals.api.ts';
import type { GroupInput } from '@earshot/core/goals/questions.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AnswerMoments } from '../../../shared/goals/AnswerMoments.tsx';
import { GoalScore } from '../../../shared/goals/GoalScore.tsx';
import { questionPlaces } from './numbers.ts';
import { whatIfTexts } from './what-if.texts.ts';

type Changed = GoalPreview['changed'][number];
const filters = ['all', 'nowFail', 'nowPass'] as const;
type Filter = (typeof filters)[number];

const isOf = ({ passed, passed_before }: Changed, filter: Filter): boolean => {
  if (filter === 'all') return true;
  return passed_before !== passed && passed === (filter === 'nowPass');
};

type Props = { answer: GoalPreview; groups: readonly GroupInput[] };

/** Calls whose score would be another, with the question that does it most and the moment it stands on. */
export function WhatIfCalls({ answer, groups }: Props) {
  const t = useTexts(whatIfTexts);
  const [filter, setFilter] = useState<Filter>('all');
  const { changed, now_failed, now_passed } = answer;
  if (changed.length === 0) return null;
  const places = questionPlaces(groups);
  const counts = { all: changed.length, nowFail: now_failed, nowPass: now_passed };
  return (
    <div>
      <Choice
        label={t('show')}
        value={filter}
        options={filters.map((value) => ({
          value,
          label: t(value, { number: formatNumber(counts[value]) }),
        }))}
        onChange={setFilter}
      />
      <ul className="what-if-calls">
        {changed
          .filter((call) => isOf(call, filter))
          .map((call) => (
            <li key={call.file_id}>
              <div className="row">
                <Link to="/files/$file_id" params={{ file_id: call.file_id }} className="med el">
                  {call.operator ?? call.name}
                </Link>
                <span className="xs mut num">{formatDateTime(call.started_at)}</span>
                <span className="row push num sm">
                  {call.before !== null && (
                    <>
                      {formatNumber(call.before, 1)} <ChevronRight size={12} aria-hidden />
                    </>
                  )}
                  <GoalScore score={{ score: call.after, passed: call.passed, is_provisional: false }} />
                </span>
              </div>
              {call.moment && <AnswerMoments call={call} moments={[call.moment]} />}
              {call.question_id !== null && (
                <p className="xs mut el">
                  {[places.get(call.question_id)?.number, places.get(call.question_id)?.text].join(' ')}
                </p>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
