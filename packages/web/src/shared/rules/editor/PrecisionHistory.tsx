import { precisionOf } from '@earshot/core/rules/precision.ts';
import type { RuleKind, VersionMarks } from '@earshot/core/rules/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { marksQuery } from '../rules.queries.ts';
import './precision.css';
import { precisionTexts } from './precision.texts.ts';

/** How often each version of a rule was right, as people marked it; nothing where nobody has. */
export function PrecisionHistory({ kind, id }: { kind: RuleKind; id: number }) {
  const t = useTexts(precisionTexts);
  const versions = useQuery(marksQuery(kind, id)).data?.results ?? [];
  if (versions.length === 0) return null;
  return (
    <section className="card precision-history" aria-label={t('title')} data-testid="precision-history">
      <h2>{t('title')}</h2>
      <p className="sm t2">{t('text')}</p>
      <ol>
        {versions.map((one) => (
          <VersionLine key={one.version} {...one} />
        ))}
      </ol>
    </section>
  );
}

function VersionLine({ version, right, wrong, at }: VersionMarks) {
  const t = useTexts(precisionTexts);
  const { share, missing } = precisionOf({ right, wrong });
  return (
    <li>
      <b>{t('version', { version })}</b>
      {share === null ? (
        <span className="sm t2">{t('missing', { count: missing, shown: formatNumber(missing) })}</span>
      ) : (
        <b className="num">{formatPercent(share)}</b>
      )}
      <span className="sm t2 num">
        {t('of', { right: formatNumber(right), all: formatNumber(right + wrong) })}
      </span>
      <span className="sm mut num push">{formatDateTime(at)}</span>
      {share !== null && (
        <span className="precision-share" aria-hidden>
          <i style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </li>
  );
}
