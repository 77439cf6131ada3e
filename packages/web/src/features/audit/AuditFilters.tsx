import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';
import { auditActions } from '@earshot/core/audit/audit.ts';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { DayField } from '../../components/DayField.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { useTexts, useTextsOf } from '../../lib/i18n.ts';
import { auditTexts } from './audit.texts.ts';
import type { AuditSearch } from './section.ts';

type Props = {
  search: AuditSearch;
  /** What they left, once it is there. */
  entries: readonly AuditEntry[] | undefined;
  onChange: (change: AuditSearch) => void;
};

/** Which entries are looked for; the person is chosen elsewhere and can only be let go here. */
export function AuditFilters({ search, entries, onChange }: Props) {
  const t = useTexts(auditTexts);
  const a = useTextsOf('audit');
  return (
    <div className="audit-filters">
      <TextField
        size="small"
        type="search"
        placeholder={t('find')}
        slotProps={{ htmlInput: { 'aria-label': t('find') } }}
        value={search.text ?? ''}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <FilterSelect
        label={t('action')}
        every={t('every')}
        value={search.action}
        options={auditActions.map((action) => ({ value: action, label: a(action) ?? action }))}
        onChange={(action) => onChange({ action })}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          className="audit-day"
          label={t(name)}
          value={search[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      {search.user_id && (
        <button
          type="button"
          className="chip"
          style={{ border: 0, cursor: 'pointer' }}
          onClick={() => onChange({ user_id: '' })}
        >
          {t('onePerson')}:{' '}
          {entries?.find(({ user_id }) => String(user_id) === search.user_id)?.actor ?? search.user_id}
          <X size={12} aria-hidden />
        </button>
      )}
    </div>
  );
}
