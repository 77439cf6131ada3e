import type { Classifier, ClassifierInput } from '@earshot/core/classifiers/classifiers.ts';
import { Info } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { effectsOf } from './classifier-draft.ts';
import { editorTexts } from './editor.texts.ts';

type Props = { classifier: Classifier; draft: ClassifierInput };

/** What the change would do to examples and to what was learned. */
export function Effects({ classifier, draft }: Props) {
  const e = useTexts(editorTexts);
  const effects = effectsOf(classifier, draft);
  if (effects.length === 0) return null;
  return (
    <section className="card rule-fields" aria-label={e('effects')} data-testid="effects">
      <h2>
        <Info size={15} aria-hidden /> {e('effects')}
      </h2>
      <ul className="effects t2">
        {effects.map((effect) => (
          <li key={effect.kind}>
            {'labels' in effect
              ? e(`effect_${effect.kind}`, {
                  labels: effect.labels.join(', '),
                  shown: formatNumber(effect.examples),
                })
              : e(`effect_${effect.kind}`)}
          </li>
        ))}
      </ul>
      {classifier.version > 0 && <p className="sm t2">{e('goesOn', { version: classifier.version })}</p>}
    </section>
  );
}
