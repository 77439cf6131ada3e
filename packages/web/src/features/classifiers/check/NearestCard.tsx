import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useSaidText } from '../card/examples/use-said-text.ts';
import { nearestQuery } from '../classifiers.queries.ts';
import { ExampleText } from '../parts/ExampleText.tsx';
import { checkTexts } from './check.texts.ts';

type Props = { classifier: Classifier; text: string };

/** What people have said of examples that are like a text. */
export function NearestCard({ classifier, text }: Props) {
  const t = useTexts(checkTexts);
  const errorText = useErrorText();
  const saidText = useSaidText(classifier);
  const { data, error } = useQuery(nearestQuery(classifier.id, text));
  return (
    <section className="card check-card" aria-label={t('nearest')} data-testid="nearest">
      <h2>{t('nearest')}</h2>
      {error && (
        <p className="rule-mistake" role="alert">
          {errorText(error)}
        </p>
      )}
      {data === undefined && !error && <Skeleton height={48} radius={6} />}
      {data?.results.length === 0 && <p className="sm t2">{t('noneNear')}</p>}
      <ul className="like-examples">
        {data?.results.map(({ likeness, example }) => (
          <li key={example.id}>
            <ExampleText example={example} />
            <span className="sm">
              <b className="med">{saidText(example.labels)}</b>{' '}
              <span className="t2 num">{t('likeness', { share: formatPercent(likeness) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
