import { type Classifier, mostExamplesAtOnce } from '@earshot/core/classifiers/classifiers.ts';
import type { addExamples } from '@earshot/core/classifiers/examples.api.ts';
import { type Imported, NewExample } from '@earshot/core/classifiers/examples.ts';
import { type BodyInput, bodyBytes } from '@earshot/core/endpoint.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useErrorText } from '../../../../shared/use-error-text.ts';
import { words } from '../../../../shared/words.texts.ts';
import { useImportExamples } from '../../classifiers.queries.ts';
import { examplesTexts } from './examples.texts.ts';

type Body = BodyInput<typeof addExamples>;
type Props = { classifier: Classifier; onClose: () => void };

/** As the export writes it: a list, or a list under its name. */
const Examples = z.union([
  z.array(NewExample),
  z.object({ examples: z.array(NewExample) }).transform(({ examples }) => examples),
]);

function bodyOf(name: string, text: string, newLabels: boolean): Body | null {
  if (!name.toLowerCase().endsWith('.json')) return { csv: text, new_labels: newLabels };
  try {
    const examples = Examples.safeParse(JSON.parse(text)).data;
    return examples && examples.length > 0 && examples.length <= mostExamplesAtOnce
      ? { examples, new_labels: newLabels }
      : null;
  } catch {
    return null;
  }
}

/** Takes labelled texts in from a file, and tells what came of it. */
export function ImportDialog({ classifier, onClose }: Props) {
  const t = useTexts(examplesTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const load = useImportExamples(classifier.id);
  const input = useRef<HTMLInputElement>(null);
  const [newLabels, setNewLabels] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    load.reset();
    if (file.size > bodyBytes.import) return setProblem(t('tooLarge'));
    const body = bodyOf(file.name, await file.text(), newLabels);
    setProblem(body === null ? t('notJson') : null);
    if (body !== null) load.mutate(body);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="import-title">
      <DialogTitle id="import-title">{t('importTitle')}</DialogTitle>
      <DialogContent className="import-dialog">
        <p className="t2">{t('importText')}</p>
        <FormControlLabel
          control={<Checkbox checked={newLabels} onChange={(event) => setNewLabels(event.target.checked)} />}
          label={t('newLabels')}
        />
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          hidden
          aria-label={t('chooseFile')}
          data-testid="import-examples"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            void take(file);
          }}
        />
        {(problem ?? load.error) !== null && (
          <p className="rule-mistake" role="alert">
            {problem ?? errorText(load.error)}
          </p>
        )}
        {load.data && problem === null && <Outcome imported={load.data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
        <Button
          variant="contained"
          startIcon={<Upload size={15} />}
          loading={load.isPending}
          onClick={() => input.current?.click()}
        >
          {t('chooseFile')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ imported: { added, changed, skipped, new_labels } }: { imported: Imported }) {
  const t = useTexts(examplesTexts);
  return (
    <p className="notice tone-ok" role="status">
      <span>
        {t('imported', {
          added: formatNumber(added),
          changed: formatNumber(changed),
          skipped: formatNumber(skipped),
        })}{' '}
        {new_labels.length > 0 && t('madeLabels', { labels: new_labels.join(', ') })}
      </span>
    </p>
  );
}
