import type { previewClassifier } from '@earshot/core/classifiers/call-labels.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { formatDateTime, formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { PassagePlay } from '../../../../shared/hits/PassagePlay.tsx';
import { useErrorText } from '../../../../shared/use-error-text.ts';
import { applyPreviewQuery } from '../../classifiers.queries.ts';
import { runsTexts } from './runs.texts.ts';

type Told = ReplyOf<typeof previewClassifier>;

/** What applying it would change, label by label, with calls to listen to. */
export function Preview({ classifier: { id }, days }: { classifier: Classifier; days: number }) {
  const t = useTexts(runsTexts);
  const errorText = useErrorText();
  const query = useQuery(applyPreviewQuery(id, days));
  if (query.error) return <p className="rule-mistake">{errorText(query.error)}</p>;
  if (query.data === undefined)
    return (
      <div role="status" aria-label={t('previewing')}>
        <Skeleton height={140} radius={8} />
      </div>
    );
  const { total, looked_at, labels, sample } = query.data;
  if (total === 0) return <p className="t2">{t('noCalls')}</p>;
  const isSame = labels.every(({ added, removed }) => added === 0 && removed === 0);
  return (
    <div data-testid="preview">
      <p className="sm t2">
        {t('preview', { looked: formatNumber(looked_at), total: formatNumber(total) })}{' '}
        {isSame && t('unchanged')}
      </p>
      <div className="plain-table">
        <table aria-label={t('which')}>
          <thead>
            <tr>
              <th scope="col">{t('label')}</th>
              {(['before', 'after', 'gets', 'loses'] as const).map((name) => (
                <th key={name} scope="col" className="number">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map(({ label_id, name, before, after, added, removed }) => (
              <tr key={label_id}>
                <td>{name}</td>
                <td className="number num">{formatNumber(before)}</td>
                <td className="number num">{formatNumber(after)}</td>
                <td className="number num">{added === 0 ? '0' : `+${formatNumber(added)}`}</td>
                <td className="number num">{removed === 0 ? '0' : `−${formatNumber(removed)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sample.length > 0 && <Sample sample={sample} labels={labels} />}
    </div>
  );
}

function Sample({ sample, labels }: Pick<Told, 'sample' | 'labels'>) {
  const t = useTexts(runsTexts);
  const nameOf = (id: number) => labels.find(({ label_id }) => label_id === id)?.name ?? '';
  return (
    <>
      <h3 className="sm">{t('sample')}</h3>
      <ul className="apply-sample">
        {sample.slice(0, 8).map(({ moments: [moment], label_id, change, ...call }) => (
          <li key={`${call.file_id}-${label_id}`}>
            <div className="rule-line">
              {moment && <PassagePlay call={call} startMs={moment.start_ms} endMs={moment.end_ms} />}
              <Link className="el" to="/files/$file_id" params={{ file_id: call.file_id }}>
                {call.operator ?? call.name}
              </Link>
              <span className="sm mut">{formatDateTime(call.started_at)}</span>
              <span className={`push chip small tone-${change === 'added' ? 'ok' : 'warn'}`}>
                {t(change, { label: nameOf(label_id) })}
              </span>
            </div>
            {moment && (
              <p className="sm t2" dir="auto">
                {moment.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
