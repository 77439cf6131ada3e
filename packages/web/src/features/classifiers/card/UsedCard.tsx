import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { UsedByLink } from '../parts/UsedBy.tsx';
import { cardTexts } from './card.texts.ts';

/** Where its labels are asked for. */
export function UsedCard({ classifier: { used_by } }: { classifier: Classifier }) {
  const t = useTexts(cardTexts);
  const c = useTexts(classifiersTexts);
  return (
    <section className="card side-card" aria-label={t('used')}>
      <h2>{t('used')}</h2>
      {used_by.length === 0 && <p className="sm t2">{t('usedNowhere')}</p>}
      <ul>
        {used_by.map((used) => (
          <li key={`${used.kind}-${used.id}`} className="row">
            <UsedByLink used={used} />
            <span className="sm mut">{c(`used_${used.kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
