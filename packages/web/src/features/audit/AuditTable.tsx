import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { auditTexts } from './audit.texts.ts';
import { Changes } from './Changes.tsx';
import { useSentence } from './use-sentence.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts(auditTexts);
  return (
    <section className="card plain-table audit-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
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
  const { sentence, changes } = useSentence()(entry);
  const isWithoutBefore = entry.action.endsWith('.changed') && entry.before === null;
  return (
    <tr>
      <td className="num nowrap">{formatDateTime(entry.at)}</td>
      <td className="audit-sentence">{sentence}</td>
      <td className="sm">
        {changes.length > 0 ? <Changes changes={changes} /> : <span className="mut">–</span>}
        {isWithoutBefore && changes.length > 0 && <p className="mut">{t('noBefore')}</p>}
      </td>
      <td className="num sm t2">{entry.address ?? '–'}</td>
    </tr>
  );
}
