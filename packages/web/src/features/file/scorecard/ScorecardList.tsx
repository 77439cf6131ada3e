import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Review, ReviewLine } from '@earshot/core/goals/review-card.ts';
import { ShieldAlert } from 'lucide-react';
import { Choice } from '../../../components/Choice.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { scorecardTexts } from './scorecard.texts.ts';
import type { ReviewState } from './use-review.ts';

export const lineFilters = ['all', 'unsure', 'open'] as const;
export type LineFilter = (typeof lineFilters)[number];

export const isShown = ({ isUnsure, isOpen }: ReviewLine, filter: LineFilter): boolean =>
  filter === 'all' || (filter === 'unsure' ? isUnsure : isOpen);

type Props = {
  file: File;
  phrases: readonly Phrase[] | undefined;
  state: ReviewState;
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
  current: number | undefined;
  numberOf: (id: number) => string;
  onTake: (line: ReviewLine) => void;
};

/** The form with its groups; questions can be narrowed to those that somebody should look at. */
export function ScorecardList({ file, phrases, state, filter, onFilter, current, numberOf, onTake }: Props) {
  const t = useTexts(scorecardTexts);
  const { lines, groups } = state.review;
  const count = (which: LineFilter) => formatNumber(lines.filter((line) => isShown(line, which)).length);
  const shown = groups.filter((group) => group.lines.some((line) => isShown(line, filter)));
  return (
    <>
      <div className="scorecard-head">
        <span className="sm t2">{t('head')}</span>
        <span className="push" />
        <Choice
          label={t('show')}
          value={filter}
          options={[
            { value: 'all', label: t('all', { number: count('all') }) },
            // Of which the machine is unsure would tell what it says.
            ...(state.isBlind
              ? []
              : [{ value: 'unsure' as const, label: t('unsure', { number: count('unsure') }) }]),
            { value: 'open', label: t('openOnes', { number: count('open') }) },
          ]}
          onChange={onFilter}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard. */}
      <section className="scorecard-questions" tabIndex={0} aria-label={t('head')}>
        {shown.length === 0 && <p className="mut scorecard-none">{t('noneLeft')}</p>}
        {shown.map((group) => (
          <section key={group.id} aria-label={group.name}>
            <GroupHead group={group} all={sumOf(groups)} />
            <ul className="question-rows">
              {group.lines
                .filter((line) => isShown(line, filter))
                .map((line) => (
                  <QuestionRow
                    key={line.question.id}
                    {...{ file, phrases, line, state }}
                    number={numberOf(line.question.id)}
                    isCurrent={line.question.id === current}
                    onTake={() => onTake(line)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  );
}

type Group = Review['groups'][number];

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { possible }) => sum + possible, 0);

function GroupHead({ group, all }: { group: Group; all: number }) {
  const t = useTexts(scorecardTexts);
  const g = useTexts(goalTexts);
  const { name, is_control, lines, earned, possible } = group;
  const done = lines.filter(({ isOpen }) => !isOpen).length;
  return (
    <div className="score-group-head">
      <h2>{name}</h2>
      {all > 0 && <span className="chip small num">{formatPercent(possible / all)}</span>}
      {is_control && (
        <span className="chip small tone-bad" title={g('mustPass')}>
          <ShieldAlert size={12} aria-hidden />
          {g('critical')}
        </span>
      )}
      <span className="push sm t2 num">
        {t('answered', { done: formatNumber(done), all: formatNumber(lines.length) })}
      </span>
      <b className="num">
        {g('points', { earned: formatNumber(earned, 1), possible: formatNumber(possible) })}
      </b>
    </div>
  );
}
