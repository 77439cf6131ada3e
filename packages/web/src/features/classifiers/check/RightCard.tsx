import type { UnitTold } from '@earshot/core/classifiers/checks.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { type CheckedOn, useImportExamples } from '../classifiers.queries.ts';
import { LabelAnswers } from '../parts/LabelAnswers.tsx';
import { checkTexts } from './check.texts.ts';

type Props = { classifier: Classifier; on: CheckedOn; unit: UnitTold };

/** A person says which labels a unit has, right where the classifier said it; that is an example of the next version. */
export function RightCard({ classifier, on, unit }: Props) {
  const t = useTexts(checkTexts);
  const errorText = useErrorText();
  const keep = useImportExamples(classifier.id);
  const told = unit.labels.filter(({ decision }) => decision === 'yes').map(({ id }) => id);
  const [chosen, setChosen] = useState(told);
  const choose = (next: number[]) => {
    keep.reset();
    setChosen(next);
  };
  const save = () => {
    const labels = classifier.labels.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    keep.mutate({ examples: [{ ...placeOf(on, unit), labels }], new_labels: false });
  };
  return (
    <section className="card check-card" aria-label={t('right')} data-testid="right">
      <h2>{t('right')}</h2>
      <p className="sm t2">{t('rightText')}</p>
      <LabelAnswers classifier={classifier} chosen={chosen} onChange={choose} />
      <p className="rule-line">
        <Button variant="outlined" loading={keep.isPending} disabled={keep.isSuccess} onClick={save}>
          {t(chosen.length > 0 ? 'keep' : classifier.type === 'binary' ? 'keepNone_binary' : 'keepNone')}
        </Button>
        <span className="sm t2" role="status">
          {keep.data && t(keep.data.skipped > 0 ? 'keptBefore' : 'kept')}
        </span>
      </p>
      {keep.error && (
        <p className="rule-mistake" role="alert">
          {errorText(keep.error)}
        </p>
      )}
    </section>
  );
}

/** Of a call the place is kept, with which it is heard and goes when the call does; of a text its words. */
const placeOf = (on: CheckedOn, { text, role, moment }: UnitTold) =>
  'file_id' in on && moment !== null
    ? { file_id: on.file_id, phrase_id: moment.phrase_id ?? undefined }
    : { text, role };
