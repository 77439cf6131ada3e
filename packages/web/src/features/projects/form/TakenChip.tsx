import { X } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { formTexts } from '../form.texts.ts';

type Props = { name: string; hasPicture?: boolean; onRemove: (() => void) | undefined };

/** Something that was chosen, and can be taken off again. */
export function TakenChip({ name, hasPicture = false, onRemove }: Props) {
  const t = useTexts(formTexts);
  return (
    <span className="taken-chip">
      {hasPicture && <Avatar name={name} src={null} size={18} />}
      <bdi className="el">{name}</bdi>
      {onRemove && (
        <button type="button" className="plain" aria-label={t('removeOne', { name })} onClick={onRemove}>
          <X size={13} aria-hidden />
        </button>
      )}
    </span>
  );
}
