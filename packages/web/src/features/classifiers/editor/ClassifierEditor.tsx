import { type Classifier, classifierNameLength } from '@earshot/core/classifiers/classifiers.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Lock } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import '../../../shared/rules/builder/builder.css';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import '../../../shared/rules/editor/rule-editor.css';
import '../../../shared/classifiers/spread.css';
import '../classifiers.css';
import { classifiersTexts } from '../classifiers.texts.ts';
import { Effects } from './Effects.tsx';
import './editor.css';
import { editorTexts } from './editor.texts.ts';
import { LabelsCard } from './LabelsCard.tsx';
import { SaveClassifier } from './SaveClassifier.tsx';
import { TypeFields } from './TypeFields.tsx';
import { UnitFields } from './UnitFields.tsx';
import { type ClassifierEditing, useClassifierEditing } from './use-classifier-editing.ts';

/** A classifier as it is being written; it is new where there is none. */
export function ClassifierEditor({ classifier }: { classifier: Classifier | null }) {
  const t = useTexts(classifiersTexts);
  const s = useTexts(savingTexts);
  const editing = useClassifierEditing(classifier);
  const { closed } = editing;
  return (
    <div className="page rule-page">
      <div className="page-head">
        <Back classifier={classifier} />
        <h1>{classifier?.name ?? t('add')}</h1>
        {classifier?.author && <span className="sm mut">{s('author', { name: classifier.author })}</span>}
      </div>
      <div className="rule-editor classifier-editor">
        <div className="rule-left">
          {closed && (
            <p className="notice tone-info">
              <Lock size={16} aria-hidden /> {s(closed === 'role' ? 'viewText' : 'lockedText')}
            </p>
          )}
          <NameFields isNew={classifier === null} editing={editing} />
          <TypeFields editing={editing} />
          <UnitFields editing={editing} />
          <LabelsCard key={`labels-${editing.fresh}`} classifier={classifier} editing={editing} />
        </div>
        <div className="rule-left classifier-side">
          {classifier && <Effects classifier={classifier} draft={editing.draft} />}
          {closed === null && <SaveClassifier isNew={classifier === null} editing={editing} />}
        </div>
      </div>
    </div>
  );
}

/** To the card of the classifier, or to the list. */
function Back({ classifier }: { classifier: Classifier | null }) {
  const t = useTexts(classifiersTexts);
  const icon = <ArrowLeft size={18} aria-hidden />;
  if (classifier === null)
    return (
      <Link to="/classifiers" className="rule-back" aria-label={t('title')} title={t('title')}>
        {icon}
      </Link>
    );
  return (
    <Link
      to="/classifiers/$id"
      params={{ id: String(classifier.id) }}
      className="rule-back"
      aria-label={classifier.name}
      title={classifier.name}
    >
      {icon}
    </Link>
  );
}

const descriptionLength = { least: 0, most: 1000 };

function NameFields({ isNew, editing }: { isNew: boolean; editing: ClassifierEditing }) {
  const e = useTexts(editorTexts);
  const { draft, taken, closed, change } = editing;
  return (
    <section className="card rule-fields">
      <LengthField
        fullWidth
        label={e('name')}
        value={draft.name}
        disabled={closed !== null}
        autoFocus={isNew}
        limits={classifierNameLength}
        refusal={taken}
        onText={(name) => change({ name })}
      />
      <LengthField
        isQuiet
        fullWidth
        multiline
        label={e('description')}
        value={draft.description}
        disabled={closed !== null}
        limits={descriptionLength}
        onText={(description) => change({ description })}
      />
    </section>
  );
}
