import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { addExamples } from '@earshot/core/classifiers/examples.api.ts';
import { type Imported, NewExample } from '@earshot/core/classifiers/examples.ts';
import { type BodyInput, bodyBytes } from '@earshot/core/endpoint.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { z } from 'zod';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { ImportDialog } from '../../../../shared/imports/ImportDialog.tsx';
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
    return examples && examples.length > 0 ? { examples, new_labels: newLabels } : null;
  } catch {
    return null;
  }
}

/** Takes labelled texts in from a file. */
export function ImportExamples({ classifier, onClose }: Props) {
  const t = useTexts(examplesTexts);
  const [newLabels, setNewLabels] = useState(false);
  const told = ({ added, changed, skipped, new_labels }: Imported) => {
    const counts = {
      added: formatNumber(added),
      changed: formatNumber(changed),
      skipped: formatNumber(skipped),
    };
    const made = new_labels.length > 0 ? ` ${t('madeLabels', { labels: new_labels.join(', ') })}` : '';
    return t('imported', counts) + made;
  };
  return (
    <ImportDialog
      title={t('importTitle')}
      mostBytes={bodyBytes.import}
      load={useImportExamples(classifier.id)}
      read={(name, text) => {
        const body = bodyOf(name, text, newLabels);
        return body === null ? { problem: t('notJson') } : { body };
      }}
      told={told}
      testId="import-examples"
      onClose={onClose}
    >
      <p className="med">{classifier.name}</p>
      <p className="t2">{t('importText')}</p>
      <FormControlLabel
        control={<Checkbox checked={newLabels} onChange={(event) => setNewLabels(event.target.checked)} />}
        label={t('newLabels')}
      />
    </ImportDialog>
  );
}
