import type { Report } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../components/plain-table.css';
import { ruleListTexts } from '../../../shared/rules/list/list.texts.ts';
import { RemoveRule } from '../../../shared/rules/list/RemoveRule.tsx';
import { words } from '../../../shared/words.texts.ts';
import { useRemoveReport } from '../reports.queries.ts';
import { reportsTexts } from '../reports.texts.ts';
import { ReportRow } from './ReportRow.tsx';

type Props = { reports: readonly Report[]; name: string; onClear: () => void };

/** The reports whose name has in it what is looked for. */
export function ReportsTable({ reports, name, onClear }: Props) {
  const t = useTexts(reportsTexts);
  const l = useTexts(ruleListTexts);
  const [asked, setAsked] = useState<{ id: number; name: string; files: null } | null>(null);
  const remove = useRemoveReport();
  const wanted = name.trim().toLocaleLowerCase();
  const shown = reports.filter((one) => one.name.toLocaleLowerCase().includes(wanted));
  return (
    <>
      {shown.length === 0 ? (
        <section className="card" style={{ display: 'flex', minHeight: 200 }}>
          <EmptyState isInside icon={<SearchX size={22} />} title={l('noMatches')}>
            <Button variant="outlined" onClick={onClear}>
              {l('clear')}
            </Button>
          </EmptyState>
        </section>
      ) : (
        <section className="card plain-table reports-table">
          <table aria-label={t('title')}>
            <Columns />
            <tbody>
              {shown.map((report) => (
                <ReportRow
                  key={report.id}
                  report={report}
                  onRemove={() => setAsked({ id: report.id, name: report.name, files: null })}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <RemoveRule
        title={t('removeTitle')}
        text={(rule) => t('removeText', rule)}
        done={t('removed')}
        remove={remove}
        rule={asked}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Columns() {
  const t = useTexts(reportsTexts);
  const l = useTexts(ruleListTexts);
  const w = useTexts(words);
  return (
    <thead>
      <tr>
        <th scope="col">{l('name')}</th>
        <th scope="col">{t('period')}</th>
        <th scope="col">{l('author')}</th>
        <th scope="col">{l('changed')}</th>
        <th scope="col">
          <span className="visually-hidden">{w('more')}</span>
        </th>
      </tr>
    </thead>
  );
}
