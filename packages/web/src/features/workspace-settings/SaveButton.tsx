import Button from '@mui/material/Button';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../../shared/words.texts.ts';

export function SaveButton({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) {
  const w = useTexts(words);
  return (
    <div>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
        {w('save')}
      </Button>
    </div>
  );
}
