import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type LucideIcon, Plus, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../ErrorState.tsx';
import { ruleListTexts } from './list.texts.ts';
import { type Removal, RemoveRule } from './RemoveRule.tsx';
import { type ListedRule, RuleRow, type RuleSection } from './RuleRow.tsx';
import '../../../components/plain-table.css';
import '../editor/rule-editor.css';
import { type Column, RuleColumns } from './RuleColumns.tsx';

type Props<Item> = {
  /** The address of the list, and the filter of calls that it names. */
  section: RuleSection;
  icon: LucideIcon;
  text: { title: string; lead: string; add: string; emptyTitle: string; emptyText: string };
  query: {
    data?: { results: Item[] } | undefined;
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  mayWrite: boolean;
  /** Columns between the name and the calls, and their cells. */
  columns: readonly Column[];
  cells: (rule: Item) => ReactNode;
  /** What stands in place of the plain name. */
  label?: (rule: Item) => ReactNode;
  /** Buttons before the one that removes. */
  actions?: (rule: Item) => ReactNode;
  removal: Removal;
};

/** Everything of one kind by its name, with a box to find one; the name looked for is in the address. */
export function RuleList<Item extends ListedRule>(props: Props<Item>) {
  const { section, icon: Icon, text, query, mayWrite, columns, cells, label, actions, removal } = props;
  const path = `/${section}` as const;
  const t = useTexts(ruleListTexts);
  const navigate = useNavigate();
  const { name = '' } = useSearch({ strict: false });
  const [asked, setAsked] = useState<Item | null>(null);
  const isLate = useLate(query.isPending);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const all = query.data?.results;
  const wanted = name.trim().toLocaleLowerCase();
  const shown = all?.filter((item) => item.name.toLocaleLowerCase().includes(wanted));
  const find = (next: string) =>
    void navigate({ to: path, search: { name: next || undefined }, replace: true });
  const add = mayWrite && (
    <ButtonLink variant="contained" startIcon={<Plus size={16} />} to={path} search={{ create: '1' }}>
      {text.add}
    </ButtonLink>
  );
  return (
    <div className="page rule-list">
      <div className="page-head">
        <h1>{text.title}</h1>
        {all && <span className="mut num">{formatNumber(all.length)}</span>}
        <span className="push" />
        {all && all.length > 0 && (
          <>
            <TextField
              className="rule-search"
              size="small"
              type="search"
              placeholder={t('find')}
              value={name}
              onChange={(event) => find(event.target.value)}
              slotProps={{ htmlInput: { 'aria-label': t('find') } }}
            />
            {add}
          </>
        )}
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {text.lead}
      </p>
      {isLate && <Skeleton height={220} radius={12} />}
      {all?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 260 }}>
          <EmptyState isInside icon={<Icon size={22} />} title={text.emptyTitle} text={text.emptyText}>
            {add}
          </EmptyState>
        </section>
      )}
      {all && all.length > 0 && shown?.length === 0 && <NoMatches onClear={() => find('')} />}
      {shown && shown.length > 0 && (
        <section className="card plain-table rule-table">
          <table aria-label={text.title}>
            <RuleColumns columns={columns} />
            <tbody>
              {shown.map((rule) => (
                <RuleRow
                  key={rule.id}
                  section={section}
                  rule={rule}
                  label={label?.(rule)}
                  actions={mayWrite && actions?.(rule)}
                  onRemove={mayWrite ? () => setAsked(rule) : undefined}
                >
                  {cells(rule)}
                </RuleRow>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <RemoveRule {...removal} rule={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useTexts(ruleListTexts);
  return (
    <section className="card" style={{ display: 'flex', minHeight: 220 }}>
      <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')}>
        <Button variant="outlined" onClick={onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    </section>
  );
}
