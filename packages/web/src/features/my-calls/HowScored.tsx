import type { Goal } from '@earshot/core/goals/goals.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { goalTexts } from '../../shared/goals/goals.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { myCallsTexts } from './my-calls.texts.ts';

type Props = { goals: readonly Goal[]; first: number | null | undefined; onClose: () => void };

/** The questions of a form, with what a scorer reads beside each. */
export function HowScored({ goals, first, onClose }: Props) {
  const t = useTexts(myCallsTexts);
  const g = useTexts(goalTexts);
  const w = useTexts(words);
  const [id, setId] = useState(first ?? goals[0]?.id);
  const goal = goals.find((one) => one.id === id) ?? goals[0];
  return (
    <Dialog open onClose={onClose} maxWidth="laptop" fullWidth aria-labelledby="how-scored">
      <DialogTitle id="how-scored">{t('howScored')}</DialogTitle>
      <DialogContent>
        <p className="sm t2">{t('onlyYours')}</p>
        {goals.length > 1 && goal && (
          <SmallSelect
            label={t('form')}
            value={String(goal.id)}
            options={goals.map((one) => ({ value: String(one.id), label: one.name }))}
            onChange={(value) => setId(Number(value))}
          />
        )}
        {goal?.groups.map((group) => (
          <section key={group.id}>
            <h3 className="score-group">
              {group.name} {group.is_control && <span className="chip small tone-bad">{g('critical')}</span>}
            </h3>
            <ul className="side-list">
              {group.questions.map((question) => (
                <li key={question.id}>
                  <div className="side-line">
                    <span>{question.text}</span>
                    <span className="num sm t2">{g('pointsOf', { count: question.control_value })}</span>
                  </div>
                  <p className="sm t2" dir="auto">
                    {question.description}
                  </p>
                  <p className="xs mut">
                    {[
                      g(`by_${question.answer_by.kind}`),
                      ...(question.is_fatal ? [g('fatal')] : []),
                      ...(question.is_bonus ? [g('bonus')] : []),
                    ].join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="xs mut">{t('meanHelp')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
