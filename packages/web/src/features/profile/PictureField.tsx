import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import { Suspense, useRef } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { useRemovePicture } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';
import { usePicture } from './use-picture.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx').then((file) => ({ default: file.CropDialog })));

export function PictureField({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const input = useRef<HTMLInputElement>(null);
  const { chosen, problem, choose, save, ...picture } = usePicture();
  return (
    <div className="row" style={{ gap: 16, flexWrap: 'wrap' }}>
      <Avatar name={user.name || user.email} src={user.avatar} size={64} />
      <div style={{ display: 'grid', gap: 6 }}>
        <div className="row" style={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t(user.avatar === null ? 'choosePicture' : 'changePicture')}
          </Button>
          {user.avatar !== null && <RemovePicture />}
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
            isSaving={picture.isSaving}
            onSave={save}
            onUnreadable={picture.refuseUnreadable}
            onClose={picture.forget}
          />
        </Suspense>
      )}
    </div>
  );
}

function RemovePicture() {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const remove = useRemovePicture();
  return (
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
  );
}
