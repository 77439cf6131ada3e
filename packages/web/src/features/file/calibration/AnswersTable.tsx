import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { asNumbered } from '../../../shared/goals/asked.ts';
import { useAnswerText } from '../../../shared/goals/use-answer-text.ts';
import { calibrationTexts } from './calibration.texts.ts';
import { SettlePanel } from './SettlePanel.tsx';
import { spreadOf } from './spread.ts';
import type { Settling } from './use-settling.ts';

type Props = {
  file: File;
  calibrated: CalibratedCall;
  current: number;
  settling: Settling;
  phrases: readonly Phrase[] | undefined;
  onTake: (id: number) => void;
};

/** A row a question, a column a person: where they differ, and what was settled. */
export function AnswersTable(props: Props) {
  const t = useTexts(calibrationTexts);
  const { calibrated, current, onTake } = props;
  const { people } = calibrated.calibration;
  return (
    <section className="card scorecard calibration-answers">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keys. */}
      <section className="scorecard-questions" tabIndex={0} aria-label={t('answers')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('question')}</th>
              {people.map(({ user_id, name }) => (
                <th key={user_id} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">{t('machine')}</th>
              <th scope="col">{t('spread')}</th>
              <th scope="col">{t('settled')}</th>
            </tr>
          </thead>
          <tbody>
            {calibrated.score.groups.flatMap((group, at) =>
              group.questions.map((question, place) => {
                const id = question.id ?? 0;
                const number = `${at + 1}.${place + 1}`;
                return (
                  <Fragment key={id}>
                    <Row
                      {...{ calibrated, question, number }}
                      isCurrent={id === current}
                      onTake={() => onTake(id)}
                    />
                    {id === current && (
                      <tr className="calibration-open">
                        <td colSpan={people.length + 4}>
                          <SettlePanel {...props} questionId={id} />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                );
              }),
            )}
            <Totals calibrated={calibrated} />
          </tbody>
        </table>
      </section>
    </section>
  );
}

type RowProps = {
  calibrated: CalibratedCall;
  question: CalibratedCall['score']['groups'][number]['questions'][number];
  number: string;
  isCurrent: boolean;
  onTake: () => void;
};

function Row({ calibrated, question: asked, number, isCurrent, onTake }: RowProps) {
  const t = useTexts(calibrationTexts);
  const textOf = useAnswerText();
  const question = asNumbered(asked);
  const found = calibrated.questions.find(({ question_id }) => question_id === question.id);
  const answers = found?.answers ?? [];
  const { usual, same, all } = spreadOf(answers);
  const machine = calibrated.score.answers.find(({ question_id }) => question_id === question.id)?.machine;
  return (
    <tr className={isCurrent ? 'current' : undefined} data-testid={`calibrated-${number}`}>
      <th scope="row">
        <button
          type="button"
          className="plain calibration-question"
          aria-expanded={isCurrent}
          onClick={onTake}
        >
          <span className="num t2">{number}</span>
          <span dir="auto">{question.text}</span>
        </button>
      </th>
      {calibrated.calibration.people.map(({ user_id, name }) => {
        const one = answers.find((answer) => answer.user_id === user_id);
        const isOther = one !== undefined && `${one.state} ${one.answer}` !== usual && same < all;
        return (
          <td key={user_id} data-label={name} className={isOther ? 'other' : undefined}>
            {one === undefined ? <span className="mut">–</span> : textOf(question, one.state, one.answer)}
          </td>
        );
      })}
      <td data-label={t('machine')} className="t2">
        {machine === undefined ? '–' : textOf(question, machine.state, machine.answer)}
      </td>
      <td data-label={t('spread')} className="num sm">
        {all === 0 ? '–' : t('spreadOf', { same: formatNumber(same), all: formatNumber(all) })}
      </td>
      <td data-label={t('settled')}>
        {found?.settled ? (
          <span className="chip small tone-ok">
            <Check size={12} aria-hidden />
            {textOf(question, found.settled.state, found.settled.answer)}
          </span>
        ) : (
          <span className={`chip small ${same < all ? 'tone-warn' : 'tone-mute'}`}>
            {t(same < all ? 'inDispute' : 'alike')}
          </span>
        )}
      </td>
    </tr>
  );
}

function Totals({ calibrated: { calibration, totals, score } }: { calibrated: CalibratedCall }) {
  const t = useTexts(calibrationTexts);
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatNumber(value);
  return (
    <tr className="calibration-total">
      <th scope="row">{t('total')}</th>
      {calibration.people.map(({ user_id, name }) => (
        <td key={user_id} data-label={name} className="num semi">
          {shown(totals.find((one) => one.user_id === user_id)?.score)}
        </td>
      ))}
      <td data-label={t('machine')} className="num">
        {shown(score.machine_score)}
      </td>
      <td colSpan={2} />
    </tr>
  );
}
