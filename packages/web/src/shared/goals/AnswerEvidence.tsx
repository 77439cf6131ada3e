import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { AnswerGround } from '@earshot/core/goals/answers.ts';
import type { ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { HitCall } from '../hits/play-call.ts';
import { AnswerMoments, type MomentAction } from './AnswerMoments.tsx';
import { groundTexts } from './learned-features.texts.ts';
import { type Quote, quotesOf } from './quotes.ts';
import { useFeatureName } from './use-feature-name.ts';

type Props = {
  call: HitCall;
  answer: Pick<ScoreAnswer, 'moments' | 'grounds'>;
  phrases: readonly Phrase[] | undefined;
  actionOf?: MomentAction | undefined;
};

/** What an answer stands on, to be heard; of a learned one each ground with the phrases behind it. */
export function AnswerEvidence({ call, answer, phrases, actionOf }: Props) {
  const t = useTexts(groundTexts);
  const quotes = quotesOf(answer.moments, phrases);
  if (answer.grounds.length === 0) return <AnswerMoments call={call} moments={quotes} actionOf={actionOf} />;
  return (
    <ul className="answer-grounds" aria-label={t('goesBy')}>
      {answer.grounds.map((ground) => (
        <Ground key={ground.feature} {...{ call, ground, quotes, actionOf }} />
      ))}
    </ul>
  );
}

type GroundProps = Pick<Props, 'call' | 'actionOf'> & { ground: AnswerGround; quotes: readonly Quote[] };

function Ground({ call, ground, quotes, actionOf }: GroundProps) {
  const t = useTexts(groundTexts);
  const nameOf = useFeatureName();
  const { feature, contribution, is_less, phrase_ids } = ground;
  const own = quotes.filter(({ phrase_id }) => phrase_id !== null && phrase_ids.includes(phrase_id));
  return (
    <li data-testid="answer-ground">
      <span className="sm" dir="auto">
        {nameOf(feature)}
      </span>{' '}
      <span className="xs mut">
        {[...(is_less ? [t('less')] : []), t(contribution > 0 ? 'forYes' : 'forNo')].join(' · ')}
      </span>
      <AnswerMoments call={call} moments={own} first={1} actionOf={actionOf} />
    </li>
  );
}
