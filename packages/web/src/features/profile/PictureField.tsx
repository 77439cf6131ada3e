import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useRemovePicture, useSetPicture } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx').then((file) => ({ default: file.CropDialog })));

const mostBytes = 2 * 1024 * 1024;
const unreadable = new CallError(415, 'users.image_unreadable');

export function PictureField({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const set = useSetPicture();
  const remove = useRemovePicture();
  const refuse = (error: unknown) => {
    setChosen(null);
    setProblem(errorText(error));
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setProblem('');
    if (file.size > mostBytes) return refuse(new CallError(413, 'users.image_too_large'));
    createImageBitmap(file).then(
      (picture) => {
        picture.close();
        setChosen(file);
      },
      () => refuse(unreadable),
    );
  };
  const save = (picture: Blob) =>
    set.mutate(picture, {
      onSuccess: () => {
        setChosen(null);
        notify.done(t('pictureSaved'));
      },
      onError: refuse,
    });
  return (
    <div className="row" style={{ gap: 16, flexWrap: 'wrap' }}>
      <Avatar name={user.name || user.email} src={user.avatar} size={64} />
      <div style={{ display: 'grid', gap: 6 }}>
        <div className="row" style={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t(user.avatar === null ? 'choosePicture' : 'changePicture')}
          </Button>
          {user.avatar !== null && (
            <Button
              loading={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => notify.done(t('pictureRemoved')),
                  onError: notify.failed,
                })
              }
            >
              {t('removePicture')}
            </Button>
          )}
        </div>
        {problem === '' ? (
          <span className="sm mut">{t('pictureHelp')}</span>
        ) : (
          <span className="sm" role="alert" style={{ color: 'var(--bad-fg)' }}>
            {problem}
          </span>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          hidden
          data-testid="picture-input"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {chosen !== null && (
        <Suspense>
          <CropDialog
            file={chosen}
            isSaving={set.isPending}
            onSave={save}
            onUnreadable={() => refuse(unreadable)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
