import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import TextField from '@mui/material/TextField';
import { Choice } from '../../components/Choice.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { goalTexts } from './goals.texts.ts';
import { useAnswerText } from './use-answer-text.ts';

/** An answer that somebody gives; `cannot_tell`: none yet. */
export type Given = { state: AnswerState; answer: AnswerValue };

type Props = {
  question: NumberedQuestion;
  label: string;
  given: Given;
  /** An answer that is not offered: the one that stands. */
  but?: Given | undefined;
  onChange: (given: Given) => void;
};

/** More answers than these stand in a list. */
const mostSideBySide = 4;

/** The answers that a question takes, to be chosen or written. */
export function AnswerField({ question, label, given, but, onChange }: Props) {
  const g = useTexts(goalTexts);
  const textOf = useAnswerText();
  const offered = offeredBy(question).filter(
    ({ state, answer }) => but === undefined || state !== but.state || answer !== but.answer,
  );
  const options = offered.map((one, at) => ({
    value: String(at),
    label: textOf(question, one.state, one.answer),
  }));
  const at = offered.findIndex(({ state, answer }) => state === given.state && answer === given.answer);
  const pick = (value: string) => onChange(offered[Number(value)] ?? { state: 'cannot_tell', answer: null });
  const typed = given.state === 'answered' ? given.answer : null;
  return (
    <span className="answer-field">
      {question.mode === 'number' && (
        <NumberBox
          label={label}
          value={typeof typed === 'number' ? typed : null}
          onChange={(answer) => answer !== null && onChange({ state: 'answered', answer })}
        />
      )}
      {question.mode === 'text' && (
        <TextField
          size="small"
          value={typeof typed === 'string' ? typed : ''}
          onChange={(event) => onChange({ state: 'answered', answer: event.target.value })}
          slotProps={{ htmlInput: { 'aria-label': label, maxLength: 5000 } }}
        />
      )}
      {options.length > mostSideBySide ? (
        <SmallSelect
          label={label}
          value={at === -1 ? 'open' : String(at)}
          options={[...(at === -1 ? [{ value: 'open', label: g('open') }] : []), ...options]}
          onChange={pick}
        />
      ) : (
        <Choice label={label} value={String(at)} options={options} onChange={pick} />
      )}
    </span>
  );
}

const nothing: Given = { state: 'not_applicable', answer: null };
const said = (answer: AnswerValue): Given => ({ state: 'answered', answer });

function offeredBy({ mode, options, scale }: NumberedQuestion): Given[] {
  if (mode === 'yes_no') return [said('yes'), said('no'), nothing];
  if (mode === 'choice') return [...options.map(({ id }) => said(id)), nothing];
  if (mode === 'scale')
    return [
      ...Array.from({ length: Math.min(101, scale.to - scale.from + 1) }, (_, at) => said(scale.from + at)),
      nothing,
    ];
  return [nothing];
}
