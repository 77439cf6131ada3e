import { classifierTypes, labelChoices } from '@earshot/core/classifiers/classifiers.ts';
import { Choice } from '../../../components/Choice.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';
import type { ClassifierEditing } from './use-classifier-editing.ts';

/** One label or several, and how many of them can fit at once. */
export function TypeFields({ editing: { draft, closed, change } }: { editing: ClassifierEditing }) {
  const e = useTexts(editorTexts);
  const disabled = closed !== null;
  const { type, choose } = draft;
  const help = type === 'binary' ? 'binaryHelp' : choose === 'any' ? 'anyHelp' : 'oneHelp';
  return (
    <section className="card rule-fields" aria-label={e('type')}>
      <div className="rule-line">
        <h2>{e('type')}</h2>
        <span className="push" />
        <Choice
          label={e('type')}
          value={type}
          options={classifierTypes.map((value) => ({ value, label: e(value), disabled }))}
          onChange={(next) => change({ type: next, choose: next === 'binary' ? 'any' : choose })}
        />
        {type === 'multi_label' && (
          <Choice
            label={e('choose')}
            value={choose}
            options={labelChoices.map((value) => ({ value, label: e(value), disabled }))}
            onChange={(next) => change({ choose: next })}
          />
        )}
      </div>
      <p className="sm t2">{e(help)}</p>
    </section>
  );
}
