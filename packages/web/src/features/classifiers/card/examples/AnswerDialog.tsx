import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { words } from '../../../../shared/words.texts.ts';
import { useChangeExample } from '../../classifiers.queries.ts';
import { ExampleText } from '../../parts/ExampleText.tsx';
import { LabelAnswers } from '../../parts/LabelAnswers.tsx';
import { examplesTexts } from './examples.texts.ts';
import { useSaidText } from './use-said-text.ts';

type Props = { classifier: Classifier; example: Example; onClose: () => void };

/** Says anew which labels an example has; where people differ, that settles it. */
export function AnswerDialog({ classifier, example, onClose }: Props) {
  const t = useTexts(examplesTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const saidText = useSaidText(classifier);
  const change = useChangeExample(classifier.id);
  const [chosen, setChosen] = useState<number[]>(example.labels ?? []);
  const differ = !example.is_settled;
  const save = (labels: number[] | null) =>
    change.mutate(
      { exampleId: example.id, change: { kind: 'answer', labels, settles: differ } },
      {
        onSuccess: () => {
          notify.done(t('answered'));
          onClose();
        },
        onError: notify.failed,
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="answer-title">
      <DialogTitle id="answer-title">{t('which')}</DialogTitle>
      <DialogContent className="answer-dialog">
        <ExampleText example={example} />
        {differ && (
          <div className="notice tone-warn">
            <span>
              {t('settleText')}{' '}
              {example.answers.map((answer) => (
                <span className="sm answer-said" key={answer.at}>
                  {t('saidOf', { by: answer.by ?? '–', labels: saidText(answer.labels) })}
                </span>
              ))}
            </span>
          </div>
        )}
        <LabelAnswers classifier={classifier} chosen={chosen} onChange={setChosen} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button disabled={change.isPending} onClick={() => save(null)}>
          {t('tellCannot')}
        </Button>
        <Button variant="contained" loading={change.isPending} onClick={() => save(chosen)}>
          {differ ? t('settle') : w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
