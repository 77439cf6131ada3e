import { type Classifier, mostLabels } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { type LabelDraft, newLabel } from './classifier-draft.ts';
import { editorTexts } from './editor.texts.ts';
import { LabelFields } from './LabelFields.tsx';
import type { ClassifierEditing } from './use-classifier-editing.ts';

type Props = { classifier: Classifier | null; editing: ClassifierEditing };

/** What can be told of a unit. */
export function LabelsCard({ classifier, editing: { draft, closed, change } }: Props) {
  const e = useTexts(editorTexts);
  const { labels, type } = draft;
  // What is typed stays with its line when a line before it goes.
  const [keys, setKeys] = useState(() => labels.map((_, at) => at));
  const set = (at: number, part: Partial<LabelDraft>) =>
    change({ labels: labels.map((label, place) => (place === at ? { ...label, ...part } : label)) });
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    change({ labels: labels.toSpliced(at, 1) });
  };
  const add = () => {
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
    change({ labels: [...labels, newLabel(labels.length)] });
  };
  const examplesOf = (id: number | undefined) =>
    classifier?.labels.find((one) => one.id === id)?.examples ?? 0;
  const canAdd = labels.length < (type === 'binary' ? 1 : mostLabels);
  return (
    <section className="card label-fields" aria-label={e('labels')}>
      <div className="rule-line">
        <h2>{e('labels')}</h2>
        <span className="sm mut num">{formatNumber(labels.length)}</span>
      </div>
      <ul>
        {labels.map((label, at) => (
          <LabelFields
            key={keys[at] ?? at}
            place={at + 1}
            label={label}
            examples={examplesOf(label.id)}
            disabled={closed !== null}
            onChange={(part) => set(at, part)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {closed === null && canAdd && (
        <Button className="add-label" startIcon={<Plus size={15} />} onClick={add}>
          {e('addLabel')}
        </Button>
      )}
    </section>
  );
}
