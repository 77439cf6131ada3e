import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { useTexts } from '../../../../lib/i18n.ts';
import { written } from '../../../../shared/classifiers/SpreadBar.tsx';
import { useNotify } from '../../../../shared/use-notify.ts';
import { useMay } from '../../../../shared/users.queries.ts';
import { words } from '../../../../shared/words.texts.ts';
import { useChangeExample } from '../../classifiers.queries.ts';
import { ExampleText } from '../../parts/ExampleText.tsx';
import { LabelChips } from '../../parts/LabelChips.tsx';
import { labelsOf } from '../SuspiciousCard.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ExampleActions } from './ExampleActions.tsx';
import { examplesTexts } from './examples.texts.ts';
import { useSaidText } from './use-said-text.ts';

type Props = { classifier: Classifier; examples: readonly Example[] };

/** Examples with what people said of them and what the classifier would have said. */
export function ExamplesTable({ classifier, examples }: Props) {
  const t = useTexts(examplesTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('classifiers.write');
  const change = useChangeExample(classifier.id);
  const [asked, setAsked] = useState<Example | null>(null);
  const [leaving, setLeaving] = useState<Example | null>(null);
  const act = (exampleId: number, kind: 'keep' | 'remove') =>
    change.mutate(
      { exampleId, change: { kind } },
      {
        onSuccess: () => notify.done(t(kind === 'keep' ? 'kept' : 'removed')),
        onError: notify.failed,
      },
    );
  return (
    <div className="plain-table">
      <table aria-label={t('title')} className="examples-table">
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('labels')}</th>
            <th scope="col">{t('said')}</th>
            <th scope="col">{t('guess')}</th>
            <th scope="col">
              <span className="visually-hidden">{w('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map((example) => (
            <tr key={example.id} data-testid={`example-${example.id}`}>
              <ExampleCells classifier={classifier} example={example} />
              <td className="number">
                {mayWrite && (
                  <ExampleActions
                    example={example}
                    onAnswer={() => setAsked(example)}
                    onKeep={() => act(example.id, 'keep')}
                    onRemove={() => setLeaving(example)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked && <AnswerDialog classifier={classifier} example={asked} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t('removeTitle')}
        text={t('removeText')}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() => leaving && act(leaving.id, 'remove')}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

function ExampleCells({ classifier, example }: { classifier: Classifier; example: Example }) {
  const t = useTexts(examplesTexts);
  const saidText = useSaidText(classifier);
  const { labels, is_settled, is_random, answers, guesses } = example;
  const guessed = [...guesses].sort((one, other) => other.probability - one.probability).slice(0, 2);
  const people = [...new Set(answers.flatMap(({ by }) => (by === null ? [] : [by])))];
  return (
    <>
      <td>
        <ExampleText example={example} />
        {is_random && <span className="chip small">{t('random')}</span>}
      </td>
      <td>
        {is_settled ? (
          labels !== null && labels.length > 0 ? (
            <LabelChips labels={labelsOf(classifier, labels)} />
          ) : (
            <span className="sm mut">{saidText(labels)}</span>
          )
        ) : (
          <span className="chip small tone-warn">{t('differ')}</span>
        )}
      </td>
      <td className="sm">{people.join(', ') || <span className="mut">–</span>}</td>
      <td className="example-guess">
        {guessed.map(({ label_id, probability }) => (
          <span className="row" key={label_id}>
            <LabelChips labels={labelsOf(classifier, [label_id])} />
            <span className="num sm">{written(probability)}</span>
          </span>
        ))}
      </td>
    </>
  );
}
