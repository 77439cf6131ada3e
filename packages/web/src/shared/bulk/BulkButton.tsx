import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { bulkTexts } from './bulk.texts.ts';

type Props = {
  name: 'tag' | 'favorite' | 'add_to_segment' | 'review' | 'restart' | 'export' | 'delete';
  icon: LucideIcon;
  color?: 'error';
  disabled: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** Where it is narrow only its icon is seen. */
export function BulkButton({ name, icon: Icon, color, disabled, onClick }: Props) {
  const t = useTexts(bulkTexts);
  return (
    <Button
      color={color}
      startIcon={<Icon size={16} />}
      disabled={disabled}
      onClick={onClick}
      aria-label={t(name)}
    >
      <span className="bulk-label">{t(name)}</span>
    </Button>
  );
}
