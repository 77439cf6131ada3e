import type { File } from '@earshot/core/files/files.ts';
import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCoachingAction } from '../../../shared/coaching/use-coaching-action.tsx';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { AnswerLine } from '../../../shared/goals/AnswerLine.tsx';
import { asNumbered } from '../../../shared/goals/asked.ts';
import { GoalScore } from '../../../shared/goals/GoalScore.tsx';
import { callScoresQuery } from '../../../shared/goals/goals.queries.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { OperatorSaid } from '../../../shared/reviews/OperatorSaid.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import type { PanelProps } from './panels.ts';
import { ScoreByMenu } from './ScoreByMenu.tsx';
import { ScoreYourself } from './ScoreYourself.tsx';
import { scoresTabTexts } from './scores-tab.texts.ts';

/** What the call is worth by each goal, with every answer and what it stands on. */
export function ScoresTab({ file, transcript }: Pick<PanelProps, 'file' | 'transcript'>) {
  const t = useTexts(scoresTabTexts);
  const query = useQuery(callScoresQuery(file.file_id));
  const mayReview = useMay('reviews.write');
  const isOperator = useMay('agent');
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={120} radius={8} />;
  return (
    <>
      {query.data.length === 0 && <p className="mut side-section">{t('none')}</p>}
      {query.data.map((score) => (
        <section key={score.goal_id} className="side-section" data-testid={`score-${score.goal_id}`}>
          <ScoreHead file={file} score={score} mayReview={mayReview} />
          <ScoreGroups {...{ file, score, transcript }} />
        </section>
      ))}
      {isOperator && <ScoreYourself fileId={file.file_id} />}
      {mayReview && <ScoreByMenu file={file} scored={query.data.map(({ goal_id }) => goal_id)} />}
    </>
  );
}

function ScoreHead({ file, score, mayReview }: { file: File; score: CallScore; mayReview: boolean }) {
  const t = useTexts(scoresTabTexts);
  const g = useTexts(goalTexts);
  const { goal_id, name, version, published_at, machine_score } = score;
  return (
    <>
      <div className="side-line">
        <div>
          <span className="med">{name}</span>
          <p className="xs mut">
            {[
              t('form', { version }),
              published_at === null ? t('notPublished') : g('published'),
              ...(machine_score !== null && machine_score !== score.score
                ? [t('machineAlone', { score: formatNumber(machine_score, 1) })]
                : []),
            ].join(' · ')}
          </p>
        </div>
        <span className="row" style={{ gap: 8 }}>
          <GoalScore score={score} />
          {mayReview && (
            <ButtonLink
              size="small"
              variant="outlined"
              startIcon={<ClipboardCheck size={14} />}
              to="/files/$file_id"
              params={{ file_id: file.file_id }}
              search={{ goal: String(goal_id) }}
              aria-label={t('reviewOf', { name })}
            >
              {t('review')}
            </ButtonLink>
          )}
        </span>
      </div>
      {score.is_provisional && (
        <p className="xs mut">{g(score.score === null ? 'noScoreHelp' : 'provisionalHelp')}</p>
      )}
    </>
  );
}

type GroupsProps = { file: File; score: CallScore; transcript: PanelProps['transcript'] };

function ScoreGroups({ file, score, transcript }: GroupsProps) {
  const actionOf = useCoachingAction(file);
  const answers = new Map(score.answers.map((answer) => [answer.question_id, answer]));
  return score.groups.map((group) => (
    <div key={group.id}>
      <h2 className="score-group">{group.name}</h2>
      <ul className="side-list">
        {group.questions.map((question) => {
          const answer = answers.get(question.id ?? 0);
          return (
            answer && (
              <li key={question.id}>
                <AnswerLine
                  call={file}
                  phrases={transcript?.phrases}
                  actionOf={actionOf(question.text)}
                  {...{ question, answer }}
                >
                  <OperatorSaid
                    fileId={file.file_id}
                    goalId={score.goal_id}
                    question={asNumbered(question)}
                  />
                </AnswerLine>
              </li>
            )
          );
        })}
      </ul>
    </div>
  ));
}
