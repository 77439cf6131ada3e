import { Check, Plus } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { giveTexts } from './give.texts.ts';

type Props = { name: string; isAdded: boolean; onAdd: () => void };

/** Adds a moment to what is given; afterwards it says that it is there. */
export function AddButton({ name, isAdded, onAdd }: Props) {
  const t = useTexts(giveTexts);
  if (isAdded)
    return (
      <span className="chip small tone-ok">
        <Check size={12} aria-hidden />
        {t('added')}
      </span>
    );
  return (
    <IconAction size="small" label={t('addOf', { name })} onClick={onAdd}>
      <Plus size={16} />
    </IconAction>
  );
}
