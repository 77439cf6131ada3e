import type { File } from '@earshot/core/files/files.ts';
import type { CallScore, ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Headphones, Pencil } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatClock, formatDate, formatDateTime, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { fileQuery, transcriptQuery } from '../../shared/files/files.queries.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { AnswerLine } from '../../shared/goals/AnswerLine.tsx';
import '../../shared/goals/goals.css';
import { asNumbered } from '../../shared/goals/asked.ts';
import { GoalScore } from '../../shared/goals/GoalScore.tsx';
import { callScoresQuery } from '../../shared/goals/goals.queries.ts';
import { useAnswerText } from '../../shared/goals/use-answer-text.ts';
import { PassagePlay } from '../../shared/hits/PassagePlay.tsx';
import { selfReviewQuery } from '../../shared/reviews/own-scores.queries.ts';
import { CallWords } from './CallWords.tsx';
import { DisputePart } from './DisputePart.tsx';
import { MyCallFoot } from './MyCallFoot.tsx';
import { myCallsTexts } from './my-calls.texts.ts';

type Props = {
  fileId: string;
  goalId: number | null;
  /** As the list has it; missing where it does not. */
  listed: OwnScore | undefined;
  onScore: (goalId: number) => void;
};

/** A call of one's own with its published answers, where points are lost first. */
export function MyCall({ fileId, goalId, listed, onScore }: Props) {
  const t = useTexts(myCallsTexts);
  const file = useQuery(fileQuery(fileId));
  const scores = useQuery(callScoresQuery(fileId));
  const transcript = useQuery({
    ...transcriptQuery(fileId),
    enabled: file.data !== undefined && hasWords(file.data),
    retry: false,
  }).data;
  const failed = [file, scores].find((one) => one.isError && one.data === undefined);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (file.data === undefined || scores.data === undefined) return <Skeleton height={360} radius={12} />;
  const score = scores.data.find((one) => goalId === null || one.goal_id === goalId);
  if (score === undefined)
    return (
      <section className="card my-call-none">
        <EmptyState isInside icon={<Headphones size={22} />} title={t('noScore')}>
          <ButtonLink variant="outlined" to="/files/$file_id" params={{ file_id: fileId }}>
            {t('openCall')}
          </ButtonLink>
        </EmptyState>
      </section>
    );
  return (
    <section className="card my-call" data-testid="my-call">
      <CallHead file={file.data} score={score} listed={listed} onScore={onScore} />
      <Answers file={file.data} score={score} listed={listed} phrases={transcript?.phrases} />
      {transcript && <CallWords call={file.data} phrases={transcript.phrases} />}
      <MyCallFoot score={score} listed={listed} />
    </section>
  );
}

type HeadProps = {
  file: File;
  score: CallScore;
  listed: OwnScore | undefined;
  onScore: (goalId: number) => void;
};

function CallHead({ file, score, listed, onScore }: HeadProps) {
  const t = useTexts(myCallsTexts);
  const self = useQuery(selfReviewQuery({ file_id: file.file_id, goal_id: score.goal_id })).data?.sent;
  return (
    <header className="my-call-head">
      <PassagePlay call={file} startMs={0} endMs={file.duration_ms ?? 0} />
      <div className="my-call-title">
        <h2 className="num">{formatDateTime(file.recorded_at ?? file.created)}</h2>
        <p className="sm t2">
          {[file.abonent, file.duration_ms === null ? null : formatClock(file.duration_ms), score.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="xs mut">
          {[
            ...(score.published_at === null
              ? []
              : [t('published', { date: formatDate(score.published_at) })]),
            ...(listed?.dispute_until ? [t('disputeUntil', { date: formatDate(listed.dispute_until) })] : []),
            ...(self
              ? [t('selfScoreIs', { score: self.score === null ? '–' : formatNumber(self.score) })]
              : []),
          ].join(' · ')}
        </p>
      </div>
      <span className="my-call-do">
        <GoalScore score={score} />
        {self === null && (
          <Button size="small" startIcon={<Pencil size={14} />} onClick={() => onScore(score.goal_id)}>
            {t('selfScore')}
          </Button>
        )}
        <ButtonLink
          size="small"
          startIcon={<ExternalLink size={14} />}
          to="/files/$file_id"
          params={{ file_id: file.file_id }}
        >
          {t('openCall')}
        </ButtonLink>
      </span>
    </header>
  );
}

const isLost = ({ earned, possible }: ScoreAnswer) => earned === null || earned < possible;

type AnswersProps = {
  file: File;
  score: CallScore;
  listed: OwnScore | undefined;
  phrases: Parameters<typeof AnswerLine>[0]['phrases'];
};

function Answers({ file, score, listed, phrases }: AnswersProps) {
  const t = useTexts(myCallsTexts);
  const textOf = useAnswerText();
  const place = { file_id: file.file_id, goal_id: score.goal_id };
  const self = useQuery(selfReviewQuery(place)).data?.sent;
  const questions = score.groups.flatMap((group) => group.questions);
  const lines = score.answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.question_id);
    return question === undefined ? [] : [{ question, answer }];
  });
  const parts = [
    { title: t('lostFirst'), some: lines.filter(({ answer }) => isLost(answer)) },
    { title: t('othersPassed'), some: lines.filter(({ answer }) => !isLost(answer)) },
  ];
  return parts.map(
    ({ title, some }) =>
      some.length > 0 && (
        <section key={title} className="my-answers">
          <h3 className="score-group">{title}</h3>
          <ul className="side-list">
            {some.map(({ question, answer }) => {
              const own = self?.answers.find(({ question_id }) => question_id === question.id);
              return (
                <li key={question.id}>
                  <AnswerLine call={file} {...{ question, answer, phrases }}>
                    {own && (
                      <p className="xs mut">
                        {t('selfAnswer', { answer: textOf(asNumbered(question), own.state, own.answer) })}
                      </p>
                    )}
                    <DisputePart call={file} place={place} {...{ question, answer, listed }} />
                  </AnswerLine>
                </li>
              );
            })}
          </ul>
        </section>
      ),
  );
}
