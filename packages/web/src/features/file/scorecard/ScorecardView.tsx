import type { File } from '@earshot/core/files/files.ts';
import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { ReviewCard } from '@earshot/core/reviews/reviews.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, EyeOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconLink } from '../../../components/IconLink.tsx';
import { formatClock, formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileLength } from '../../../shared/files/file-length.ts';
import { fileTitle } from '../../../shared/files/file-title.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { rememberedList, setLastOpened } from '../../../shared/files/list-context.ts';
import { playInCall } from '../../../shared/hits/play-call.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { scoresTabTexts } from '../panels/scores-tab.texts.ts';
import { useCall } from '../use-call.ts';
import { QueuePlace } from './QueuePlace.tsx';
import { isShown, type LineFilter, ScorecardList } from './ScorecardList.tsx';
import { ScoreFoot } from './ScoreFoot.tsx';
import { ScoreSide } from './ScoreSide.tsx';
import { scorecardTexts } from './scorecard.texts.ts';
import { useQueueWay } from './use-queue-way.ts';
import { useReview } from './use-review.ts';
import { useScorecardKeys } from './use-scorecard-keys.ts';
import './scorecard.css';

type Props = { file: File; score: CallScore };
/** `queued`: the review of the queue that this is. */
type ViewProps = Props & { queued?: ReviewCard };

/** A call under review by a goal: the form on the left, the call on the right, the score below; all of it by keys. */
export function ScorecardView({ file, score, queued }: ViewProps) {
  const state = useReview(file.file_id, score, queued?.review ?? null);
  const { lines } = state.review;
  const [filter, setFilter] = useState<LineFilter>('all');
  const [currentId, setCurrentId] = useState(lines[0]?.question.id);
  const shown = lines.filter((line) => isShown(line, filter));
  const at = Math.max(
    0,
    shown.findIndex(({ question }) => question.id === currentId),
  );
  const numberOf = useNumbers(state.review.groups);
  const { save, saveNext } = useSaving({ file, score, queued: queued ?? null }, state.publish);
  const play = () => {
    const moment = shown[at]?.stored.moments[0];
    if (moment && hasSound(file)) playInCall(file, moment.start_ms, moment.end_ms);
  };
  useScorecardKeys({
    lines: shown,
    current: at,
    go: (place) => setCurrentId(shown[place]?.question.id),
    give: state.give,
    onPlay: play,
    onPublish: saveNext ?? save,
  });
  const call = useCall(file);
  const phrases = call.transcript?.phrases;
  return (
    <div className="file-page scorecard-page">
      <ScoreTitle {...{ file, score, queued }} />
      {state.isBlind && <BlindLine />}
      <div className="scorecard-body">
        <section className="card scorecard" aria-label={score.name}>
          <ScorecardList
            {...{ file, phrases, state, filter, numberOf }}
            onFilter={setFilter}
            current={shown[at]?.question.id}
            onTake={({ question }) => setCurrentId(question.id)}
          />
        </section>
        <ScoreSide file={file} call={call} />
      </div>
      <ScoreFoot
        state={state}
        machineScore={score.machine_score}
        numberOf={numberOf}
        isOfQueue={queued !== undefined}
        onPublish={save}
        onPublishNext={saveNext}
      />
    </div>
  );
}

/** Why nothing but the form and the call is shown. */
function BlindLine() {
  const t = useTexts(reviewTexts);
  return (
    <p className="notice tone-info blind-line" role="status">
      <EyeOff size={16} aria-hidden />
      {t('blindLine')}
    </p>
  );
}

function ScoreTitle({ file, score, queued }: ViewProps) {
  const t = useTexts(scorecardTexts);
  const s = useTexts(scoresTabTexts);
  const length = fileLength(file);
  return (
    <header className="file-head-bar">
      <IconLink
        size="small"
        className="outlined"
        label={t('toCall')}
        to="/files/$file_id"
        params={{ file_id: file.file_id }}
        search={{ tab: 'scores' }}
      >
        <ChevronLeft size={16} className="flip" />
      </IconLink>
      <div className="file-title">
        <h1 className="el">{score.name}</h1>
        <span className="chip small">{s('form', { version: score.version })}</span>
        <span className="sm t2 el" title={file.name}>
          {fileTitle(file)}
        </span>
        <span className="file-meta num">
          {formatDateTime(file.recorded_at ?? file.created)}
          {length !== null && ` · ${formatClock(length)}`}
        </span>
      </div>
      {queued && <QueuePlace card={queued} />}
    </header>
  );
}

/** Questions by group and place, as the form shows them: `2.1`. */
function useNumbers(groups: ReturnType<typeof useReview>['review']['groups']): (id: number) => string {
  return useMemo(() => {
    const numbers = new Map(
      groups.flatMap((group, at) =>
        group.lines.map(({ question }, place): [number, string] => [question.id, `${at + 1}.${place + 1}`]),
      ),
    );
    return (id: number) => numbers.get(id) ?? '';
  }, [groups]);
}

type Saved = Props & { queued: ReviewCard | null };

/** What saving does: of the queue the next review follows, else the next call of the list one came from. */
function useSaving({ file, score, queued }: Saved, publish: ReturnType<typeof useReview>['publish']) {
  const t = useTexts(scorecardTexts);
  const r = useTexts(reviewTexts);
  const notify = useNotify();
  const nextCall = useNextCall(file.file_id, score.goal_id);
  const way = useQueueWay(queued);
  if (queued === null) {
    const saveNext = () =>
      publish(() => {
        notify.done(t(nextCall === undefined ? 'lastOne' : 'saved'));
        nextCall?.();
      });
    return {
      save: () => publish(() => notify.done(t('saved'))),
      saveNext: nextCall === undefined ? undefined : saveNext,
    };
  }
  return {
    save: () => publish(() => notify.done(r('sent'))),
    saveNext: () =>
      publish((sent) => {
        const next = sent?.next_id ?? null;
        notify.done(r(next === null ? 'queueDone' : 'sent'));
        if (next === null) way.toQueue();
        else way.goTo(next).catch(notify.failed);
      }),
  };
}

/** To the next call of the list that one came from, by the same goal. */
function useNextCall(fileId: string, goalId: number): (() => void) | undefined {
  const navigate = useNavigate();
  const list = rememberedList();
  const to = list?.ids[list.ids.indexOf(fileId) + 1];
  if (list === null || to === undefined || !list.ids.includes(fileId)) return undefined;
  return () => {
    setLastOpened(to);
    void navigate({ to: '/files/$file_id', params: { file_id: to }, search: { goal: String(goalId) } });
  };
}
