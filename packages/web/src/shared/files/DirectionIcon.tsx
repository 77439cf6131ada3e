import type { File } from '@earshot/core/files/files.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';

/** Who called whom. */
export function DirectionIcon({ direction }: Pick<File, 'direction'>) {
  const w = useTexts(words);
  if (direction === null) return null;
  const Icon = direction === 'inbound' ? ArrowDownLeft : ArrowUpRight;
  return <Icon size={14} className="mut" role="img" aria-label={w(direction)} />;
}
