import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';
import { Fragment } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts, useTextsOf } from '../../lib/i18n.ts';
import { auditTexts } from './audit.texts.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts(auditTexts);
  return (
    <section className="card plain-table audit-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('details')}</th>
            <th scope="col">{t('address')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const a = useTextsOf('audit');
  const actor = entry.actor || t(entry.action === 'share.opened' ? 'byLink' : 'system');
  return (
    <tr>
      <td className="num nowrap">{formatDateTime(entry.at)}</td>
      <td className="med">{actor}</td>
      <td>
        {a(entry.action)}
        {entry.subject && entry.subject !== entry.actor && (
          <span className="t2 audit-subject">{entry.subject}</span>
        )}
      </td>
      <td className="sm">
        <Difference entry={entry} />
      </td>
      <td className="num sm t2">{entry.address ?? '–'}</td>
    </tr>
  );
}

/** Only what changed; one line a value. */
function Difference({ entry: { before, after } }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span className="mut">–</span>;
  return (
    <dl className="audit-difference">
      {names.map((name) => (
        <Fragment key={name}>
          <dt className="mono mut">{name}</dt>
          <dd>
            {before && name in before && (
              <>
                <span className="visually-hidden">{t('before')} </span>
                <del>{write(before[name])}</del>
              </>
            )}{' '}
            {after && name in after && (
              <>
                <span className="visually-hidden">{t('after')} </span>
                <ins>{write(after[name])}</ins>
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function write(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
