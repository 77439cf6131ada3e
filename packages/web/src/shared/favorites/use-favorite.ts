import { addFavorite, removeFavorite } from '@earshot/core/favorites/favorites.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { useCallback } from 'react';
import { call } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { changeRows, refreshListsSoon } from '../files/files.queries.ts';
import { useNotify } from '../use-notify.ts';
import { canWait, letWait } from '../waiting/waiting.ts';
import { favoriteTexts } from './favorites.texts.ts';

const show = (fileId: string, favorite: boolean) => changeRows(fileId, (file) => ({ ...file, favorite }));

/** The star turns at once and turns back if the server refuses; what was done can be undone. */
export function useFavorite(): (file: Pick<File, 'file_id' | 'favorite'>) => void {
  const t = useTexts(favoriteTexts);
  const notify = useNotify();
  return useCallback(
    ({ file_id, favorite }) => {
      const set = async (isOn: boolean, isUndo: boolean): Promise<void> => {
        show(file_id, isOn);
        try {
          await call(isOn ? addFavorite : removeFavorite, { params: { file_id } });
        } catch (error) {
          if (canWait(error)) {
            await letWait({ kind: 'favorite', fileId: file_id, isOn });
            return;
          }
          show(file_id, !isOn);
          notify.failed(error);
          return;
        }
        if (!isUndo) notify.undoable(t(isOn ? 'added' : 'removed'), () => void set(!isOn, true));
        refreshListsSoon();
      };
      void set(!favorite, false);
    },
    [t, notify],
  );
}
