import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import type { QuestionPower, QuestionSwitch } from '@earshot/core/goals/switches.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatDateTime, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSwitchQuestion } from '../../../shared/goals/goals.queries.ts';
import { PowerChip } from '../../../shared/goals/PowerChip.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { learningTexts } from './learning.texts.ts';
import type { Standing } from './standing.ts';

type Props = { question: QuestionInput; standing: Standing; disabled: boolean };

/** Whether the machine answers the question or only suggests, who or what made it so, and the switch. */
export function PowerFields({ question, standing, disabled }: Props) {
  const t = useTexts(learningTexts);
  const { power, switched, goalId } = standing;
  if (power === 'person' || power === null) return null;
  // What only suggests by itself, as long as too little was learned, cannot be made to suggest.
  const isSwitchable = power === 'automatic' || switched?.mode === 'assist';
  const next: QuestionPower = (switched?.mode ?? 'automatic') === 'assist' ? 'automatic' : 'assist';
  return (
    <>
      <dt>{t('power')}</dt>
      <dd className="answerer">
        <span className="row sm" style={{ gap: 8, flexWrap: 'wrap' }}>
          {power !== null && <PowerChip power={power} />}
          {t(power === 'assist' ? 'onlySuggests' : 'answersItself')}
        </span>
        {switched !== null && <SwitchedBy switched={switched} />}
        {!disabled &&
          isSwitchable &&
          (goalId === null || question.id === undefined ? (
            <p className="sm t2">{t('saveFirst')}</p>
          ) : (
            <SwitchForm goalId={goalId} questionId={question.id} next={next} />
          ))}
      </dd>
    </>
  );
}

/** Who or what switched it, when and why. */
function SwitchedBy({ switched: { person, created, reason } }: { switched: QuestionSwitch }) {
  const t = useTexts(learningTexts);
  const { code, percent, low, high, kappa, bar, n, note } = reason;
  const when = formatDateTime(created);
  const why = [
    code === 'person' ? '' : t(code),
    percent !== null && low !== null && high !== null
      ? t('agreementNow', {
          share: formatPercent(percent),
          low: formatPercent(low),
          high: formatPercent(high),
        })
      : '',
    kappa === null ? '' : t('kappaOf', { value: formatNumber(kappa, 2) }),
    bar === null ? '' : t('barOf', { share: formatPercent(bar) }),
    n === null ? '' : t('reviewsOf', { number: formatNumber(n) }),
    note,
  ].filter(Boolean);
  return (
    <p className="sm t2" dir="auto">
      {[person === null ? t('byItself', { when }) : t('byPerson', { name: person, when }), ...why].join(
        ' · ',
      )}
    </p>
  );
}

type SwitchProps = { goalId: number; questionId: number; next: QuestionPower };

function SwitchForm({ goalId, questionId, next }: SwitchProps) {
  const t = useTexts(learningTexts);
  const notify = useNotify();
  const change = useSwitchQuestion();
  const [note, setNote] = useState('');
  return (
    <div className="answerer">
      <span className="row" style={{ gap: 8, flexWrap: 'wrap' }}>
        <TextField
          size="small"
          value={note}
          placeholder={t('note')}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('note'), maxLength: 300 } }}
        />
        <Button
          size="small"
          variant="outlined"
          loading={change.isPending}
          onClick={() =>
            change.mutate(
              { goalId, questionId, body: { mode: next, note } },
              { onSuccess: () => notify.done(t('switched')), onError: notify.failed },
            )
          }
        >
          {t(next === 'assist' ? 'toAssist' : 'toAutomatic')}
        </Button>
      </span>
      <p className="xs mut">{t('switchHelp')}</p>
    </div>
  );
}
