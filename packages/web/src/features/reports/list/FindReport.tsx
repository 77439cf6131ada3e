import TextField from '@mui/material/TextField';
import { useTexts } from '../../../lib/i18n.ts';
import { ruleListTexts } from '../../../shared/rules/list/list.texts.ts';

/** A box to find a report by its name. */
export function FindReport({ name, onFind }: { name: string; onFind: (name: string) => void }) {
  const t = useTexts(ruleListTexts);
  return (
    <TextField
      className="reports-search"
      size="small"
      type="search"
      placeholder={t('find')}
      value={name}
      onChange={(event) => onFind(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('find') } }}
    />
  );
}
