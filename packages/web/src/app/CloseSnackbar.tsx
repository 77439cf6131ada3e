import { X } from 'lucide-react';
import { IconAction } from '../components/IconAction.tsx';
import { useTexts } from '../lib/i18n.ts';
import { words } from '../shared/words.texts.ts';

export function CloseSnackbar({ onClose }: { onClose: () => void }) {
  const w = useTexts(words);
  return (
    <IconAction size="small" label={w('close')} onClick={onClose}>
      <X size={16} />
    </IconAction>
  );
}
