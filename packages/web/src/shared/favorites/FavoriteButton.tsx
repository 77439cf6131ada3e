import type { File } from '@earshot/core/files/files.ts';
import { Star } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useMay } from '../users.queries.ts';
import { favoriteTexts } from './favorites.texts.ts';
import { useFavorite } from './use-favorite.ts';

type Props = { file: Pick<File, 'file_id' | 'favorite'>; size?: 'small' | 'medium' };

export function FavoriteButton({ file, size = 'small' }: Props) {
  const t = useTexts(favoriteTexts);
  const turn = useFavorite();
  if (!useMay('favorites.write')) return null;
  return (
    <IconAction
      size={size}
      label={t(file.favorite ? 'remove' : 'add')}
      aria-pressed={file.favorite}
      data-testid="favorite"
      onClick={() => turn(file)}
    >
      <Star
        size={size === 'small' ? 15 : 16}
        fill={file.favorite ? 'currentColor' : 'none'}
        color={file.favorite ? 'var(--warn)' : 'var(--text-3)'}
      />
    </IconAction>
  );
}
