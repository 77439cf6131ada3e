import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { type LabelGroup, placesFor } from './groups.ts';
import { LabelLine } from './LabelLine.tsx';
import { labelsTabTexts } from './labels-tab.texts.ts';
import type { Say } from './use-decide-label.ts';

type Props = {
  file: File;
  group: LabelGroup;
  phrases: readonly Phrase[] | undefined;
  onSay: Say | undefined;
};

/** What one classifier says of the call: what it has, quieter what is unsure, and what it has not where somebody asks. */
export function ClassifierSection({ file, group, phrases, onSay }: Props) {
  const t = useTexts(labelsTabTexts);
  const [isAll, setIsAll] = useState(false);
  const { id, name, version, yes, unsure, no } = group;
  // What a person took off stays in sight, so that it can be taken back.
  const takenOff = no.filter(({ by }) => by === 'person');
  const others = no.filter(({ by }) => by !== 'person');
  const list = (labels: readonly CallLabel[]) =>
    labels.length > 0 && (
      <ul className="side-list">
        {labels.map((label) => (
          <LabelLine
            key={label.label_id}
            places={placesFor(label, group, phrases)}
            {...{ file, label, phrases, onSay }}
          />
        ))}
      </ul>
    );
  return (
    <section className="side-section call-labels" aria-label={name} data-testid={`call-classifier-${id}`}>
      <h2>
        <Link to="/classifiers/$id" params={{ id: String(id) }} className="el">
          {name}
        </Link>
        {version > 0 && (
          <span className="chip small num" title={t('versionHelp')}>
            {t('version', { version })}
          </span>
        )}
      </h2>
      {yes.length + unsure.length + takenOff.length === 0 && <p className="sm mut">{t('none')}</p>}
      {list([...yes, ...takenOff])}
      {unsure.length > 0 && (
        <div className="call-labels-quiet">
          <h3>{t('unsure')}</h3>
          {list(unsure)}
        </div>
      )}
      {others.length > 0 && (
        <div className="call-labels-quiet">
          <button type="button" className="plain sm" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
            {t('hasNot', { shown: formatNumber(others.length) })}
          </button>
          {isAll && list(others)}
        </div>
      )}
    </section>
  );
}
