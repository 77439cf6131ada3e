import type { File } from '@earshot/core/files/files.ts';
import { Clock, Star } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useMay } from '../users.queries.ts';
import { useWaitingOf } from '../waiting/use-waiting-of.ts';
import { waitingTexts } from '../waiting/waiting.texts.ts';
import { favoriteTexts } from './favorites.texts.ts';
import { useFavorite } from './use-favorite.ts';

type Props = { file: Pick<File, 'file_id' | 'favorite'>; size?: 'small' | 'medium' };

export function FavoriteButton({ file, size = 'small' }: Props) {
  const t = useTexts(favoriteTexts);
  const w = useTexts(waitingTexts);
  const turn = useFavorite();
  const waiting = useWaitingOf(file.file_id, 'favorite').find(({ refused }) => refused === null);
  if (!useMay('favorites.write')) return null;
  const isOn = waiting?.action.isOn ?? file.favorite;
  return (
    <IconAction
      size={size}
      label={`${t(isOn ? 'remove' : 'add')}${waiting ? ` (${w('waiting')})` : ''}`}
      aria-pressed={isOn}
      data-testid="favorite"
      onClick={() => turn({ ...file, favorite: isOn })}
    >
      <Star
        size={size === 'small' ? 15 : 16}
        fill={isOn ? 'currentColor' : 'none'}
        color={isOn ? 'var(--warn)' : 'var(--text-3)'}
      />
      {waiting && <Clock size={9} className="favorite-waits" aria-hidden />}
    </IconAction>
  );
}
