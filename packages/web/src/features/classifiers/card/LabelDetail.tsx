import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { examplesQuery, useChangeExample } from '../classifiers.queries.ts';
import { ExampleText } from '../parts/ExampleText.tsx';
import { signed } from '../parts/ToldText.tsx';
import { cardTexts } from './card.texts.ts';
import { GoalChoice } from './GoalChoice.tsx';
import { Histogram } from './Histogram.tsx';
import { sortedWords, strongestWords } from './label-detail.ts';
import type { LabelFigures } from './report.ts';
import { WeekOfLabel } from './WeekOfLabel.tsx';

type Props = { classifier: Classifier; label: LabelFigures };

/** From which probability a label is given, which words decide, and the examples nearest to where it turns. */
export function LabelDetail({ classifier, label }: Props) {
  const t = useTexts(cardTexts);
  const color = classifier.labels.find(({ id }) => id === label.id)?.color ?? 'grey';
  return (
    <section className={`card label-detail tag-${color}`} aria-label={label.name} data-testid="label-detail">
      <div className="label-detail-main">
        <h2>
          <i className="label-dot" aria-hidden /> {label.name}{' '}
          <span className="sm mut num">{t('saysYesFrom', { shown: written(label.threshold) })}</span>
        </h2>
        <GoalChoice classifier={classifier} label={label} />
        <Histogram label={label} />
        <WeekOfLabel id={classifier.id} labelId={label.id} />
        <Nearest classifier={classifier} label={label} />
      </div>
      <Words label={label} />
    </section>
  );
}

function Words({ label: { words } }: Pick<Props, 'label'>) {
  const t = useTexts(cardTexts);
  const [isAll, setIsAll] = useState(false);
  const most = Math.max(...words.map(({ weight }) => Math.abs(weight)), 0.001);
  const shown = isAll ? sortedWords(words) : strongestWords(words);
  return (
    <div className="label-words">
      <h3>{t('words')}</h3>
      {words.length === 0 && <p className="sm t2">{t('noWords')}</p>}
      <ul>
        {shown.map(({ text, weight }) => (
          <li key={text} className={weight < 0 ? 'against' : ''}>
            <span className="el" title={text} dir="auto">
              {text}
            </span>
            <span className="label-bar" aria-hidden>
              <i style={{ width: `${(Math.abs(weight) / most) * 100}%` }} />
            </span>
            <span className="num sm t2">{signed(weight)}</span>
          </li>
        ))}
      </ul>
      {shown.length < words.length && (
        <button type="button" className="plain link sm" onClick={() => setIsAll(true)}>
          {t('allWords', { shown: formatNumber(words.length) })}
        </button>
      )}
    </div>
  );
}

/** Where a person's word teaches most, and takes one click. */
function Nearest({ classifier, label }: Props) {
  const t = useTexts(cardTexts);
  const notify = useNotify();
  const mayWrite = useMay('classifiers.write');
  const change = useChangeExample(classifier.id);
  const query = useQuery(examplesQuery(classifier.id, { view: 'near', label_id: label.id, limit: 3 }));
  const near = query.data?.results.slice(0, 3) ?? [];
  if (near.length === 0) return null;
  const answer = (exampleId: number, has: boolean, before: readonly number[]) => {
    const rest = classifier.choose === 'one' && has ? [] : before.filter((id) => id !== label.id);
    change.mutate(
      { exampleId, change: { kind: 'answer', labels: has ? [...rest, label.id] : rest } },
      { onSuccess: () => notify.done(t('answered')), onError: notify.failed },
    );
  };
  return (
    <div className="nearest">
      <p className="sm t2">{t('nearest')}</p>
      <ul>
        {near.map((example) => {
          const { id, labels, guesses } = example;
          const guess = guesses.find(({ label_id }) => label_id === label.id);
          return (
            <li key={id}>
              <ExampleText example={example} />
              {guess && <span className="num sm">{written(guess.probability)}</span>}
              {mayWrite && (
                <span className="row">
                  <Button size="small" variant="outlined" onClick={() => answer(id, true, labels ?? [])}>
                    {label.name}
                  </Button>
                  <Button size="small" variant="outlined" onClick={() => answer(id, false, labels ?? [])}>
                    {t('notIt')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
