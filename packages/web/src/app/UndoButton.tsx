import Button from '@mui/material/Button';
import { useTexts } from '../lib/i18n.ts';
import { words } from '../shared/words.texts.ts';

export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const w = useTexts(words);
  return (
    <Button size="small" onClick={onUndo}>
      {w('undo')}
    </Button>
  );
}
