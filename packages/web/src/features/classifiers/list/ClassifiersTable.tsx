import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { RemoveClassifier } from '../parts/RemoveClassifier.tsx';
import { useClassifierActions } from '../parts/use-classifier-actions.ts';
import { ClassifierRow } from './ClassifierRow.tsx';

type Props = {
  classifiers: readonly Classifier[];
  /** Asks which of them shall check a text. */
  onCheck: () => void;
};

export function ClassifiersTable({ classifiers, onCheck }: Props) {
  const t = useTexts(classifiersTexts);
  const w = useTexts(words);
  const actions = useClassifierActions();
  const [asked, setAsked] = useState<Classifier | null>(null);
  const { body, current } = useKeysOfRows(classifiers, onCheck);
  return (
    <section className="card plain-table classifier-table">
      <table aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('columnName')}</th>
            <th scope="col">{t('columnState')}</th>
            <th scope="col">{t('columnAccuracy')}</th>
            <th scope="col" className="number">
              {t('columnExamples')}
            </th>
            <th scope="col">{t('columnUsed')}</th>
            <th scope="col">
              <span className="visually-hidden">{w('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {classifiers.map((one, at) => (
            <ClassifierRow
              key={one.id}
              classifier={one}
              isCurrent={at === current}
              actions={actions}
              onRemove={() => setAsked(one)}
            />
          ))}
        </tbody>
      </table>
      <p className="classifier-legend sm t2">
        <span className="spread" aria-hidden>
          <i className="spread-band" style={{ insetInlineStart: '30%', insetInlineEnd: '30%' }} />
          <i className="spread-dot" style={{ insetInlineStart: '50%' }} />
        </span>
        {t('legendSpread')}
        <i className="legend-usual" aria-hidden />
        {t('legendUsual')}
        <span className="push">{t('newCallsOnly')}</span>
      </p>
      <RemoveClassifier classifier={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

/** J and K go through the rows, Enter opens one, L labels it, C checks a text with it, or asks with which one. */
function useKeysOfRows(classifiers: readonly Classifier[], onCheck: () => void) {
  const navigate = useNavigate();
  const mayWrite = useMay('classifiers.write');
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const chosen = current === null ? undefined : classifiers[current];
  const go = (to: '/classifiers/$id' | '/classifiers/$id/label' | '/classifiers/$id/check') =>
    chosen && void navigate({ to, params: { id: String(chosen.id) } });
  useRowKeys({
    body,
    current,
    move: (step) =>
      setCurrent((now) => Math.max(0, Math.min(classifiers.length - 1, now === null ? 0 : now + step))),
    settle: setCurrent,
    open: () => go('/classifiers/$id'),
    others: {
      KeyL: () => mayWrite && go('/classifiers/$id/label'),
      KeyC: () => ((chosen?.version ?? 0) > 0 ? go('/classifiers/$id/check') : onCheck()),
    },
  });
  return { body, current };
}
