import { classifiedUnits, passagePhrases } from '@earshot/core/classifiers/classifiers.ts';
import { Choice } from '../../../components/Choice.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { PartSelect, WhoSelect } from '../../../shared/rules/builder/Where.tsx';
import { editorTexts } from './editor.texts.ts';
import type { ClassifierEditing } from './use-classifier-editing.ts';

/** How much of a call is looked at at once, whose words, and in which part of the call. */
export function UnitFields({ editing: { draft, closed, change } }: { editing: ClassifierEditing }) {
  const e = useTexts(editorTexts);
  const disabled = closed !== null;
  const { unit, passage, who, part } = draft;
  return (
    <section className="card rule-fields" aria-label={e('looksAt')}>
      <h2>{e('looksAt')}</h2>
      <div className="rule-line">
        <Choice
          label={e('unit')}
          value={unit}
          options={classifiedUnits.map((value) => ({ value, label: e(value), disabled }))}
          onChange={(next) => change({ unit: next })}
        />
        {unit === 'passage' && (
          <>
            <span className="sm t2">{e('phrases')}</span>
            <NumberBox
              label={e('phrases')}
              value={passage}
              min={passagePhrases.least}
              max={passagePhrases.most}
              whole
              disabled={disabled}
              onChange={(next) => next !== null && change({ passage: next })}
            />
          </>
        )}
      </div>
      <div className="rule-line">
        <WhoSelect value={who} disabled={disabled} onChange={(next) => change({ who: next })} />
        <PartSelect value={part} disabled={disabled} onChange={(next) => change({ part: next })} />
      </div>
      <p className="sm t2">{e('unitHelp')}</p>
    </section>
  );
}
