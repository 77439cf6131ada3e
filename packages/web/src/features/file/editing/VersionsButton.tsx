import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/parts.ts';
import { editingTexts } from './editing.texts.ts';

const VersionsDialog = lazyPart(() =>
  import('./VersionsDialog.tsx').then((file) => ({ default: file.VersionsDialog })),
);

export function VersionsButton({ file, transcript }: { file: File; transcript: Transcript }) {
  const t = useTexts(editingTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconAction size="small" label={t('versions')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <History size={15} />
      </IconAction>
      {isOpen && (
        <Suspense>
          <VersionsDialog {...{ file, transcript }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
