import type { GoalPreview } from '@earshot/core/goals/goals.api.ts';
import type { GroupInput } from '@earshot/core/goals/questions.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { questionPlaces } from './numbers.ts';
import { whatIfTexts } from './what-if.texts.ts';

const mostShown = 6;

type Props = { movedBy: GoalPreview['moved_by']; groups: readonly GroupInput[] };

/** What each question adds to the change of the mean. */
export function WhatMovedIt({ movedBy, groups }: Props) {
  const t = useTexts(whatIfTexts);
  if (movedBy.length === 0) return null;
  const places = questionPlaces(groups);
  const most = Math.max(...movedBy.map(({ points }) => Math.abs(points)));
  return (
    <div>
      <p className="row sm">
        <b>{t('movedBy')}</b>
        <span className="push t2">{t('movedByUnit')}</span>
      </p>
      <ul className="moved-by">
        {movedBy.slice(0, mostShown).map(({ question_id, points }) => (
          <li key={question_id} className="sm">
            <span className="num t2">{places.get(question_id)?.number ?? '–'}</span>
            <span className="el" title={places.get(question_id)?.text}>
              {places.get(question_id)?.text ?? ''}
            </span>
            <span className="moved-bar" aria-hidden>
              <i
                className={points > 0 ? 'up' : 'down'}
                style={{ width: `${(Math.abs(points) / most) * 50}%` }}
              />
            </span>
            <b className={points > 0 ? 'num live-added' : 'num live-lost'}>
              {points > 0 ? '+' : '−'}
              {formatNumber(Math.abs(points), 1)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
