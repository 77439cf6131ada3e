import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { Check } from 'lucide-react';
import '../../../shared/classifiers/answers.css';
import { toggled } from '../label/queue.ts';

type Props = { classifier: Classifier; chosen: readonly number[]; onChange: (chosen: number[]) => void };

/** A button for each label, which stays pressed while the label is chosen; where only one can be, it takes the place of the other. */
export function LabelAnswers({ classifier: { labels, choose, type }, chosen, onChange }: Props) {
  const isOne = choose === 'one' || type === 'binary';
  return (
    <div className="answer-grid">
      {labels.map(({ id, name, color }) => (
        <button
          key={id}
          type="button"
          className={chosen.includes(id) ? 'answer on' : 'answer'}
          aria-pressed={chosen.includes(id)}
          onClick={() => onChange(toggled(chosen, id, isOne))}
        >
          <i className={`label-dot tag-${color}`} aria-hidden />
          <span className="answer-name grow">{name}</span>
          {chosen.includes(id) && <Check size={15} aria-hidden />}
        </button>
      ))}
    </div>
  );
}
