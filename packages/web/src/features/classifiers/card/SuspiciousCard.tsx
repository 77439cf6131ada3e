import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { examplesQuery, useChangeExample } from '../classifiers.queries.ts';
import { ExampleText } from '../parts/ExampleText.tsx';
import { LabelChips } from '../parts/LabelChips.tsx';
import { cardTexts } from './card.texts.ts';
import { AnswerDialog } from './examples/AnswerDialog.tsx';

const first = 3;

/** Examples whose labels the classifier strongly disagrees with: kept as they are for good, or changed. */
export function SuspiciousCard({ classifier }: { classifier: Classifier }) {
  const t = useTexts(cardTexts);
  const notify = useNotify();
  const change = useChangeExample(classifier.id);
  const [asked, setAsked] = useState<Example | null>(null);
  const data = useQuery(examplesQuery(classifier.id, { view: 'suspicious', limit: first })).data;
  if (data === undefined || data.count === 0) return null;
  const keep = (exampleId: number) =>
    change.mutate({ exampleId, change: { kind: 'keep' } }, { onError: notify.failed });
  return (
    <section className="card side-card" aria-label={t('suspicious')} data-testid="suspicious">
      <header className="rule-line">
        <h2>{t('suspicious')}</h2>
        <span className="chip small num">{formatNumber(data.count)}</span>
        <span className="push sm mut">{t('suspiciousLead')}</span>
      </header>
      <ul className="suspicious">
        {data.results.slice(0, first).map((example) => (
          <li key={example.id}>
            <ExampleText example={example} />
            <div className="rule-line">
              <span className="sm t2">
                {t('saidBy', { by: example.answers.at(-1)?.by ?? t('imported') })}
              </span>
              <LabelChips labels={labelsOf(classifier, example.labels)} />
              <Guess classifier={classifier} example={example} />
              <span className="push row">
                <Button size="small" variant="outlined" onClick={() => keep(example.id)}>
                  {t('keep')}
                </Button>
                <Button size="small" onClick={() => setAsked(example)}>
                  {t('change')}
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {data.count > first && (
        <Link
          className="sm link"
          to="/classifiers/$id"
          params={{ id: String(classifier.id) }}
          search={{ view: 'suspicious' }}
          hash="examples"
        >
          {t('more', { shown: formatNumber(data.count - first) })}
        </Link>
      )}
      {asked && <AnswerDialog classifier={classifier} example={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

export const labelsOf = ({ labels }: Classifier, ids: readonly number[] | null) =>
  labels.filter(({ id }) => ids?.includes(id));

/** What the classifier would have said in its place. */
function Guess({ classifier, example }: { classifier: Classifier; example: Example }) {
  const [best] = [...example.guesses].sort((one, other) => other.probability - one.probability);
  if (best === undefined) return null;
  return (
    <span className="row">
      <Split size={13} className="mut" aria-hidden />
      <LabelChips labels={labelsOf(classifier, [best.label_id])} />
      <span className="num sm">{written(best.probability)}</span>
    </span>
  );
}
