import { momentKinds } from '@earshot/core/coaching/coaching.ts';
import TextField from '@mui/material/TextField';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { coachingTexts } from '../../shared/coaching/coaching.texts.ts';
import { coachingPageTexts } from './coaching.texts.ts';
import { type CoachingSearch, kindOf } from './coaching-search.ts';

type Props = {
  search: CoachingSearch;
  onChange: (part: CoachingSearch) => void;
  themes: readonly string[];
  operators: readonly { id: number; name: string; moments: number }[];
};

/** What the library is narrowed by. */
export function LibraryFilters({ search, onChange, themes, operators }: Props) {
  const t = useTexts(coachingPageTexts);
  const c = useTexts(coachingTexts);
  return (
    <div className="coaching-filters">
      <TextField
        size="small"
        type="search"
        placeholder={t('search')}
        value={search.text ?? ''}
        onChange={(event) => onChange({ text: event.target.value || undefined })}
        slotProps={{ htmlInput: { 'aria-label': t('search'), maxLength: 100 } }}
      />
      <FilterSelect
        label={c('kind')}
        every={t('anyKind')}
        value={kindOf(search)}
        options={momentKinds.map((value) => ({ value, label: c(`kind_${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      {themes.length > 0 && (
        <FilterSelect
          label={c('theme')}
          every={t('anyTheme')}
          value={themes.find((theme) => theme === search.theme)}
          options={themes.map((theme) => ({ value: theme, label: theme }))}
          onChange={(theme) => onChange({ theme })}
        />
      )}
      <FilterSelect
        label={t('operator')}
        every={t('anyOperator')}
        value={operators.some(({ id }) => String(id) === search.agent) ? search.agent : undefined}
        options={operators.map(({ id, name, moments }) => ({
          value: String(id),
          label: `${name} · ${moments}`,
        }))}
        onChange={(agent) => onChange({ agent })}
      />
    </div>
  );
}
