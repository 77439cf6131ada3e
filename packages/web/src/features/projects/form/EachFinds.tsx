import { Quote, ScanText } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { dryRunTexts } from '../dry-run.texts.ts';
import type { ProjectPreview } from '../projects.queries.ts';
import { useNames } from '../use-trigger-words.ts';

/** What the words and each pattern find alone, and what nothing else of the project would. */
export function EachFinds({ answer }: { answer: ProjectPreview }) {
  const t = useTexts(dryRunTexts);
  const { patternName } = useNames();
  const rows = [
    ...(answer.query === null ? [] : [{ key: 'query', name: t('query'), ...answer.query }]),
    ...answer.patterns.map(({ id, ...counts }) => ({ key: String(id), name: patternName(id), ...counts })),
  ];
  const most = Math.max(1, ...rows.map(({ files }) => files));
  if (rows.length === 0) return null;
  return (
    <table className="each-finds">
      <caption>{t('each')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('what')}</span>
          </th>
          <th aria-hidden />
          <th scope="col">
            <span className="bar-legend">
              <i className="bar-before" aria-hidden /> {t('aloneName')}
            </span>
          </th>
          <th scope="col">
            <span className="bar-legend">
              <i className="bar-value" aria-hidden /> {t('onlyName')}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, files, only }) => (
          <tr key={key} data-testid={`finds-${key}`}>
            <th scope="row">
              {key === 'query' ? <Quote size={13} aria-hidden /> : <ScanText size={13} aria-hidden />} {name}
            </th>
            <td aria-hidden>
              <span className="each-bar" style={{ width: `${(files / most) * 100}%` }}>
                <i style={{ width: files === 0 ? 0 : `${(only / files) * 100}%` }} />
              </span>
            </td>
            <td className="num semi">{formatNumber(files)}</td>
            <td className="num t2">{formatNumber(only)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
