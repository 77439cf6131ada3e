import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { answerOfKey, type ReviewLine } from '@earshot/core/goals/review-card.ts';
import TextField from '@mui/material/TextField';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { scorecardTexts } from './scorecard.texts.ts';

type Props = { line: ReviewLine; onGive: (answer: Partial<GivenAnswer>) => void };
type Offered = { key: 'yes' | 'no' | number; label: string; sign: string };

/** The answers that a question takes, each with the key that gives it. */
export function AnswerButtons({ line, onGive }: Props) {
  const t = useTexts(scorecardTexts);
  const g = useTexts(goalTexts);
  const { question, state, answer, by, isLost } = line;
  const isNothing = state === 'not_applicable';
  const offered = useOffered(line);
  return (
    <fieldset className="answer-buttons" aria-label={t('answerTo', { question: question.text })}>
      {offered.map(({ key, label, sign }) => {
        const meant = answerOfKey(question, key);
        const isIt = state === 'answered' && meant?.answer === answer;
        return (
          <button
            key={key}
            type="button"
            className={isIt ? (isLost ? 'lost' : 'earned') : ''}
            aria-pressed={isIt}
            data-by={isIt ? by : undefined}
            onClick={() => meant && onGive(meant)}
          >
            {label} {sign !== label && <kbd aria-hidden>{sign}</kbd>}
          </button>
        );
      })}
      {(question.mode === 'number' || question.mode === 'text') && <Typed line={line} onGive={onGive} />}
      <button
        type="button"
        aria-pressed={isNothing}
        className={isNothing ? 'nothing' : ''}
        data-by={isNothing ? by : undefined}
        title={g('notApplicableLong')}
        onClick={() => onGive({ state: 'not_applicable', answer: null, points: null })}
      >
        {g('notApplicable')}{' '}
        {answerOfKey(question, 0)?.state === 'not_applicable' && <kbd aria-hidden>0</kbd>}
      </button>
    </fieldset>
  );
}

function useOffered({ question: { mode, scale, options } }: ReviewLine): Offered[] {
  const g = useTexts(goalTexts);
  if (mode === 'yes_no')
    return [
      { key: 'yes', label: g('yes'), sign: 'Y' },
      { key: 'no', label: g('no'), sign: 'N' },
    ];
  if (mode === 'scale')
    return Array.from({ length: Math.min(101, scale.to - scale.from + 1) }, (_, at) => {
      const label = formatNumber(scale.from + at);
      return { key: scale.from + at, label, sign: label };
    });
  if (mode === 'choice')
    return options.map(({ text }, at) => ({
      key: at + 1,
      label: text,
      sign: at < 9 ? String(at + 1) : text,
    }));
  return [];
}

/** An answer that is written: a number, or words with what they earn. */
function Typed({ line: { question, answer, given, state }, onGive }: Props) {
  const t = useTexts(scorecardTexts);
  const label = t('answerTo', { question: question.text });
  const value = state === 'answered' ? answer : null;
  if (question.mode === 'number')
    return (
      <NumberBox
        label={label}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => next !== null && onGive({ state: 'answered', answer: next })}
      />
    );
  return (
    <span className="answer-text">
      <TextField
        size="small"
        multiline
        maxRows={4}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onGive({ state: 'answered', answer: event.target.value })}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: 5000 } }}
      />
      <NumberBox
        label={t('pointsFor')}
        value={given?.points ?? null}
        min={0}
        max={question.control_value}
        open="–"
        unit={`/ ${formatNumber(question.control_value)}`}
        onChange={(points) => onGive({ state: 'answered', points })}
      />
    </span>
  );
}
