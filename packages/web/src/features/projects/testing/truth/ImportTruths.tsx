import { bodyBytes } from '@earshot/core/endpoint.ts';
import { mostTruthsAtOnce } from '@earshot/core/evaluations/truths.ts';
import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useErrorText } from '../../../../shared/use-error-text.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { words } from '../../../../shared/words.texts.ts';
import { truthTexts } from '../../truth.texts.ts';
import { useAddTruth } from '../testing.queries.ts';
import { type ReadProblem, readTruths } from './read-truths.ts';

type Props = { project: Project; subject: Subject; onClose: () => void };

const columns = {
  classifier: 'column_classifier',
  pattern: 'column_rule',
  script: 'column_rule',
  goal: 'column_goal',
  engine: 'column_engine',
} as const;

/** Takes right answers in from a file, and tells what came of it. */
export function ImportTruths({ project, subject, onClose }: Props) {
  const t = useTexts(truthTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const notify = useNotify();
  const add = useAddTruth(project.id);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const say = (one: ReadProblem) =>
    one.problem === 'row'
      ? t('problem_row', { row: one.row })
      : t(`problem_${one.problem}`, { most: formatNumber(mostTruthsAtOnce) });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    add.reset();
    if (file.size > bodyBytes.rules) return setProblem(t('problem_large'));
    const read = readTruths(file.name, await file.text());
    setProblem('problem' in read ? say(read) : null);
    if ('entries' in read)
      add.mutate(read, {
        onSuccess: ({ added, replaced }) => {
          notify.done(t('imported', { added: formatNumber(added), replaced: formatNumber(replaced) }));
          onClose();
        },
      });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="import-truths">
      <DialogTitle id="import-truths">{t('importTitle')}</DialogTitle>
      <DialogContent className="import-truths">
        <p className="t2">{t('importText')}</p>
        <p className="t2">{t(columns[subject.kind])}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          hidden
          aria-label={t('chooseFile')}
          data-testid="import-truths"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            void take(file);
          }}
        />
        {(problem ?? add.error) !== null && (
          <p className="rule-mistake" role="alert">
            {problem ?? errorText(add.error)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
        <Button
          variant="contained"
          startIcon={<Upload size={15} />}
          loading={add.isPending}
          onClick={() => input.current?.click()}
        >
          {t('chooseFile')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
